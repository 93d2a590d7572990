import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'

const pass = keyframes`
  to { transform: translateX(-50%) }
`

/** As tall as the loaded ticker. */
const HEIGHT = '104px'

export const Band = styled.div`
  /* Hidden words of the entries are placed against it, and clipped by it. */
  position: relative;
  display: flex;
  align-items: center;
  min-height: ${HEIGHT};
  overflow: hidden;
  border-radius: var(--radius-m);

  /* A visitor who has asked for motion gets it, also with the focus still on the button. */
  &:focus-within [data-motion='free'] {
    animation-play-state: paused;
  }
`

export const Waiting = styled.p`
  display: grid;
  place-items: center;
  min-height: ${HEIGHT};
  padding: 20px;
  text-align: center;
  color: var(--text-muted);
  background: color-mix(in srgb, var(--text) 6%, transparent);
  border-radius: var(--radius-m);
`

export const PauseButton = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-inline: 16px;
  color: inherit;
  background: none;
  border: 1px solid var(--edge);
  border-radius: 50%;
  cursor: pointer;

  /* Nothing moves, so there is nothing to stop. */
  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`

export const Window = styled.div`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  -webkit-mask-image: linear-gradient(90deg, transparent, #000 24px calc(100% - 24px), transparent);
  mask-image: linear-gradient(90deg, transparent, #000 24px calc(100% - 24px), transparent);

  @media (prefers-reduced-motion: reduce) {
    -webkit-mask-image: none;
    mask-image: none;
  }
`

/** Two equal lists; the animation repeats after moving by one of them. Requirement 9 sets the durations. */
export const Track = styled.div`
  display: flex;
  width: max-content;
  min-width: 200%;
  animation: ${pass} 30s linear infinite;

  ul {
    flex: 1 0 auto;
    display: flex;
    justify-content: space-around;
  }
  &:hover,
  &[data-motion='paused'] {
    animation-play-state: paused;
  }

  @media (max-width: 48em) {
    animation-duration: 20s;
  }
  @media (prefers-reduced-motion: reduce) {
    width: auto;
    min-width: 0;
    animation: none;

    ul {
      flex: 1 1 0;
      display: grid;
      min-width: 0;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 28.75rem), 1fr));
    }
    ul[aria-hidden] {
      display: none;
    }
  }
`

export const Entry = styled.li`
  display: grid;
  align-content: start;
  gap: 4px;
  padding: 16px clamp(20px, 2.5vw, 36px);
  white-space: nowrap;

  @media (prefers-reduced-motion: reduce) {
    white-space: normal;
  }
  > span:first-of-type {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
  }
  @media (prefers-reduced-motion: no-preference) {
    > span {
      flex-wrap: nowrap;
    }
  }
`
