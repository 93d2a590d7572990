import { useQuery } from 'shared-contracts/query'
import type { PageProps } from 'shared-contracts/remote'
import { usePreview } from 'shared-ui/preview'
import { PLAYER_HEAD } from '../../features/record/record-head.ts'
import { RecordPage } from '../../features/record/RecordPage.tsx'
import { playerQuery } from '../../queries/league-queries.ts'
import { playerAddress } from '../../site/league-addresses.ts'
import { WholePlayer } from './WholePlayer.tsx'

/** A player in the newest season that has the player, at `/players/:player`. */
export function PlayerPage({ params: { player } }: PageProps) {
  const preview = usePreview()
  const query = useQuery({ ...playerQuery(player ?? '', preview), enabled: player !== undefined })
  return (
    <RecordPage head={PLAYER_HEAD} slug={player} query={query} addressOf={playerAddress}>
      {(data) => <WholePlayer player={data} />}
    </RecordPage>
  )
}
