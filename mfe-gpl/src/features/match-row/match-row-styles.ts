import styled from '@emotion/styled'

// In `em`, so that a wide screen with large text has the rows of a phone.
export const ON_PHONES = '@media screen and (max-width: 47.99em)'
const ON_WIDE = '@media print, (min-width: 48em)'
/** Not even a tablet on its side. */
export const ON_NARROW = '@media screen and (max-width: 63.99em)'

/** 64 px high. */
export const Row = styled.article`
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 2fr) minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 16px;
  min-height: 64px;
  padding-inline: 12px;
  border-block-end: 1px solid var(--line);

  &:hover {
    background: var(--surface-raised);
  }
  &[data-live] {
    background: color-mix(in srgb, var(--live) 12%, var(--surface-raised));
    box-shadow: inset 4px 0 var(--live);

    @media print {
      background: none;
    }
  }
  h3 {
    font: 800 1.25rem / 1.1 var(--font-display);
    text-transform: uppercase;
  }
  h3 > a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 1.5rem minmax(0, 1fr);
    align-items: center;
    min-height: 44px;
    color: inherit;
    text-decoration: none;
  }
  h3 > a:hover {
    color: var(--brand);
  }
  @media (min-width: 64em) {
    grid-template-columns: 5.5rem minmax(0, 2fr) minmax(0, 1fr) minmax(19rem, auto);
  }

  /* What opens below a row. */
  > [id] {
    grid-column: 1 / -1;
    padding-block-end: 12px;
  }

  ${ON_PHONES} {
    /* As wide as the longest word of the state, if that is wider. */
    grid-template-columns: minmax(4.25rem, min-content) minmax(0, 1fr) auto;
    gap: 0 8px;
    padding-inline: 8px 0;

    h3 {
      font-size: 1.125rem;
    }
    h3 > a {
      grid-template-columns: minmax(0, 1fr);
      gap: 2px;
    }
  }
  /* Names of two lines, without crests to tell them apart. */
  @media screen and (max-width: 22.49em) {
    h3 > a {
      gap: 8px;
      padding-block: 8px;
    }
  }
  /* A phone with large text. */
  @media screen and (max-width: 15em) {
    grid-template-columns: minmax(0, 1fr);
    padding-block: 8px;
  }
`

export const State = styled.p`
  font-size: var(--text-s);
  line-height: 1.2;

  b {
    color: var(--brand);
  }

  ${ON_PHONES} {
    font-size: 0.8125rem;
    /* Unlike a break anywhere, it lets the column grow. */
    overflow-wrap: break-word;

    > span {
      padding-inline: 5px;
    }
  }
`

/** A club. The home side's goals face those of the away side. On phones the sides are stacked. */
export const Side = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;

  ${ON_WIDE} {
    &:first-of-type {
      justify-content: end;
      text-align: end;

      svg {
        order: 1;
      }
      b {
        order: 2;
      }
    }
    &:last-of-type b {
      order: -1;
    }
  }

  ${ON_PHONES} {
    svg {
      width: 18px;
      height: 21px;
    }
    b {
      margin-inline-start: auto;
    }
  }
  @media (max-width: 22.49em) {
    svg {
      display: none;
    }
  }
`

export const Versus = styled.span`
  font-size: 1rem;
  text-align: center;
  color: var(--text-muted);

  ${ON_PHONES} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`

export const Score = styled.b`
  font-size: 1.5rem;
  line-height: 1;
  color: var(--brand);

  ${ON_PHONES} {
    font-size: 1.25rem;
  }
`

/** Phones show it among the details. */
export const Place = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
  font-size: 0.8125rem;
  line-height: 1.4;
  color: var(--text-muted);

  ${ON_NARROW} {
    > span ~ * {
      display: none;
    }
  }
  ${ON_PHONES} {
    display: none;
  }
`

/** Actions of a match. On narrow screens only their icons are visible; screen readers read the labels. */
export const RowActions = styled.div`
  display: flex;
  justify-content: end;
  gap: 8px;

  [aria-expanded='true'] svg {
    rotate: 180deg;
  }

  ${ON_NARROW} {
    gap: 0;

    && > * {
      min-width: 44px;
      min-height: 44px;
      padding: 0;
    }
    > * > span:first-of-type {
      margin: 0;
    }
  }
  @media print {
    display: none;
  }
`

/** The label of an action beside its icon. */
export const Word = styled.span`
  ${ON_NARROW} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`
