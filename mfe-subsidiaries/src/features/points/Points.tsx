import styled from '@emotion/styled'
import { Grid, Subtitle } from 'shared-ui'

/** A point: a heading with a few sentences. */
export interface Point {
  readonly title: string
  readonly text: string
}

interface PointsProps {
  readonly points: readonly Point[]
  /** Whether the points are steps in order. */
  readonly isOrdered?: boolean
  /** Accessible name of the list, if its section has more than one. */
  readonly label?: string
}

/** Points side by side: reasons, values, solutions, steps. */
export function Points({ points, isOrdered = false, label }: PointsProps) {
  return (
    <List as={isOrdered ? 'ol' : 'ul'} data-of={arrangement(points)} aria-label={label}>
      {points.map(({ title, text }) => (
        <li key={title}>
          <Subtitle>{title}</Subtitle>
          <p>{text}</p>
        </li>
      ))}
    </List>
  )
}

/** Four fill a row; five and six fill rows of three better than one of four. */
const arrangement = ({ length }: readonly Point[]) =>
  length === 3 ? 'three' : length > 4 ? 'many' : undefined

const List = styled(Grid)`
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15.625rem), 1fr));
  counter-reset: point;

  &[data-of='many'] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  }

  > li {
    display: grid;
    align-content: start;
    gap: 10px;
    padding-block-start: 20px;
    border-block-start: 3px solid var(--accent);
  }
  > li > p {
    color: var(--text-muted);
    text-wrap: pretty;
  }

  ol& > li::before {
    counter-increment: point;
    content: counter(point) / '';
    font: var(--display-weight) var(--text-2xl) / 1 var(--font-display);
    color: var(--accent);
  }
`
