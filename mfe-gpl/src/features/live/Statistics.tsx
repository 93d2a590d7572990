import styled from '@emotion/styled'
import { Subtitle } from 'shared-ui'
import { STATISTIC_LABELS, STATISTICS } from '../../data/live-coverage.ts'
import { LIVE_MATCH } from '../../data/live-match.ts'

/** Both sides' figures as bars that meet in the middle; the numbers stand beside them. */
export function Statistics() {
  return (
    <section aria-labelledby="statistics">
      <Subtitle as="h2" id="statistics">
        Match Statistics
      </Subtitle>
      <List>
        {STATISTIC_LABELS.map(([name, label]) => {
          const { home, away } = STATISTICS[name]
          const unit = name === 'possession' ? '%' : ''
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
                aria-label={`${label}: ${LIVE_MATCH.homeTeam} ${home}${unit}, ${LIVE_MATCH.awayTeam} ${away}${unit}`}
              >
                <rect width="100" height="3" fill="var(--edge)" />
                <rect width={(home / (home + away)) * 100} height="3" fill="var(--brand)" />
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
