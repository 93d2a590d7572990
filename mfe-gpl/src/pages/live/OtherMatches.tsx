import styled from '@emotion/styled'
import type { FixtureResponse } from 'shared-contracts/league/fixture'
import { Link } from 'shared-contracts/router'
import { minuteOf, scoreOf, titleOf } from '../../features/fixtures/fixture-facts.ts'
import { useLiveFixture } from '../../features/live-scores/use-live-scores.ts'

/** Links to the other matches in play. */
export function OtherMatches({ matches }: { readonly matches: readonly FixtureResponse[] }) {
  return (
    <Choice aria-label="Also on">
      <p>Also on:</p>
      <ul>
        {matches.map((match) => (
          <li key={match.slug}>
            <OtherMatch match={match} />
          </li>
        ))}
      </ul>
    </Choice>
  )
}

function OtherMatch({ match: listed }: { readonly match: FixtureResponse }) {
  const match = useLiveFixture(listed)
  const { home, away, slug } = match
  const score = scoreOf(match)
  return (
    <Link to={`/live?match=${encodeURIComponent(slug)}`}>
      {score ? `${home.name} ${score.home} - ${score.away} ${away.name}` : titleOf(match)}
      <span> {minuteOf(match)}</span>
    </Link>
  )
}

const Choice = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  margin-block-start: 12px;

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  a {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    padding-inline: 14px;
    font-weight: 600;
    text-decoration: none;
    background: var(--surface-raised);
    border-inline-start: 3px solid var(--live);
  }
  a:hover {
    color: var(--brand);
  }
  span {
    font-variant-numeric: tabular-nums lining-nums;
    color: var(--text-muted);
  }
`
