/** Pages of the league's records, as paths below the portal; each takes the record's slug. */
const pageOf = (list: string) => (slug: string) => `/${list}/${encodeURIComponent(slug)}`

export const matchAddress = pageOf('matches')
export const teamAddress = pageOf('teams')
export const playerAddress = pageOf('players')
export const articleAddress = pageOf('news')
