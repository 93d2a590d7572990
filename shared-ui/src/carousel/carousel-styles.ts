import styled from '@emotion/styled'

export const Region = styled.section`
  position: relative;
  isolation: isolate;
`

/** All slides share one cell, as tall as the tallest, so that changing slides moves nothing. */
export const Slides = styled.div`
  display: grid;
  touch-action: pan-y pinch-zoom;
`

export const Slide = styled.div`
  grid-area: 1 / 1;
  display: grid;
  min-width: 0;
  transition:
    opacity 600ms var(--ease),
    visibility 600ms;

  &[hidden] {
    visibility: hidden;
    opacity: 0;
  }
`

export const Bar = styled.div`
  position: absolute;
  z-index: 2;
  inset: auto 0 clamp(16px, 3vw, 36px) 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  width: 100%;
  max-width: var(--page);
  margin-inline: auto;
  padding-inline: clamp(20px, 4vw, 48px);
  color: var(--on-deep);
  pointer-events: none;

  > * {
    pointer-events: auto;
  }

  /* Five dots stay beside the buttons; below them they would push these into the slide's words. */
  @media (max-width: 359.98px) {
    gap: 4px;
  }
`

export const Round = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  color: inherit;
  background: color-mix(in srgb, var(--deep) 55%, transparent);
  border: 1px solid color-mix(in srgb, currentColor 55%, transparent);
  border-radius: 50%;
  cursor: pointer;
  transition: background-color var(--fast) var(--ease);

  &:hover {
    background: var(--deep);
  }
  &:focus-visible {
    outline-color: var(--on-deep);
    border-radius: 50%;
  }
`

export const Dots = styled.div`
  display: flex;
  margin-inline-start: 8px;

  @media (max-width: 359.98px) {
    margin-inline-start: 0;
  }
`

/** The mark is small, its target is not. */
export const Dot = styled.button`
  display: grid;
  place-items: center;
  width: 32px;
  height: 44px;
  padding: 0;
  color: inherit;
  background: none;
  border: 0;
  cursor: pointer;

  @media (max-width: 359.98px) {
    width: 26px;
  }

  &::before {
    content: '';
    width: 10px;
    height: 4px;
    background: currentColor;
    opacity: 0.6;
    transition:
      width var(--fast) var(--ease),
      opacity var(--fast) var(--ease);
  }
  &:hover::before {
    opacity: 1;
  }
  &[aria-current]::before {
    width: 24px;
    opacity: 1;
    background: var(--accent-tint);
  }
  @media (forced-colors: active) {
    &::before {
      forced-color-adjust: none;
      background: ButtonText;
    }
    &[aria-current]::before {
      background: Highlight;
    }
  }
  &:focus-visible {
    outline-color: var(--on-deep);
    outline-offset: -4px;
  }
`
