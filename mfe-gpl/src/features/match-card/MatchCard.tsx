import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Tag } from 'shared-ui'
import type { Fixture } from '../../league/fixture.ts'
import { LIVE_MATCH } from '../../data/live-match.ts'
import { Crest } from '../crest/Crest.tsx'

interface MatchCardProps {
  readonly fixture: Fixture
  /** Level of its heading, below the section's. */
  readonly heading?: 'h3' | 'h4'
  /** What can be done with the match. */
  readonly children?: ReactNode
}

/** Two clubs and when they meet, or how it stands while they do. */
export function MatchCard({ fixture, heading: Heading = 'h3', children }: MatchCardProps) {
  const { homeTeam, awayTeam, isLive, hasStream, time, venue, competition } = fixture
  return (
    <Card data-live={isLive || undefined}>
      <Meta>
        {isLive ? <Tag data-tone="live">LIVE {LIVE_MATCH.time}</Tag> : <b>{time} GMT</b>}
        <span>{competition}</span>
      </Meta>
      <Heading>
        <Side>
          <Crest team={homeTeam} />
          <span>{homeTeam}</span>
          {isLive && <Score>{LIVE_MATCH.homeScore}</Score>}
        </Side>
        <Versus>{isLive ? '' : 'v'} </Versus>
        <Side>
          <Crest team={awayTeam} />
          <span>{awayTeam}</span>
          {isLive && <Score>{LIVE_MATCH.awayScore}</Score>}
        </Side>
      </Heading>
      <Venue>
        <span>{venue}</span>
        {hasStream && !isLive && <Tag>Streamed</Tag>}
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
  h3,
  h4 {
    display: grid;
    gap: 4px;
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
