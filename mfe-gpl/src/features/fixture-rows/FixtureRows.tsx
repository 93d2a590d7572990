import styled from '@emotion/styled'
import type { FixtureResponse } from 'shared-contracts/league/fixture'
import { Link } from 'shared-contracts/router'
import { matchAddress } from '../../site/league-addresses.ts'
import { scoreOf } from '../fixtures/fixture-facts.ts'
import { useLiveFixture } from '../live-scores/use-live-scores.ts'
import { stateInShort } from '../match-state/match-state.ts'
import { dayInShort } from '../match-state/match-time.ts'
import { useSeasonNow } from '../season/use-season-now.ts'

/** A list of matches with date, clubs and result. Each links to its page. */
export function FixtureRows({ fixtures }: { readonly fixtures: readonly FixtureResponse[] }) {
  const now = useSeasonNow()
  return (
    <Rows>
      {fixtures.map((fixture) => (
        <FixtureRow key={fixture.slug} fixture={fixture} now={now} />
      ))}
    </Rows>
  )
}

interface FixtureRowProps {
  readonly fixture: FixtureResponse
  readonly now: number | null
}

function FixtureRow({ fixture: listed, now }: FixtureRowProps) {
  const fixture = useLiveFixture(listed)
  const { slug, home, away, roundName } = fixture
  const score = scoreOf(fixture)
  const day = dayInShort(fixture)
  // Without a day, the round says most about the date.
  const state = fixture.status === 'scheduled' && day === null ? roundName : null
  return (
    <li>
      <Link to={matchAddress(slug)}>
        <span data-day>{day ?? 'No date yet'}</span>
        <span data-clubs translate="no">
          {home.name} <b>{score ? `${score.home} - ${score.away}` : 'v'}</b> {away.name}
        </span>
        <span data-state>{state ?? stateInShort(fixture, now)}</span>
      </Link>
    </li>
  )
}

const Rows = styled.ol`
  border-block-start: 1px solid var(--line);

  a {
    display: grid;
    grid-template-columns: 7.5rem minmax(0, 1fr) auto;
    gap: 4px 16px;
    align-items: baseline;
    padding: 12px 8px;
    text-decoration: none;
    border-block-end: 1px solid var(--line);
  }
  a:hover {
    background: var(--surface-raised);
  }
  [data-day],
  [data-state] {
    font-size: var(--text-s);
    font-variant-numeric: tabular-nums lining-nums;
    color: var(--text-muted);
  }
  [data-clubs] {
    font: 700 1.25rem/1.15 var(--font-display);
    text-transform: uppercase;
  }
  b {
    font-weight: 900;
    white-space: nowrap;
    color: var(--brand);
  }

  /* When and how stand above who, so that names have the whole line. */
  @media (max-width: 639px) {
    a {
      grid-template-columns: 1fr auto;
    }
    [data-clubs] {
      grid-column: 1 / -1;
      grid-row: 2;
    }
  }
`
