import styled from '@emotion/styled'
import {
  HEADER_HEIGHT,
  HERO_PICTURE_HEIGHT,
  HERO_STACKED,
  HERO_TITLE_SIZE,
  HERO_WORDS_WIDTH,
} from 'shared-ui'

const measure = `
  width: 100%;
  max-width: var(--page);
  margin-inline: auto;
  padding-inline: clamp(20px, 4vw, 48px);
`

/** Masks that leave the first line as it is and fade out the end of the second. */
const FADE = `
  linear-gradient(#000, #000) 0 0 / 100% 1lh no-repeat,
  linear-gradient(90deg, #000 60%, transparent) 0 1lh / 100% 1lh no-repeat
`

/** Nearly as high as the screen, whatever its content. */
export const HeroBand = styled.section`
  position: relative;
  isolation: isolate;
  overflow: clip;
  display: grid;
  grid-template-rows: auto 1fr;
  min-height: min(calc(100svh - ${HEADER_HEIGHT} - var(--family-bar)), 1000px);
  /* The picture's place is coloured before it arrives. */
  background: radial-gradient(
      90% 120% at 85% 20%,
      color-mix(in srgb, var(--accent-mid) 26%, transparent),
      transparent 70%
    )
    var(--deep);
`

export const HeroHeading = styled.div`
  ${measure}
  position: relative;
  z-index: 1;
  display: grid;
  gap: 20px;
  /* Windows of 768 px show the controls below the words. */
  padding-block: clamp(16px, 20svh - 128px, 88px) clamp(20px, 3svh, 40px);
  pointer-events: none;

  h1 {
    max-width: ${HERO_WORDS_WIDTH};
    font-size: ${HERO_TITLE_SIZE};
  }

  ${HERO_STACKED} {
    gap: 12px;
    padding-block-start: calc(${HERO_PICTURE_HEIGHT} + 20px);

    h1 {
      max-width: 14em;
    }
  }
`

/**
 * Lets the slides' pictures extend behind the heading: they are positioned on the band, not on the carousel. Above
 * the text, a picture has the controls on its lower edge, so that they are on the first screen.
 */
export const SlideFrame = styled.div`
  display: grid;

  > section {
    position: static;
    isolation: auto;
    display: grid;

    ${HERO_STACKED} {
      > div:first-of-type:not(:last-of-type) {
        inset-block: calc(${HERO_PICTURE_HEIGHT} - 52px) auto;
      }
    }
  }
`

/** Text of a slide, with room for the controls below it where they are not on the picture. */
export const SlideText = styled.div`
  /* Each subsidiary's own tint, where the dark ground would say the group's. */
  --brand: var(--accent-tint);
  ${measure}
  display: grid;
  gap: 12px;
  align-content: end;
  justify-items: start;
  min-height: 22rem;
  overflow-wrap: anywhere;
  padding-block-end: 104px;

  h2,
  p,
  > div {
    position: relative;
    z-index: 1;
  }
  p,
  > div:last-of-type {
    max-width: ${HERO_WORDS_WIDTH};
  }
  > div:last-of-type {
    margin-block-start: 12px;
  }

  ${HERO_STACKED} {
    min-height: 20rem;
    padding-block-end: 40px;

    h2 {
      font-size: var(--text-xl);
    }
    p,
    > div:last-of-type {
      max-width: 56ch;
    }
  }
`

export const Tagline = styled.p`
  font: 500 var(--text-l) / 1.35 var(--font-text);
  color: var(--accent-tint);
`

/** The heading stays the largest text; the card below the hero has every word. */
export const Description = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 6;

  /* Two lines on phones. The second fades out, because an ellipsis would cut a word. */
  @media (max-width: 37.49em) {
    display: block;
    max-height: 2lh;
    -webkit-mask: ${FADE};
    mask: ${FADE};
  }
`
