import styled from '@emotion/styled'
import { Title } from 'shared-ui'
import type { Player } from '../../league/player.ts'
import { Crest } from '../crest/Crest.tsx'
import { topPlayers } from './player-filters.ts'

interface TopPlayersProps {
  readonly id: string
  readonly title: string
  readonly players: readonly Player[]
  readonly by: 'goals' | 'assists'
}

export function TopPlayers({ id, title, players, by }: TopPlayersProps) {
  return (
    <Card aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      <ol>
        {topPlayers(players, by).map((player) => (
          <li key={player.id}>
            <Crest team={player.team} size={30} />
            <span>
              <b>{player.name}</b>
              {player.team}
            </span>
            <strong>
              {player[by]} <small>{by}</small>
            </strong>
          </li>
        ))}
      </ol>
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
`
