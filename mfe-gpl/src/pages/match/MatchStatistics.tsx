import styled from '@emotion/styled'
import type { MatchResponse } from 'shared-contracts/league/match'
import { Muted, Subtitle } from 'shared-ui'

const LABELS = [
  ['possession', 'Possession'],
  ['shots', 'Shots'],
  ['shotsOnTarget', 'Shots on Target'],
  ['corners', 'Corners'],
  ['fouls', 'Fouls'],
  ['offsides', 'Offsides'],
] as const

/** Both sides' figures as bars that meet in the middle; the numbers stand beside them. */
export function MatchStatistics({ match }: { readonly match: MatchResponse }) {
  const { home, away, statistics } = match
  return (
    <section aria-labelledby="statistics">
      <Subtitle as="h2" id="statistics">
        Match Statistics
      </Subtitle>
      {!statistics && <Muted>Nobody has counted in this match.</Muted>}
      <List>
        {statistics &&
          LABELS.map(([name, label]) => {
            const figures = statistics[name]
            const unit = name === 'possession' ? '%' : ''
            const all = figures.home + figures.away
            return (
              <li key={name}>
                <p>
                  <b>
                    {figures.home}
                    {unit}
                  </b>
                  <span>{label}</span>
                  <b>
                    {figures.away}
                    {unit}
                  </b>
                </p>
                <svg
                  viewBox="0 0 100 3"
                  preserveAspectRatio="none"
                  role="img"
                  aria-label={`${label}: ${home.name} ${figures.home}${unit}, ${away.name} ${figures.away}${unit}`}
                >
                  <rect width="100" height="3" fill="var(--edge)" />
                  {all > 0 && (
                    <rect width={(figures.home / all) * 100} height="3" fill="var(--brand)" />
                  )}
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
