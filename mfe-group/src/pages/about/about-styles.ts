import styled from '@emotion/styled'

export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 24px 56px;
  margin-block-start: 16px;

  div {
    display: flex;
    flex-direction: column-reverse;
    gap: 4px;
  }
  dt {
    font-size: var(--text-s);
    color: var(--text-muted);
  }
  dd {
    font: var(--display-weight) var(--text-2xl) / 1 var(--font-display);
  }
`

export const Purpose = styled.div`
  display: grid;
  gap: 16px;
  align-content: start;
  padding-inline-start: 24px;
  border-inline-start: 4px solid var(--accent-mid);

  p {
    max-width: 58ch;
    color: var(--text-muted);
  }
`

/** The word's letters are large, before the values, and read down each column as the word is spelt. */
export const ValueList = styled.ul`
  display: grid;
  gap: 0 48px;

  @media (min-width: 60em) {
    grid-template: repeat(4, auto) / repeat(2, 1fr);
    grid-auto-flow: column;
  }

  li {
    display: grid;
    grid-template-columns: 72px 1fr;
    align-items: start;
    padding-block: 24px;
    border-block-start: 1px solid var(--line);
  }
  li > span {
    font: var(--display-weight) var(--text-3xl) / 1 var(--font-display);
    color: var(--accent);
  }
  p {
    margin-block-start: 6px;
    color: var(--text-muted);
  }
`

export const PortfolioList = styled.ol`
  li {
    display: grid;
    grid-template-columns: auto 1fr auto;
    gap: 12px 28px;
    align-items: center;
    padding-block: 24px;
    border-block-start: 1px solid var(--line);
  }
  li:last-of-type {
    border-block-end: 1px solid var(--line);
  }
  div {
    display: grid;
    gap: 6px;
  }
  p {
    color: var(--text-muted);
  }

  @media (max-width: 40em) {
    li {
      grid-template-columns: auto 1fr;
    }
    li > a {
      grid-column: 2;
      justify-self: start;
    }
  }
`

export const People = styled.ul`
  display: grid;
  gap: 24px;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18.75rem), 1fr));
`

export const Person = styled.li`
  display: grid;
  gap: 12px;
  align-content: start;
  overflow-wrap: anywhere;
  padding: 24px;
  background: var(--surface-raised);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);

  /* Who leads the others stands above them, and they make full rows. */
  &:first-of-type {
    grid-column: 1 / -1;
    border-block-start: 4px solid var(--accent-mid);
  }
  > span {
    display: grid;
    place-items: center;
    width: 64px;
    height: 64px;
    font: 600 var(--text-l) / 1 var(--font-display);
    color: var(--on-brand);
    background: var(--brand);
    border-radius: 50%;
  }
  > picture > img,
  > img {
    width: 64px;
    height: 64px;
    border-radius: 50%;
  }
  p {
    color: var(--text-muted);
  }
`

export const Stats = styled.ul`
  display: grid;
  gap: 40px;
  margin-block-end: 48px;

  @media (min-width: 40em) {
    grid-template-columns: repeat(3, 1fr);
  }

  li {
    display: grid;
    gap: 8px;
  }
  strong {
    font-size: var(--text-l);
  }
  p {
    color: var(--text-muted);
  }
`
