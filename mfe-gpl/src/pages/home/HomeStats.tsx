import styled from '@emotion/styled'
import { Container, Figure, Section, VisuallyHidden } from 'shared-ui'
import { REACH, VIEWERS } from '../../data/reach.ts'
import { CURRENT_SEASON, MATCHDAYS_PLAYED, MATCHES_PER_SEASON } from '../../data/season.ts'

export function HomeStats() {
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
          {CURRENT_SEASON.clubs.length} teams, {MATCHES_PER_SEASON} matches per season,{' '}
          {MATCHDAYS_PLAYED} matchdays played, {VIEWERS} at home and abroad.
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
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 140px), 1fr));
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
