import styled from '@emotion/styled'
import { HEADER_HEIGHT } from 'shared-ui'

const measure = `
  width: 100%;
  max-width: var(--page);
  margin-inline: auto;
  padding-inline: clamp(20px, 4vw, 48px);
`

/** Nearly the whole first screen, whatever it holds. */
export const HeroBand = styled.section`
  position: relative;
  isolation: isolate;
  overflow: clip;
  display: grid;
  grid-template-rows: auto 1fr;
  min-height: min(calc(100svh - ${HEADER_HEIGHT}), 1000px);
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
  padding-block: clamp(40px, 9svh, 96px) clamp(24px, 4svh, 48px);
  pointer-events: none;

  h1 {
    max-width: 14em;
  }
`

/** Lets the slides' pictures reach behind the heading: they are placed on the band, not on the carousel. */
export const SlideFrame = styled.div`
  display: grid;

  > section {
    position: static;
    isolation: auto;
    display: grid;
  }
`

/** Words of a slide, with room for the controls below them. */
export const SlideText = styled.div`
  /* Each subsidiary's own tint, where the dark ground would say the group's. */
  --brand: var(--accent-tint);
  ${measure}
  display: grid;
  gap: 12px;
  align-content: end;
  justify-items: start;
  min-height: 27rem;
  padding-block-end: 112px;

  h2,
  p,
  > div {
    position: relative;
    z-index: 1;
  }
  p {
    display: -webkit-box;
    max-width: 56ch;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 6;

    /* The heading stays the largest text; the card below has every word. */
    @media (max-width: 700px) {
      -webkit-line-clamp: 4;
    }
  }
  > div:last-of-type {
    margin-block-start: 12px;
  }
`

export const Tagline = styled.p`
  font: 500 var(--text-l) / 1.35 var(--font-text);
  color: var(--accent-tint);
`

export const Backdrop = styled.div`
  && {
    position: absolute;
    z-index: -1;
    inset: 0;
    margin: 0;
  }

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    background: none;
  }
  /* Keeps the words' contrast over any picture. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background:
      linear-gradient(
        90deg,
        var(--deep) 8%,
        color-mix(in srgb, var(--deep) 86%, transparent) 50%,
        color-mix(in srgb, var(--deep) 88%, transparent) 72%,
        color-mix(in srgb, var(--deep) 12%, transparent) 92%
      ),
      linear-gradient(0deg, var(--deep), transparent 34%);
  }

  @media (max-width: 700px) {
    &::after {
      background:
        linear-gradient(0deg, var(--deep) 20%, transparent 90%),
        color-mix(in srgb, var(--deep) 68%, transparent);
    }
  }
`
