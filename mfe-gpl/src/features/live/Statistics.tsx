import styled from '@emotion/styled'
import type { MatchResponse, MatchStatistics } from 'shared-contracts/league/match'
import { Muted, Subtitle } from 'shared-ui'

/** Labels of the statistics, in the order in which they are shown. */
const LABELS: readonly (readonly [keyof MatchStatistics, string])[] = [
  ['possession', 'Possession'],
  ['shots', 'Shots'],
  ['shotsOnTarget', 'Shots on Target'],
  ['corners', 'Corners'],
  ['fouls', 'Fouls'],
  ['offsides', 'Offsides'],
]

type StatisticsProps = Pick<MatchResponse, 'home' | 'away' | 'statistics'>

/** Both sides' figures as bars that meet in the middle, with the numbers beside them. */
export function Statistics({ home: host, away: guest, statistics }: StatisticsProps) {
  return (
    <section aria-labelledby="statistics">
      <Subtitle as="h2" id="statistics">
        Match Statistics
      </Subtitle>
      {!statistics && <Muted>No statistics are kept for this match.</Muted>}
      <List>
        {statistics &&
          LABELS.map(([name, label]) => {
            const { home, away } = statistics[name]
            // Nobody measures possession at the touchline.
            if (name === 'possession' && home + away === 0) return null
            const unit = name === 'possession' ? '%' : ''
            const share = home + away === 0 ? 50 : (home / (home + away)) * 100
            return (
              <li key={name}>
                <p>
                  <b>
                    {home}
                    {unit}
                  </b>
                  <span>{label}</span>
                  <b>
                    {away}
                    {unit}
                  </b>
                </p>
                <svg
                  viewBox="0 0 100 3"
                  preserveAspectRatio="none"
                  role="img"
                  aria-label={`${label}: ${host.name} ${home}${unit}, ${guest.name} ${away}${unit}`}
                >
                  <rect width="100" height="3" fill="var(--edge)" />
                  <rect width={share} height="3" fill="var(--brand)" />
                </svg>
              </li>
            )
          })}
      </List>
    </section>
  )
}

const List = styled.ul`
  display: grid;
  gap: 16px;
  margin-top: 16px;

  p {
    display: flex;
    justify-content: space-between;
    margin-bottom: 6px;
    font-size: var(--text-s);
  }
  svg {
    width: 100%;
    height: 6px;
  }
`
