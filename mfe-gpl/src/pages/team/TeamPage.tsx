import { useQuery } from 'shared-contracts/query'
import type { PageProps } from 'shared-contracts/remote'
import { usePreview } from 'shared-ui/preview'
import { TEAM_HEAD } from '../../features/record/record-head.ts'
import { RecordPage } from '../../features/record/RecordPage.tsx'
import { SeasonScope } from '../../features/season/SeasonScope.tsx'
import { placeOf, useSeasonOf } from '../../features/season/use-season-of.ts'
import { clubQuery } from '../../queries/league-queries.ts'
import { teamAddress } from '../../site/league-addresses.ts'
import { WholeTeam } from './WholeTeam.tsx'

/** A club in its newest season, at `/teams/:team`. */
export function TeamPage({ params: { team } }: PageProps) {
  const preview = usePreview()
  const query = useQuery({ ...clubQuery(team ?? '', preview), enabled: team !== undefined })
  const { data: season } = useSeasonOf(query.data?.fixtures[0] ?? placeOf(query.data?.seasons[0]))
  return (
    <RecordPage head={TEAM_HEAD} slug={team} query={query} addressOf={teamAddress}>
      {(data) => (
        <SeasonScope season={season}>
          <WholeTeam club={data} />
        </SeasonScope>
      )}
    </RecordPage>
  )
}
