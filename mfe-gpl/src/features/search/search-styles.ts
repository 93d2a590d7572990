import styled from '@emotion/styled'

export const SearchForm = styled.form`
  display: flex;
  align-items: center;
  gap: 8px;
  max-width: calc(var(--page) - 96px);
  margin: 8px auto 24px;
  border-block-end: 2px solid var(--brand);

  input {
    flex: 1;
    min-width: 0;
    min-height: 64px;
    padding: 0 12px;
    font: 700 var(--text-xl) / 1.2 var(--font-display);
    background: none;
    border: 0;
    outline: none;
    text-overflow: ellipsis;
  }
  input::placeholder {
    color: var(--text-muted);
    opacity: 1;
  }
  && input {
    outline-offset: 0;
  }
  @media (max-width: 767px) {
    input {
      font-size: 1.25rem;
    }
  }
`

export const Groups = styled.div`
  display: grid;
  grid-template-columns: 1fr 2fr 1fr;
  gap: 24px 40px;
  max-width: calc(var(--page) - 96px);
  max-height: 70dvh;
  margin-inline: auto;
  overflow-y: auto;

  h2 {
    margin-block-end: 8px;
    font: 700 var(--text-m) / 1.4 var(--font-display);
    letter-spacing: 0.08em;
    text-transform: uppercase;
    color: var(--brand);
  }
  &[data-found] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  }
  /* The table of a league is as long as three of the others. */
  ul[data-long] {
    columns: 2;
  }
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding-block: 6px;
    line-height: 1.3;
    text-decoration: none;
  }
  a:hover {
    color: var(--brand);
  }
  small {
    flex: none;
    margin-inline-start: auto;
    padding-inline: 12px;
    color: var(--text-muted);
  }

  @media (max-width: 767px) {
    grid-template-columns: 1fr;
  }
`

/** Below the groups, in line with them. */
export const Hint = styled.p`
  max-width: calc(var(--page) - 96px);
  margin: 16px auto 0;
  color: var(--text-muted);
`

/** Above the groups. */
export const NothingFound = styled(Hint)`
  margin-block: 0 16px;
`
