import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { Container } from 'shared-ui'

const leave = keyframes`
  from { opacity: 1 }
`

/** The mark's letters on a page whose name stands beside them. */
const LETTERS = '&:has(> p) > a:first-of-type > span:first-of-type'

export const Bar = styled.header`
  position: sticky;
  z-index: 20;
  top: 0;
  background: var(--surface);
  border-block-end: 1px solid var(--line);

  @media print {
    display: none;
  }
`

export const Inner = styled(Container)`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 64px;

  /* Without the wide navigation between them, the icons still belong to the far side of the mark. */
  @media (max-width: 71.99em) {
    > button:first-of-type {
      margin-inline-start: auto;
    }
  }

  /* Of the mark's letters and the page's name, phones have room for one word: they take turns in the same place. */
  @media (max-width: 26.99em) {
    ${LETTERS} {
      width: 3rem;
      opacity: 0;
    }
    > p {
      margin-inline-start: calc(-3rem - 8px);
      pointer-events: none;
    }
    /* Where nothing runs, the name has the place, so that the two never overlap. */
    @supports (animation-timeline: scroll()) {
      ${LETTERS} {
        animation: ${leave} linear both;
        animation-timeline: scroll(root);
        animation-range: 16px 48px;
      }
    }
  }
  /* In the narrowest windows even one is wider than that: icons that touch leave room for the name beside the mark. */
  @media (max-width: 22.49em) {
    gap: 2px;

    ${LETTERS} {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    > p {
      margin-inline-start: 4px;
    }
  }
`

export const WideNav = styled.nav`
  margin-inline: auto;

  ul {
    display: flex;
  }
  a {
    position: relative;
    display: grid;
    place-items: center;
    min-height: 64px;
    padding-inline: clamp(6px, 2vw - 15px, 10px);
    font: 700 1.125rem/1 var(--font-display);
    letter-spacing: 0.05em;
    text-transform: uppercase;
    text-decoration: none;
    isolation: isolate;
    transition: color var(--fast) var(--ease);
  }
  a::before {
    content: '';
    position: absolute;
    z-index: -1;
    /* It stands on its lower edge; half of its lean to the left keeps the word in its middle. */
    inset: 0 4px 0 -4px;
    background: var(--brand);
    transform: skewX(-8deg) scaleY(0);
    transform-origin: bottom;
    transition: transform var(--slow) var(--ease);
  }
  a:hover {
    color: var(--brand);
  }
  a[aria-current] {
    color: var(--on-brand);
  }
  a[aria-current]::before {
    transform: skewX(-8deg);
  }

  @media (max-width: 71.99em) {
    display: none;
  }
`

export const Account = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  white-space: nowrap;

  @media (max-width: 71.99em) {
    display: none;
  }
`

export const Narrow = styled.div`
  @media (min-width: 72em) {
    display: none;
  }
`

export const MenuNav = styled.nav`
  margin-block-end: 24px;

  a {
    display: block;
    padding: 12px 0;
    font: 800 var(--text-xl) / 1.2 var(--font-display);
    text-transform: uppercase;
    text-decoration: none;
    border-block-end: 1px solid var(--line);
  }
  a[aria-current] {
    color: var(--brand);
  }
`
