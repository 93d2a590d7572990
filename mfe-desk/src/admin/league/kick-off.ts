interface KickOff {
  readonly day: string | null
  readonly time: string | null
}

const inWords = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** A day of the season's zone in words: `Sat 14 Nov 2026`. */
export const dayInWords = (day: string | null) =>
  day === null ? 'No day yet' : inWords.format(new Date(day)).replace(',', '')

/** When a match begins, as the season's zone counts: `Sat 14 Nov 2026, 15:00`. */
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
