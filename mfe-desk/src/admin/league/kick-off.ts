import { formatShortWeekday } from 'shared-contracts/format/dates'

interface KickOff {
  readonly day: string | null
  readonly time: string | null
}

/** A day of the season's zone in words: `Sat, Nov 14, 2026`. */
export const dayInWords = (day: string | null) =>
  day === null ? 'No day yet' : formatShortWeekday(day)

/** When a match begins, as the season's zone counts: `Sat, Nov 14, 2026, 15:00`. */
export const kickOffOf = ({ day, time }: KickOff) =>
  dayInWords(day) + (time === null ? '' : `, ${time}`)

/** A match by its clubs: `Hearts of Oak v Asante Kotoko`. */
export const clubsOf = ({
  home,
  away,
}: {
  readonly home: { readonly name: string }
  readonly away: { readonly name: string }
}) => `${home.name} v ${away.name}`
