import styled from '@emotion/styled'
import { STRIP_ON_PHONES } from 'shared-ui'

/** Cards in rows of three; two remaining ones share their row, and a single one fills it. */
export const CardList = styled.ul`
  display: grid;
  gap: 24px;

  @media (min-width: 40em) {
    grid-template-columns: repeat(2, 1fr);

    > li:last-of-type:nth-of-type(odd) {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 62.5em) {
    grid-template-columns: repeat(6, 1fr);

    > li,
    > li:last-of-type:nth-of-type(odd) {
      grid-column: span 2;
    }
    > li:nth-of-type(3n + 1):nth-last-of-type(2),
    > li:nth-of-type(3n + 2):last-of-type {
      grid-column: span 3;
    }
    > li:nth-of-type(3n + 1):last-of-type {
      grid-column: 1 / -1;
    }
  }
  ${STRIP_ON_PHONES}
`

export const CardBox = styled.article`
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  overflow-wrap: anywhere;
  background: var(--surface-raised);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);

  > picture > img,
  > img {
    width: 100%;
    height: clamp(200px, 20vw, 260px);

    @media (max-width: 39.99em) {
      height: 140px;
    }
  }
`

export const Body = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: 14px;
  padding: 0 clamp(20px, 3vw, 28px) 24px;

  > span:first-of-type {
    margin-block-start: -26px;
  }
  p {
    max-width: 62ch;
    color: var(--text-muted);

    @media (max-width: 39.99em) {
      font-size: var(--text-s);
    }
  }
`

export const ServiceList = styled.ul`
  display: grid;
  gap: 6px;
  font-size: var(--text-s);

  li {
    display: grid;
    grid-template-columns: 18px 1fr;
  }
  li::before {
    content: '';
    width: 7px;
    height: 7px;
    margin-block-start: 0.5em;
    background: var(--accent-mid);
  }
`

/** At the bottom of every card, whatever the length of the text above. */
export const LearnMore = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  width: fit-content;
  min-height: 44px;
  margin-block-start: auto;
  font-weight: 600;
  color: var(--accent);
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
  svg {
    transition: translate var(--fast) var(--ease);
  }
  &:hover svg {
    translate: 4px 0;
  }
`
