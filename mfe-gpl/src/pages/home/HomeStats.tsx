import styled from '@emotion/styled'
import { Container, Figure, Section, VisuallyHidden } from 'shared-ui'
import type { SeasonAtHand } from '../../queries/league-queries.ts'
import { SampleMark } from '../../features/season/SampleMark.tsx'
import { nounFor } from '../../features/words/noun-for.ts'
import { REACH, VIEWERS } from './reach.ts'
import type { StandingAtHand } from '../../queries/league-queries.ts'

interface HomeStatsProps {
  /** Null until it is known. */
  readonly season: SeasonAtHand | null
  readonly standings: readonly StandingAtHand[]
}

export function HomeStats({ season, standings }: HomeStatsProps) {
  const played = Math.max(0, ...standings.map((row) => row.played))
  const [teams, matches] = [season?.clubs.length ?? 0, season?.matches ?? 0]
  return (
    <Band aria-labelledby="numbers">
      <Container>
        <VisuallyHidden as="h2" id="numbers">
          The league in numbers
        </VisuallyHidden>
        <Numbers>
          {REACH.map(({ value, suffix, label }) => (
            <li key={label}>
              <Figure>{`${value}${suffix}`}</Figure> {label}
            </li>
          ))}
        </Numbers>
        <Line>
          {teams > 0 && `${teams} ${nounFor(teams, 'team')}, `}
          {matches > 0 && `${matches} ${nounFor(matches, 'match', 'matches')} per season, `}
          {played > 0 && `${played} ${nounFor(played, 'matchday')} played, `}
          {VIEWERS} at home and abroad. <SampleMark />
        </Line>
      </Container>
    </Band>
  )
}

const Band = styled(Section)`
  padding-block: 40px;
  color: var(--on-brand);
  background: linear-gradient(98deg, var(--brand) 70%, var(--brand-hover));
`

const Numbers = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.75rem), 1fr));
  gap: 24px;

  li {
    font-weight: 600;
  }
  li > span {
    display: block;
    white-space: nowrap;
    font-size: clamp(2.5rem, 1.4rem + 4.4vw, 4.75rem);
    font-weight: 900;
  }
`

const Line = styled.p`
  margin-block-start: 24px;
  padding-block-start: 16px;
  font-weight: 500;
  border-block-start: 2px solid;
`
