import { useQuery } from 'shared-contracts/query'
import type { PageProps } from 'shared-contracts/remote'
import { usePreview } from 'shared-ui/preview'
import { PLAYER_HEAD } from '../../features/record/record-head.ts'
import { RecordPage } from '../../features/record/RecordPage.tsx'
import { SeasonScope } from '../../features/season/SeasonScope.tsx'
import { placeOf, useSeasonOf } from '../../features/season/use-season-of.ts'
import { playerQuery } from '../../queries/league-queries.ts'
import { playerAddress } from '../../site/league-addresses.ts'
import { WholePlayer } from './WholePlayer.tsx'

/** A player in the newest season that has the player, at `/players/:player`. */
export function PlayerPage({ params: { player } }: PageProps) {
  const preview = usePreview()
  const query = useQuery({ ...playerQuery(player ?? '', preview), enabled: player !== undefined })
  const { data: season } = useSeasonOf(placeOf(query.data?.spells[0]?.season))
  return (
    <RecordPage head={PLAYER_HEAD} slug={player} query={query} addressOf={playerAddress}>
      {(data) => (
        <SeasonScope season={season}>
          <WholePlayer player={data} />
        </SeasonScope>
      )}
    </RecordPage>
  )
}
