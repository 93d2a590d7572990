import styled from '@emotion/styled'
import { Muted, Subtitle, Reveal } from 'shared-ui'
import type { FundingArea } from '../../data/funding-areas.ts'

interface FundingAreaRowProps {
  readonly area: FundingArea
  /** The funding goal, in the unit of the area's amount. */
  readonly goal: number
  /** Number of the area's thread in the cloth. */
  readonly thread: number
}

/** An entry for a funding area: amount, purpose, and what it pays for. */
export function FundingAreaRow({ area, goal, thread }: FundingAreaRowProps) {
  return (
    <Line>
      <Columns>
        <Amount data-thread={thread}>
          <strong>${area.amount}M</strong>
          <span>{(area.amount / goal) * 100}% of the goal</span>
        </Amount>
        <div>
          <Subtitle>{area.title}</Subtitle>
          <Muted>{area.description}</Muted>
        </div>
        <Features aria-label={`What ${area.title} pays for`}>
          {area.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </Features>
      </Columns>
    </Line>
  )
}

const Line = styled.li`
  border-block-start: 1px solid var(--line);
  break-inside: avoid;
`

const Columns = styled(Reveal)`
  display: grid;
  gap: 20px clamp(24px, 4vw, 64px);
  grid-template-columns: minmax(150px, 3fr) 5fr 4fr;
  padding-block: clamp(28px, 3.2vw, 44px);

  > div {
    display: grid;
    gap: 12px;
    align-content: start;
  }
  @media (max-width: 49.94em) {
    grid-template-columns: 1fr;
  }
  @media print {
    grid-template-columns: 3fr 5fr 4fr;
    gap: 8mm;
    padding-block: 4mm;
  }
`

const Amount = styled.p`
  display: grid;
  gap: 8px;
  align-content: start;
  justify-items: start;
  font-size: var(--text-s);
  color: var(--text-muted);

  strong {
    font: var(--display-weight) var(--text-3xl) / 1 var(--font-display);
    letter-spacing: -0.03em;
    color: var(--text);
  }
  span {
    padding-inline-start: 14px;
    border-inline-start: 6px solid var(--thread-1);
  }
  &[data-thread='2'] span {
    border-color: var(--thread-3);
  }
  &[data-thread='3'] span {
    border-color: var(--thread-2);
  }
  &[data-thread='4'] span {
    border-color: #6f6a60;
  }
`

const Features = styled.ul`
  display: grid;
  gap: 8px;
  align-content: start;
  font-size: var(--text-s);

  li {
    padding-inline-start: 22px;
    background: linear-gradient(var(--accent), var(--accent)) no-repeat 0 0.72em / 10px 2px;
  }
`
