import styled from '@emotion/styled'

interface FactListProps {
  /** Names and values; facts without a value are left out. */
  readonly facts: readonly (readonly [name: string, value: string | null])[]
}

/** A list of facts: names on the left, values on the right. */
export function FactList({ facts }: FactListProps) {
  return (
    <List>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </List>
  )
}

const List = styled.dl`
  display: grid;
  align-content: start;

  div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding-block: 10px;
    border-block-start: 1px solid var(--line);
  }
  /* However large the text, a label breaks inside no word, and a value that has no room beside it stands below. */
  dt {
    color: var(--text-muted);
    overflow-wrap: break-word;
    hyphens: manual;
  }
  dd {
    text-align: end;
    overflow-wrap: anywhere;
  }

  @media (max-width: 19.99em) {
    div {
      flex-wrap: wrap;
      gap: 0 16px;
    }
    dd {
      margin-inline-start: auto;
    }
  }
`
