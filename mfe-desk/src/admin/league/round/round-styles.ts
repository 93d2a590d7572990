import styled from '@emotion/styled'

/** The matches of a round. */
export const Sheet = styled.div`
  background: var(--surface-raised);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);

  /* What gets the focus stays above the bar below, together with its message. */
  :is(a, button, input, select, textarea) {
    scroll-margin-block: 32px 160px;
  }
`

/** A row: the match, both scores side by side, and any other fields below. */
export const Line = styled.div`
  display: grid;
  gap: 0 12px;
  grid-template: 'match home away' auto 'more more more' auto / minmax(0, 1fr) 60px 60px;
  padding: 14px clamp(12px, 2vw, 20px);
  border-block-end: 1px solid var(--line);

  &:last-of-type {
    border-block-end: 0;
  }
  &[data-changed] {
    box-shadow: inset 4px 0 var(--accent);
  }
  &:focus-within {
    background: color-mix(in srgb, var(--accent) 6%, transparent);
  }
  @media (min-width: 700px) {
    grid-template-columns: minmax(0, 1fr) 84px 84px;
  }
`

export const Heads = styled(Line)`
  padding-block: 8px;
  font-size: var(--text-s);
  font-weight: 600;
`

export const Match = styled.div`
  display: grid;
  gap: 4px 20px;
  align-content: center;
  align-items: center;

  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 1fr) auto;

    > div {
      grid-area: 1 / 2 / 3 / 3;
    }
  }

  > a {
    width: fit-content;
    font-weight: 600;
    text-decoration: none;
  }
  > a:hover {
    text-decoration: underline;
  }
  > p {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    align-items: center;
    font-size: var(--text-s);
  }
`

export const MatchActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  /* Their words begin where the names of the clubs do. */
  margin-inline-start: -8px;

  /* Twice, as the button's own size has as many names. */
  && > button {
    min-width: 44px;
    padding-inline: 8px;
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  && > [aria-pressed='true'] {
    color: var(--on-brand);
    background: var(--brand);
  }
`

export const ScoreBox = styled.div`
  &[data-side='home'] {
    grid-area: home;
  }
  &[data-side='away'] {
    grid-area: away;
  }
  input {
    width: 100%;
    min-height: 50px;
    font: 600 var(--text-l) / 1 var(--font-text);
    font-variant-numeric: tabular-nums;
    text-align: center;
    color: var(--text);
    background: var(--surface-raised);
    border: 1px solid var(--edge);
    border-radius: var(--radius-s);
  }
  input[aria-invalid='true'] {
    border-color: var(--down);
    box-shadow: 0 0 0 1px var(--down);
  }
  small {
    display: block;
    color: var(--down);
  }
`

export const Details = styled.div`
  grid-area: more;
  display: grid;
  gap: 16px;
  margin-block-start: 14px;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));

  > [data-wide] {
    display: grid;
    gap: 10px;
    grid-column: 1 / -1;
  }
`

export const Conflict = styled.div`
  display: grid;
  gap: 12px;
  grid-column: 1 / -1;
  margin-block-start: 12px;
  padding: 14px 18px;
  background: color-mix(in srgb, var(--down) 10%, transparent);
  border-inline-start: 4px solid var(--down);
`

/** Stays in sight while a long round is typed. */
export const SaveBar = styled.div`
  position: sticky;
  z-index: 5;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  gap: 8px 20px;
  align-items: center;
  padding-block: 12px;
  background: var(--surface);
  border-block-start: 1px solid var(--line);

  > p {
    font-weight: 600;
  }
`
