import styled from '@emotion/styled'
import {
  Container,
  HERO_PICTURE_HEIGHT,
  HERO_STACKED,
  HERO_TITLE_SIZE,
  HERO_WORDS_WIDTH,
} from 'shared-ui'

export const Cover = styled.div`
  position: relative;

  @media print {
    --deep: #0d0b07;
    --on-deep: #f7f3e8;
    --text: #f7f3e8;
    --text-muted: #e6dfcf;
    --accent: #fcd116;
    --accent-tint: #fcd116;
    page: cover;
    break-after: page;
    height: 296.5mm;
    overflow: hidden;
    color: var(--on-deep);
    background: var(--deep);

    > svg {
      position: absolute;
      inset: auto 0 0;
    }
    [aria-label='Choose a slide'],
    [aria-label='Pause rotation'],
    [aria-label='Start rotation'],
    [aria-label='Previous slide'],
    [aria-label='Next slide'],
    [role][aria-roledescription='slide'] ~ [aria-roledescription='slide'] {
      display: none;
    }
    [aria-roledescription='slide'][role] {
      visibility: visible;
      opacity: 1;
      transition: none;
    }
  }
`

/** Above all slides, so that it stays when the carousel changes. */
export const Name = styled.h1`
  position: absolute;
  z-index: 2;
  inset: 0 0 auto;
  width: 100%;
  max-width: var(--page);
  margin-inline: auto;
  /* Ends where the shadow of the pictures does. */
  padding: clamp(24px, 4vw, 48px) 50% 0 clamp(20px, 4vw, 48px);
  font: var(--display-weight) min(var(--text-l), 7vw) / 1.3 var(--font-display);
  text-wrap: balance;
  color: var(--on-deep);
  pointer-events: none;

  ${HERO_STACKED} {
    inset-block-start: ${HERO_PICTURE_HEIGHT};
    padding-block-start: 20px;
    padding-inline-end: clamp(20px, 4vw, 48px);
  }
  @media print {
    inset-block-start: 0;
    padding: 20mm 18mm 0;
    font-size: 15pt;
  }
`

export const Stage = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  align-items: end;
  min-height: min(calc(100svh - 96px - var(--family-bar)), 880px);
  overflow: hidden;
  background: var(--deep);

  ${HERO_STACKED} {
    align-items: start;
  }
  /* On the cover of the brochure the picture stands on top, however narrow a sheet is for a screen. */
  @media print {
    align-items: end;
    height: 296.5mm;

    > div:first-of-type {
      display: block;
    }
    > div:first-of-type::after,
    > div:first-of-type img {
      inset: 0 0 auto;
      width: 100%;
      height: 190mm;
    }
    > div:first-of-type::after {
      background: linear-gradient(
        0deg,
        currentColor,
        transparent 40%,
        transparent 70%,
        color-mix(in srgb, currentColor 80%, transparent)
      );
    }
  }
`

/** Leaves room below for the carousel's controls and above for the page's heading. */
export const Words = styled(Container)`
  display: grid;
  gap: 24px;
  justify-items: start;
  padding-block: max(120px, clamp(24px, 4vw, 48px) + 2.2 * var(--text-l) + 24px)
    clamp(104px, 11vw, 148px);

  h2 {
    max-width: ${HERO_WORDS_WIDTH};
    font-size: ${HERO_TITLE_SIZE};
  }
  > p:not(:first-of-type) {
    max-width: ${HERO_WORDS_WIDTH};
    color: #e6dfcf;
  }

  ${HERO_STACKED} {
    gap: 16px;
    padding-block-start: calc(${HERO_PICTURE_HEIGHT} + 20px + 5rem);

    h2 {
      max-width: 9em;
    }
    > p:not(:first-of-type) {
      max-width: 48ch;
    }
  }

  @media print {
    padding: 0 18mm 30mm;

    h2 {
      font-size: 40pt;
    }
  }
`

export const Actions = styled.div`
  max-width: ${HERO_WORDS_WIDTH};
  margin-block-start: 8px;

  ${HERO_STACKED} {
    max-width: none;
  }

  @media print {
    display: none;
  }
`
