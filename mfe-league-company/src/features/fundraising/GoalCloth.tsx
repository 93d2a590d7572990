import styled from '@emotion/styled'
import type { FundingArea } from '../../data/funding-areas.ts'

const PITCH = 20
const THREAD = 13
const HEIGHT = 120
/** Vertical offset between neighbouring threads, which makes the row look woven. */
const LIFT = 10

/** The goal as a woven cloth: one thread for every million dollars, in the colour of its area. */
export function GoalCloth({ areas }: { readonly areas: readonly FundingArea[] }) {
  const threads = areas.flatMap(({ amount }, area) =>
    Array.from({ length: amount }, () => area + 1),
  )
  const label = areas.map(({ title, amount }) => `${title} $${amount}M`).join(', ')
  return (
    <Cloth>
      <svg
        viewBox={`0 0 ${threads.length * PITCH - (PITCH - THREAD)} ${HEIGHT + LIFT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Share of the goal: ${label}`}
      >
        {threads.map((area, index) => (
          <rect
            key={index}
            data-thread={area}
            x={index * PITCH}
            y={index % 2 === 0 ? 0 : LIFT}
            width={THREAD}
            height={HEIGHT}
          />
        ))}
      </svg>
      <figcaption>{threads.length} threads, one for every million dollars of the goal.</figcaption>
    </Cloth>
  )
}

const Cloth = styled.figure`
  display: grid;
  gap: 16px;
  margin-block-end: clamp(24px, 3vw, 40px);

  svg {
    width: 100%;
    height: clamp(72px, 10vw, 130px);
  }
  [data-thread='1'] {
    fill: var(--thread-1);
  }
  [data-thread='2'] {
    fill: var(--thread-3);
  }
  [data-thread='3'] {
    fill: var(--thread-2);
  }
  [data-thread='4'] {
    fill: #6f6a60;
  }
  figcaption {
    font-size: var(--text-s);
    color: var(--text-muted);
  }
`
