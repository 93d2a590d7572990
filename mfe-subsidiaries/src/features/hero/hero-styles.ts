import styled from '@emotion/styled'
import { HEADER_HEIGHT } from 'shared-ui'

/** The whole first screen below the header, with the subsidiary's cloth at its lower edge. */
export const HeroBand = styled.section`
  position: relative;
  isolation: isolate;
  overflow: clip;
  display: grid;
  grid-template-rows: 1fr auto;
  min-height: calc(100svh - ${HEADER_HEIGHT});
  /* The picture's place is coloured before it arrives. */
  background: radial-gradient(
      90% 120% at 85% 20%,
      color-mix(in srgb, var(--accent-mid) 30%, transparent),
      transparent 70%
    )
    var(--deep);
`

export const HeroText = styled.div`
  display: grid;
  gap: 20px;
  align-content: center;
  width: 100%;
  max-width: var(--page);
  margin-inline: auto;
  padding: clamp(40px, 8svh, 96px) clamp(20px, 4vw, 48px);

  > h1 {
    max-width: 13em;
  }
  > p:not(:first-of-type) {
    max-width: 52ch;
  }

  .MuiButton-outlined {
    color: var(--on-deep);
  }
`

export const Backdrop = styled.div`
  position: absolute;
  z-index: -1;
  inset: 0;

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
        var(--deep) 6%,
        color-mix(in srgb, var(--deep) 82%, transparent) 46%,
        color-mix(in srgb, var(--deep) 74%, transparent) 64%,
        color-mix(in srgb, var(--deep) 8%, transparent) 90%
      ),
      linear-gradient(0deg, var(--deep), transparent 30%);
  }

  @media (max-width: 700px) {
    &::after {
      background:
        linear-gradient(0deg, var(--deep) 20%, transparent 100%),
        color-mix(in srgb, var(--deep) 76%, transparent);
    }
  }
`
