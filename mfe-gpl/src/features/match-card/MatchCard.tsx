import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import type { FixtureResponse } from 'shared-contracts/league/fixture'
import { Link } from 'shared-contracts/router'
import { Tag } from 'shared-ui'
import { matchAddress } from '../../site/league-addresses.ts'
import { Crest } from '../crest/Crest.tsx'
import { isToCome, minuteOf, scoreOf } from '../fixtures/fixture-facts.ts'
import { Goals } from '../live-scores/Goals.tsx'
import { useLiveFixture } from '../live-scores/use-live-scores.ts'
import { isOn, stateInShort } from '../match-state/match-state.ts'
import { SampleMark } from '../season/SampleMark.tsx'

interface MatchCardProps {
  readonly fixture: FixtureResponse
  /** Level of its heading, below the section's. */
  readonly heading?: 'h3' | 'h4'
  /** What can be done with the match. */
  readonly children?: ReactNode
}

/** Two clubs and when they meet, or how it stands while they do. */
export function MatchCard({ fixture: listed, heading: Heading = 'h3', children }: MatchCardProps) {
  const fixture = useLiveFixture(listed)
  const { home, away, slug, hasStream, ground, competition } = fixture
  const isLive = isOn(fixture)
  const score = scoreOf(fixture)
  return (
    <Card data-live={isLive || undefined}>
      <Meta>
        {isLive ? (
          <Tag data-tone="live">LIVE {minuteOf(fixture)}</Tag>
        ) : (
          <b>{stateInShort(fixture)}</b>
        )}
        {isLive && <SampleMark />}
        <span>{competition.name}</span>
      </Meta>
      <Heading>
        <Link to={matchAddress(slug)}>
          <Side>
            <Crest team={home.name} />
            <span>{home.name}</span>
            {score && (
              <Score>
                <Goals>{score.home}</Goals>
              </Score>
            )}
          </Side>
          <Versus>{score ? '' : 'v'} </Versus>
          <Side>
            <Crest team={away.name} />
            <span>{away.name}</span>
            {score && (
              <Score>
                <Goals>{score.away}</Goals>
              </Score>
            )}
          </Side>
        </Link>
      </Heading>
      <Venue>
        <span>{ground ?? 'Ground not fixed'}</span>
        {hasStream && isToCome(fixture, null) && <Tag>Streamed</Tag>}
      </Venue>
      {children}
    </Card>
  )
}

const Card = styled.article`
  display: flex;
  flex-direction: column;
  gap: 14px;
  height: 100%;
  padding: 20px;
  background: linear-gradient(
    172deg,
    var(--surface-raised) 60%,
    color-mix(in srgb, var(--glow) 45%, var(--surface-raised))
  );
  border-block-start: 3px solid var(--line);

  &[data-live] {
    border-block-start-color: var(--live);
    background: linear-gradient(
      172deg,
      color-mix(in srgb, var(--live) 14%, var(--surface-raised)),
      var(--surface-raised) 55%
    );
  }
  h3 > a,
  h4 > a {
    display: grid;
    gap: 4px;
    color: inherit;
    text-decoration: none;
  }
  h3 > a:hover,
  h4 > a:hover {
    color: var(--brand);
  }
  h3,
  h4 {
    font: 800 1.5rem / 1.1 var(--font-display);
    text-transform: uppercase;

    @media print {
      font-size: 1.2rem;
    }
  }
`

const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  font-size: var(--text-s);
  color: var(--text-muted);

  b {
    color: var(--brand);
  }
`

const Side = styled.span`
  display: grid;
  grid-template-columns: 40px 1fr auto;
  gap: 12px;
  align-items: center;
`

/** As high as its word also without it, so that the clubs of neighbouring cards stand level. */
const Versus = styled.span`
  min-height: 1lh;
  padding-inline-start: 14px;
  font-size: 1rem;
  color: var(--text-muted);
`

const Score = styled.b`
  font-size: 2rem;
  color: var(--brand);
`

const Venue = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  margin-block-end: auto;
  font-size: var(--text-s);
  color: var(--text-muted);
`
