import styled from '@emotion/styled'
import { Counter, Figure } from 'shared-ui'
import { GROUP_FIGURES } from '../../data/group-figures.ts'

/** The group's counters, which run when they become visible. */
export function GroupFigures() {
  return (
    <List>
      {GROUP_FIGURES.map(({ label, value, suffix }) => (
        <div key={label}>
          <dt>{label}</dt>
          <Figure as="dd">
            <Counter value={value} suffix={suffix} />
          </Figure>
        </div>
      ))}
    </List>
  )
}

const List = styled.dl`
  display: grid;

  > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 24px;
    padding-block: 20px;
    border-block-end: 1px solid var(--line);
  }
  > div:first-of-type {
    padding-block-start: 0;
  }
  dt {
    color: var(--text-muted);
  }
  dd {
    color: var(--brand);
  }

  /* On a phone the three stand abreast. */
  @media (max-width: 39.99em) {
    grid-template-columns: repeat(auto-fit, minmax(5rem, 1fr));
    gap: 12px;

    > div,
    > div:first-of-type {
      flex-direction: column-reverse;
      align-items: start;
      justify-content: flex-end;
      gap: 6px;
      padding-block: 12px 0;
      border-block: 3px solid var(--accent-mid);
      border-block-end: 0;
    }
    dt {
      font-size: var(--text-xs);
    }
  }
`
