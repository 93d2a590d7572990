import CloudDrizzle from 'lucide-react/icons/cloud-drizzle'
import CloudRain from 'lucide-react/icons/cloud-rain'
import Sun from 'lucide-react/icons/sun'
import { Subtitle, Title } from 'shared-ui'
import { MONTHS, monthsWithin, type RegionCalendar, type Season } from './season.ts'
import { Region, SeasonBox, Year } from './season-styles.ts'

const ICONS = { rain: CloudRain, drizzle: CloudDrizzle, sun: Sun }

/** The work on the land and its months, in the South and in the North. */
export function SeasonalCalendar({ calendar }: { readonly calendar: readonly RegionCalendar[] }) {
  return calendar.map(({ region, seasons }) => (
    <Region key={region}>
      <Title as="h4">{region}</Title>
      <ul>
        {seasons.map((season) => (
          <li key={season.season}>
            <SeasonEntry season={season} />
          </li>
        ))}
      </ul>
    </Region>
  ))
}

function SeasonEntry({
  season: { season, months, activities, icon },
}: {
  readonly season: Season
}) {
  const Icon = ICONS[icon]
  const isOn = monthsWithin(months)
  return (
    <SeasonBox data-season={icon}>
      <Icon size={28} aria-hidden="true" />
      <Subtitle as="h5">{season}</Subtitle>
      <p>{months}</p>
      <Year aria-hidden="true">
        {MONTHS.map((month, index) => (
          <span key={month} data-on={isOn[index]}>
            {month.charAt(0)}
          </span>
        ))}
      </Year>
      <ul>
        {activities.map((activity) => (
          <li key={activity}>{activity}</li>
        ))}
      </ul>
    </SeasonBox>
  )
}
