import styled from '@emotion/styled'

export const Region = styled.section`
  display: grid;
  gap: 24px;
  margin-block-start: 40px;

  > h4 {
    font-size: var(--text-xl);
  }
  > ul {
    display: grid;
    gap: 20px;
  }

  @media (min-width: 60em) {
    > ul {
      grid-auto-flow: column;
      grid-auto-columns: 1fr;
    }
  }
`

export const SeasonBox = styled.div`
  display: grid;
  gap: 10px;
  align-content: start;
  height: 100%;
  padding: 24px;
  background: var(--surface-raised);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);

  h5 {
    margin: 0;
  }
  > svg {
    color: var(--accent);
  }
  > p {
    font-weight: 600;
  }
  ul {
    display: grid;
    gap: 6px;
    color: var(--text-muted);
  }
  li {
    padding-inline-start: 18px;
    background: linear-gradient(var(--accent-mid), var(--accent-mid)) no-repeat 0 0.65em / 7px 7px;
  }
`

/** The twelve months, those of the season filled. */
export const Year = styled.div`
  display: grid;
  grid-template-columns: repeat(12, 1fr);
  gap: 2px;
  margin-block: 4px 8px;
  font: 600 var(--text-xs) / 26px var(--font-text);
  text-align: center;

  span {
    color: var(--text-muted);
    background: var(--surface-sunk);
  }
  span[data-on='true'] {
    -webkit-print-color-adjust: exact;
    print-color-adjust: exact;
    color: var(--surface-raised);
    background: var(--accent);
  }
`
