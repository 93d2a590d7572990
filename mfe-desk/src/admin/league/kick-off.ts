import { formatShortWeekday } from 'shared-contracts/format/dates'

interface KickOff {
  readonly day: string | null
  readonly time: string | null
}

/** Formats a day in the season's time zone: `Sat, Nov 14, 2026`. */
export const formatDay = (day: string | null) =>
  day === null ? 'No day yet' : formatShortWeekday(day)

/** Formats the kick-off in the season's time zone: `Sat, Nov 14, 2026, 15:00`. */
export const formatKickOff = ({ day, time }: KickOff) =>
  formatDay(day) + (time === null ? '' : `, ${time}`)

/** A match by its clubs: `Hearts of Oak v Asante Kotoko`. */
export const clubsOf = ({
  home,
  away,
}: {
  readonly home: { readonly name: string }
  readonly away: { readonly name: string }
}) => `${home.name} v ${away.name}`
