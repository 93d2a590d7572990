import type { Named } from 'shared-contracts/league/name'
import { useQuery } from 'shared-contracts/query'
import { clubsQuery } from '../../queries/league-queries.ts'

/**
 * Returns the present slug of a club that an address names by a former one; any other team as it is.
 *
 * @param here clubs of the page; all others are read if the team is none of them.
 */
export function useTeamNow(team: string, here: readonly Named[]): string {
  const isHere = team === '' || here.some(({ slug, name }) => slug === team || name === team)
  const { data: all } = useQuery({ ...clubsQuery(), enabled: !isHere })
  const renamed = isHere ? undefined : all?.find(({ formerSlugs }) => formerSlugs?.includes(team))
  return renamed?.slug ?? team
}
