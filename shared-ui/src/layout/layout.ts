import styled from '@emotion/styled'

/** Limits content to the page's width. `data-width="text"` limits it to a readable line length. */
export const Container = styled.div`
  width: 100%;
  max-width: var(--page);
  margin-inline: auto;
  padding-inline: clamp(20px, 4vw, 48px);

  &[data-width='text'] {
    max-width: 800px;
  }
`

/**
 * A band of the page. `data-ground="sunk"` recesses its background; `data-ground="deep"` gives it the dark
 * background, with matching text, accent and focus colours.
 */
export const Section = styled.section`
  padding-block: var(--section);

  &[data-ground='sunk'] {
    background: var(--surface-sunk);
  }
`

/**
 * As many columns as fit; `data-min` sets their minimum width. `data-of="three"` is for three items, which are
 * either side by side or stacked, so that none is left alone in a row.
 */
export const Grid = styled.div`
  display: grid;
  gap: calc(var(--unit) * 4) calc(var(--unit) * 3);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17.5rem), 1fr));

  &[data-min='wide'] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 25rem), 1fr));
  }
  &[data-min='narrow'] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 11.25rem), 1fr));
  }
  &[data-of='three'] {
    grid-template-columns: minmax(0, 1fr);

    @media (min-width: 46.25em) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`

/**
 * For a list of cards: on phones, one row that scrolls sideways, with a part of the next card visible; wide
 * screens keep the list's own columns.
 */
export const STRIP_ON_PHONES: string = `
  @media screen and (max-width: 39.99em) {
    /* Holds what is hidden by its place, which would widen the page otherwise. */
    position: relative;
    display: grid;
    grid-auto-flow: column;
    grid-template-columns: none;
    grid-auto-columns: min(84%, 21.25rem);
    gap: 16px;
    margin-inline: calc(-1 * clamp(20px, 4vw, 48px));
    padding: 2px clamp(20px, 4vw, 48px) 12px;
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scroll-padding-inline: clamp(20px, 4vw, 48px);
    overscroll-behavior-x: contain;

    > li {
      scroll-snap-align: start;
    }
  }
`

/** Items in a row that wraps, such as the buttons of a hero. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px;
`

/** Items below each other. */
export const Stack = styled.div`
  display: grid;
  gap: calc(8px + var(--unit) * 1.5);
  align-content: start;
  justify-items: start;
`

export const Card = styled.article`
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: clamp(20px, 2.4vw, 32px);
  background: var(--surface-raised);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
`
