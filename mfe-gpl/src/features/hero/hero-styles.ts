import styled from '@emotion/styled'
import { Container } from 'shared-ui'

export const Stage = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  align-items: end;
  min-height: clamp(340px, 52svh, 560px);
  overflow: hidden;
  background: var(--deep);
`

/** Two gradients keep the text legible over any picture; a light beam crosses at the portal's angle of 8 degrees. */
export const Backdrop = styled.div`
  position: absolute;
  z-index: -1;
  inset: 0;

  picture {
    display: contents;
  }
  img {
    width: 100%;
    height: 100%;
    background: none;
    object-fit: cover;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background:
      linear-gradient(0deg, var(--deep), transparent 45%),
      linear-gradient(
        98deg,
        rgb(3 11 7 / 94%) 20%,
        rgb(3 11 7 / 84%) 50%,
        rgb(3 11 7 / 70%) 66%,
        rgb(3 11 7 / 8%) 90%
      );
  }
  &::before {
    content: '';
    position: absolute;
    z-index: 1;
    inset: -10% auto -10% 80%;
    width: 10px;
    background: var(--brand);
    transform: skewX(-8deg);
  }

  @media (max-width: 767px) {
    &::before {
      display: none;
    }
    &::after {
      background: linear-gradient(0deg, rgb(3 11 7 / 96%) 25%, rgb(3 11 7 / 55%));
    }
  }
`

/** Leaves room for the carousel's controls. */
export const Words = styled(Container)`
  display: grid;
  gap: 10px;
  justify-items: start;
  padding-block: 28px clamp(76px, 7vw, 100px);

  h2 {
    max-width: 12em;
    font-size: clamp(3rem, 1.6rem + 3.6vw, 6rem);
  }
  > p:last-of-type {
    max-width: 60ch;
    font-size: clamp(1.0625rem, 0.9rem + 0.6vw, 1.333rem);
    color: var(--on-deep);
  }
  /* Lines end before the beam crosses them. */
  @media (min-width: 768px) {
    h2 {
      max-width: min(12em, 66vw);
    }
    > p:last-of-type {
      max-width: min(60ch, 66vw);
    }
  }
`
