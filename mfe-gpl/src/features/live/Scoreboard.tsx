import styled from '@emotion/styled'
import Heart from 'lucide-react/icons/heart'
import Share2 from 'lucide-react/icons/share-2'
import { IconButton } from 'shared-ui'
import { LIVE_MATCH } from '../../data/live-match.ts'
import { Crest } from '../crest/Crest.tsx'
import { createDeviceList, useDeviceList } from '../device-list/device-list.ts'
import { useShare } from '../share/use-share.ts'

const favouriteMatches = createDeviceList('gpl-favourite-matches')

/** Who plays, how it stands, and what a fan can do with it. */
export function Scoreboard() {
  const { homeTeam, awayTeam, homeScore, awayScore } = LIVE_MATCH
  const match = `${homeTeam} v ${awayTeam}`
  const { ids, toggle } = useDeviceList(favouriteMatches)
  const share = useShare()
  const isFavourite = ids.includes(match)
  return (
    <Board>
      <Side>
        <Crest team={homeTeam} size={48} />
        <span>{homeTeam}</span>
      </Side>
      <Score>
        {homeScore} - {awayScore}
      </Score>
      <Side>
        <Crest team={awayTeam} size={48} />
        <span>{awayTeam}</span>
      </Side>
      <Actions>
        <IconButton
          type="button"
          aria-label="Favorite"
          aria-pressed={isFavourite}
          onClick={() => toggle(match)}
        >
          <Heart size={20} fill={isFavourite ? 'currentColor' : 'none'} />
        </IconButton>
        <IconButton type="button" aria-label="Share" onClick={() => void share({ title: match })}>
          <Share2 size={20} />
        </IconButton>
      </Actions>
    </Board>
  )
}

const Board = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 28px;
  padding-block: 20px;

  /* The score stands between the clubs, however narrow the screen. */
  @media (max-width: 767px) {
    display: grid;
    grid-template-columns: 1fr auto 1fr;
    gap: 12px;
    justify-items: center;
    text-align: center;

    > p {
      flex-direction: column;
    }
    > div {
      grid-column: 1 / -1;
      margin: 0;
    }
  }
`

const Side = styled.p`
  display: flex;
  align-items: center;
  gap: 12px;
  font: 800 var(--text-l) / 1.1 var(--font-display);
  text-transform: uppercase;
  text-wrap: balance;
`

const Score = styled.p`
  font: 800 var(--text-3xl) / 1 var(--font-display);
  color: var(--brand);
`

const Actions = styled.div`
  display: flex;
  gap: 4px;
  margin-left: auto;
`
