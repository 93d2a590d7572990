import { useQuery } from 'shared-contracts/query'
import type { PageProps } from 'shared-contracts/remote'
import { MATCH_HEAD } from '../../features/record/record-head.ts'
import { RecordPage } from '../../features/record/RecordPage.tsx'
import { SeasonScope } from '../../features/season/SeasonScope.tsx'
import { useSeasonOf } from '../../features/season/use-season-of.ts'
import { matchQuery } from '../../queries/league-queries.ts'
import { matchAddress } from '../../site/league-addresses.ts'
import { WholeMatch } from './WholeMatch.tsx'

/** A match, at `/matches/:match`. */
export function MatchPage({ params: { match } }: PageProps) {
  const query = useQuery({ ...matchQuery(match ?? ''), enabled: match !== undefined })
  const { data: season } = useSeasonOf(query.data)
  return (
    <RecordPage head={MATCH_HEAD} slug={match} query={query} addressOf={matchAddress}>
      {(data) => (
        <SeasonScope season={season}>
          <WholeMatch match={data} />
        </SeasonScope>
      )}
    </RecordPage>
  )
}
