import styled from '@emotion/styled'

/** Minimum height of keys that are pressed with a wet thumb or a glove. */
const TARGET = '56px'

/** A phone held sideways, or one whose browser takes much of a small screen. */
export const LOW = '@media (max-height: 500px)'

/** A low screen that is wide enough for the keys beside the list. */
const SIDEWAYS = `${LOW} and (min-width: 560px)`

/** A key. `data-look`: `main` is the next step, `goal` the most important one. */
export const Key = styled.button`
  display: flex;
  flex-direction: column;
  gap: 2px;
  align-items: center;
  justify-content: center;
  min-width: ${TARGET};
  min-height: ${TARGET};
  padding: 6px;
  overflow-wrap: anywhere;
  color: var(--text);
  font-size: 17px;
  font-weight: 700;
  line-height: 1.15;
  text-align: center;
  background: var(--surface-raised);
  border: 2px solid var(--edge);
  border-radius: var(--radius-s);
  cursor: pointer;
  touch-action: manipulation;
  -webkit-user-select: none;
  user-select: none;

  &[data-look='main'],
  &[aria-pressed='true'] {
    color: var(--on-brand);
    background: var(--brand);
    border-color: var(--brand);
  }
  &:active {
    transform: scale(0.97);
  }
  /* Not in a pause, which would make each question flicker. */
  &[disabled] {
    opacity: 0.5;
    cursor: default;
  }
  small {
    font-size: 13px;
    font-weight: 600;
  }
  @media (prefers-reduced-motion: reduce) {
    &:active {
      transform: none;
    }
  }
  ${LOW} {
    min-height: 48px;
  }
`

/** Keys side by side, each at least as wide as a thumb. */
export const Keys = styled.div`
  display: grid;
  gap: 8px;
  grid-template-columns: repeat(auto-fit, minmax(64px, 1fr));
`

/** Shirts: a number and a name in each. */
export const ShirtGrid = styled(Keys)`
  grid-template-columns: repeat(auto-fill, minmax(80px, 1fr));

  b {
    font: var(--display-weight) 24px / 1 var(--font-display);
    font-variant-numeric: lining-nums;
  }
`

/** The question at the bottom of the screen, where the thumb is. */
export const Dock = styled.section`
  position: sticky;
  z-index: 10;
  bottom: 0;
  display: grid;
  gap: 10px;
  /* The score and the minute stay in sight. */
  max-height: calc(100dvh - 184px);
  margin-block-start: auto;
  padding: 12px 12px calc(12px + env(safe-area-inset-bottom));
  overflow-y: auto;
  background: var(--surface-sunk);
  border-block-start: 2px solid var(--edge);
  overscroll-behavior: contain;

  > fieldset {
    display: contents;
  }
  h2 {
    font-size: 18px;
    font-weight: 700;
  }
  h2:focus {
    outline: 0;
  }
  ${SIDEWAYS} {
    top: 0;
    bottom: auto;
    grid-area: 1 / 2 / -1;
    gap: 8px;
    align-content: start;
    /* Below the site's header, which stays as long as the page is not scrolled. */
    max-height: calc(100dvh - 64px);
    margin-block-start: 0;
    padding-block: 8px;
    border-block-start: 0;
    border-inline-start: 2px solid var(--edge);
  }
`

/** Something that the scorer has to know or decide. */
export const Notice = styled.div`
  display: grid;
  gap: 10px;
  margin: 12px 12px 0;
  padding: 12px;
  font-size: 17px;
  background: var(--surface-raised);
  border: 2px solid var(--down);
  border-radius: var(--radius-s);
`

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  min-height: calc(100dvh - 64px);
  margin-block-end: -64px;

  /* The site's header leaves its place to the match as the page is scrolled. */
  ${LOW} {
    header:has(~ main &) {
      position: static;
    }
  }
  ${SIDEWAYS} {
    &:has(> section) {
      display: grid;
      grid-template: auto auto 1fr / minmax(0, 2fr) minmax(0, 3fr);
    }
    > :not(section) {
      grid-column: 1;
    }
  }
`
