import { useState } from 'react'
import type { LiveResponse } from 'shared-contracts/league/match'
import { useQuery } from 'shared-contracts/query'
import { useSearchParams } from 'shared-contracts/router'
import { isOn } from '../../features/match-state/match-state.ts'
import { matchQuery } from '../../queries/league-queries.ts'

/**
 * Chooses the match of the live page: the one that `match` names in the address if it is in play, or the first in
 * play. It stays until the visitor leaves, even after the final whistle.
 *
 * @returns slug of the match, null if none is in play; and the query's result.
 */
export function useWatchedMatch(live: LiveResponse['live']) {
  const [params] = useSearchParams()
  const asked = params.get('match')
  const isListed = live.some(({ slug }) => slug === asked)
  const [seen, setSeen] = useState<readonly string[]>([])
  const [kept, setKept] = useState<string>()
  const first = kept ?? live[0]?.slug
  // A sample that is not current may show a match as on, which the list leaves out.
  const elsewhere = useQuery({ ...matchQuery(asked ?? ''), enabled: asked !== null && !isListed })
  const isOnElsewhere = elsewhere.data !== undefined && isOn(elsewhere.data)
  const isShown = asked !== null && (isListed || isOnElsewhere || seen.includes(asked))
  const slug = (isShown || elsewhere.isLoading ? asked : first) ?? null
  if (isShown && !seen.includes(asked)) setSeen([...seen, asked])
  if (asked === null && first !== kept) setKept(first)
  const match = useQuery({ ...matchQuery(slug ?? ''), enabled: slug !== null })
  return { slug, match }
}
