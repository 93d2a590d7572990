import styled from '@emotion/styled'
import { Muted, Title } from 'shared-ui'
import type { RankedPlayer } from 'shared-contracts/league/player'
import { Link } from 'shared-contracts/router'
import { playerAddress, teamAddress } from '../../site/league-addresses.ts'
import { Crest } from '../crest/Crest.tsx'
import { nounFor } from '../words/noun-for.ts'

const NOUNS = { goals: 'goal', assists: 'assist' } as const
const PLAYERS = { goals: 'scorers', assists: 'assists' } as const

interface TopPlayersProps {
  readonly id: string
  readonly title: string
  /** The best first. */
  readonly players: readonly RankedPlayer[]
  readonly by: 'goals' | 'assists'
  /** Whether a match has been played: without players, their names are missing then. */
  readonly hasBegun: boolean
}

export function TopPlayers({ id, title, players, by, hasBegun }: TopPlayersProps) {
  return (
    <Card aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      <ol>
        {players.map(({ player, club, ...figures }) => (
          <li key={player.slug}>
            <Crest team={club.name} size={30} />
            <span>
              <b>
                <Link to={playerAddress(player.slug)} translate="no">
                  {player.name}
                </Link>
              </b>
              <Link to={teamAddress(club.slug)} translate="no">
                {club.name}
              </Link>
            </span>
            <strong>
              {figures[by]} <small>{nounFor(figures[by], NOUNS[by])}</small>
            </strong>
          </li>
        ))}
      </ol>
      {players.length === 0 && (
        <Muted>
          {hasBegun
            ? `No ${PLAYERS[by]} have been entered yet.`
            : 'Nobody yet. The first match will change that.'}
        </Muted>
      )}
    </Card>
  )
}

const Card = styled.section`
  padding: clamp(20px, 3vw, 32px);
  background: linear-gradient(172deg, var(--glow), var(--surface-raised) 65%);
  border-block-start: 4px solid var(--brand);

  h2 {
    margin-block-end: 12px;
  }
  li {
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: center;
    gap: 14px;
    padding-block: 10px;
    border-block-end: 1px solid var(--line);
  }
  li span {
    font-size: var(--text-s);
    color: var(--text-muted);
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  b {
    display: block;
    font-size: var(--text-m);
    color: var(--text);
  }
  strong {
    font: 900 2rem/1 var(--font-display);
    color: var(--brand);
  }
  small {
    font: 400 var(--text-s) / 1 var(--font-text);
    color: var(--text-muted);
  }
  /* For thumbs, the upper half of a row is the player's, and the lower half the club's. */
  @media (pointer: coarse) {
    li {
      padding-block: 0;
    }
    a {
      display: flex;
      min-height: 44px;
    }
    b a {
      align-items: end;
    }
  }
  /* A name keeps to its line, in the fallback's letters too. */
  @media (max-width: 47.99em) {
    strong {
      display: grid;
      justify-items: end;
    }
  }
`
