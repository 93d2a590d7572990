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

/** The values' initials, which spell the word, stand large before them. */
export const ValueList = styled.ul`
  display: grid;
  gap: 0 48px;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr));

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

  @media (max-width: 640px) {
    li {
      grid-template-columns: auto 1fr;
    }
    li > a {
      grid-column: 2;
    }
  }
`

export const People = styled.ul`
  display: grid;
  gap: 24px;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
`

export const Person = styled.li`
  display: grid;
  gap: 12px;
  align-content: start;
  padding: 24px;
  background: var(--surface-raised);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);

  &:first-of-type {
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
  p {
    color: var(--text-muted);
  }
`

export const Stats = styled.ul`
  display: grid;
  gap: 40px;
  margin-block-end: 48px;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));

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
