import styled from '@emotion/styled'
import type { Appearance, MatchResponse } from 'shared-contracts/league/match'
import { Link } from 'shared-contracts/router'
import { Muted, Subtitle, Title } from 'shared-ui'
import { playerAddress } from '../../site/league-addresses.ts'

/** Starters and substitutes of both clubs. */
export function LineUps({ match: { home, away, lineUps } }: { readonly match: MatchResponse }) {
  return (
    <section aria-labelledby="line-ups">
      <Title id="line-ups">Line-ups</Title>
      {lineUps.home.length + lineUps.away.length === 0 ? (
        <Muted>The line-ups are not known.</Muted>
      ) : (
        <Sides>
          <LineUp club={home.name} players={lineUps.home} />
          <LineUp club={away.name} players={lineUps.away} />
        </Sides>
      )}
    </section>
  )
}

function LineUp({
  club,
  players,
}: {
  readonly club: string
  readonly players: readonly Appearance[]
}) {
  const bench = players.filter(({ isStarter }) => !isStarter)
  return (
    <div>
      <Subtitle>{club}</Subtitle>
      <Players of={`${club}, starting`} players={players.filter(({ isStarter }) => isStarter)} />
      {bench.length > 0 && (
        <>
          <Muted>Substitutes</Muted>
          <Players of={`${club}, substitutes`} players={bench} />
        </>
      )}
    </div>
  )
}

function Players({
  of,
  players,
}: {
  readonly of: string
  readonly players: readonly Appearance[]
}) {
  const hasNumbers = players.some(({ shirtNumber }) => shirtNumber !== null)
  return (
    <List aria-label={of}>
      {players.map(({ player, shirtNumber, position }) => (
        <li key={player.slug}>
          {hasNumbers && <b>{shirtNumber}</b>}
          <Link to={playerAddress(player.slug)} translate="no">
            {player.name}
          </Link>
          <span>{position}</span>
        </li>
      ))}
    </List>
  )
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: 24px 48px;
  margin-block-start: 16px;
`

const List = styled.ol`
  margin-block: 8px 16px;

  li {
    display: flex;
    gap: 12px;
    align-items: center;
    min-height: 44px;
    border-block-end: 1px solid var(--line);
  }
  b {
    flex: 0 0 3ch;
    font: 900 1.25rem/1 var(--font-display);
    font-variant-numeric: tabular-nums lining-nums;
    color: var(--brand);
  }
  a {
    flex: 1;
    min-width: 0;
    padding-block: 10px;
    margin-block: -10px;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  span {
    font-size: var(--text-s);
    color: var(--text-muted);
  }
`
