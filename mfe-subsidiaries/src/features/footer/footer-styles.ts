import styled from '@emotion/styled'

export const FooterBand = styled.footer`
  font-size: var(--text-s);

  a {
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }

  @media print {
    display: none;
  }
`

export const Columns = styled.div`
  display: grid;
  gap: 48px 40px;
  padding-block: clamp(48px, 6vw, 80px);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));

  > * {
    display: grid;
    gap: 14px;
    align-content: start;
  }
  p,
  li {
    max-width: 44ch;
    color: var(--text-muted);
  }
  li a,
  p a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    color: var(--text);
  }
  nav ul {
    display: grid;
    gap: 4px;
  }
  > div > ul:not([aria-label]) {
    display: grid;
    gap: 8px;
  }
`

export const Bottom = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 32px;
  justify-content: space-between;
  align-items: center;
  padding-block: 24px 32px;
  color: var(--text-muted);
  border-block-start: 1px solid var(--line);

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 24px;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 36px;
    color: var(--text);
  }
`
