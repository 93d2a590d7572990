import styled from '@emotion/styled'
import Heart from 'lucide-react/icons/heart'
import Share2 from 'lucide-react/icons/share-2'
import { Link } from 'shared-contracts/router'
import { IconButton, Tag } from 'shared-ui'
import type { ShownMatch } from '../live-scores/live-match.ts'
import { matchAddress, teamAddress } from '../../site/league-addresses.ts'
import { Crest } from '../crest/Crest.tsx'
import { createDeviceList, useDeviceList } from '../device-storage/device-list.ts'
import { minuteOf, titleOf } from '../fixtures/fixture-facts.ts'
import { AddedTime } from '../live-scores/AddedTime.tsx'
import { Goals } from '../live-scores/Goals.tsx'
import { LostConnection } from '../live-scores/LostConnection.tsx'
import { isOn, stateInShort } from '../match-state/match-state.ts'
import { SampleMark } from '../season/SampleMark.tsx'
import { useShare } from '../share/use-share.ts'

const favouriteMatches = createDeviceList('gpl-favourite-matches')

/** Clubs, score, and actions for fans. */
export function Scoreboard({ match }: { readonly match: ShownMatch }) {
  const { home, away, score, slug } = match
  const title = titleOf(match)
  const goals = `${score?.home ?? 0} - ${score?.away ?? 0}`
  const { ids, toggle } = useDeviceList(favouriteMatches)
  const share = useShare()
  const isFavourite = ids.includes(slug)
  return (
    <Board>
      <Side>
        <Crest team={home.name} size={48} />
        <Link to={teamAddress(home.slug)} translate="no">
          {home.name}
        </Link>
      </Side>
      <Score>
        <Link to={matchAddress(slug)} aria-label={`${goals}, ${title}: the page of this match`}>
          <Goals>{score?.home ?? 0}</Goals> - <Goals>{score?.away ?? 0}</Goals>
        </Link>
      </Score>
      <Side>
        <Crest team={away.name} size={48} />
        <Link to={teamAddress(away.slug)} translate="no">
          {away.name}
        </Link>
      </Side>
      <Marks>
        {match.isSample && <Tag>Replay</Tag>}
        {match.clock === null && <MatchState match={match} />}
        <AddedTime match={slug} />
        <SampleMark />
        <LostConnection match={match} />
      </Marks>
      <Actions>
        <IconButton
          type="button"
          aria-label="Favorite"
          aria-pressed={isFavourite}
          onClick={() => toggle(slug)}
        >
          <Heart size={20} fill={isFavourite ? 'currentColor' : 'none'} />
        </IconButton>
        <IconButton type="button" aria-label="Share" onClick={() => void share({ title })}>
          <Share2 size={20} />
        </IconButton>
      </Actions>
    </Board>
  )
}

/** The state of a match, unless the video shows it. */
function MatchState({ match }: { readonly match: ShownMatch }) {
  if (!isOn(match)) return <Tag>{stateInShort(match)}</Tag>
  return match.hasStream ? null : <Tag data-tone="live">LIVE {minuteOf(match)}</Tag>
}

const Board = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 28px;
  padding-block: 20px;

  a {
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }

  /* The score stands between the clubs, however narrow the screen. */
  @media (max-width: 47.94em) {
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

  @media (pointer: coarse) {
    a {
      padding-block: 11px;
      margin-block: -11px;
    }
  }
`

const Score = styled.p`
  font: 800 var(--text-3xl) / 1 var(--font-display);
  color: var(--brand);
`

const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;

  &:empty {
    display: none;
  }
`

const Actions = styled.div`
  display: flex;
  gap: 4px;
  margin-left: auto;
`
