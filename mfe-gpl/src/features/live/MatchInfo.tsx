import styled from '@emotion/styled'
import { formatWhole } from 'shared-contracts/format'
import { Muted, Subtitle } from 'shared-ui'
import type { ShownMatch } from '../live-scores/live-match.ts'

export function MatchInfo({ match }: { readonly match: ShownMatch }) {
  const { competition, ground, attendance, referee, weather, viewers } = match
  const facts = [
    ['Competition', competition.name],
    ['Venue', ground],
    ['Attendance', attendance === null ? null : formatWhole(attendance)],
    ['Referee', referee],
    ['Weather', weather],
    ['Live viewers', viewers === null ? null : formatWhole(viewers)],
  ] as const
  return (
    <section aria-labelledby="match-info">
      <Subtitle as="h2" id="match-info">
        Match Info
      </Subtitle>
      <Facts>
        {facts.map(
          ([name, value]) =>
            value !== null && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </Facts>
      {match.isSample && (
        <Muted>Sample match: teams are real clubs, everything else is invented.</Muted>
      )}
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
