import styled from '@emotion/styled'
import { formatVolume } from 'shared-contracts/format'
import { Muted, Subtitle } from 'shared-ui'
import { LIVE_MATCH } from '../../data/live-match.ts'

const FACTS = [
  ['Competition', LIVE_MATCH.competition],
  ['Venue', LIVE_MATCH.venue],
  ['Attendance', formatVolume(LIVE_MATCH.attendance)],
  ['Referee', LIVE_MATCH.referee],
  ['Weather', LIVE_MATCH.weather],
  ['Live viewers', formatVolume(LIVE_MATCH.liveViewers)],
] as const

export function MatchInfo() {
  return (
    <section aria-labelledby="match-info">
      <Subtitle as="h2" id="match-info">
        Match Info
      </Subtitle>
      <Facts>
        {FACTS.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <Muted>Sample match: teams are real clubs, everything else is invented.</Muted>
    </section>
  )
}

const Facts = styled.dl`
  display: grid;
  margin-block: 16px;

  div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding-block: 10px;
    border-top: 1px solid var(--line);
  }
  dt {
    color: var(--text-muted);
  }
  dd {
    text-align: right;
  }
`
