import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import type { ComponentPropsWithRef } from 'react'

type SkeletonProps = Omit<ComponentPropsWithRef<'span'>, 'style' | 'color'> & {
  /** `text` by default: as tall as a line of the text that follows it. */
  readonly variant?: 'text' | 'rectangular' | 'rounded' | 'circular'
}

/** A grey placeholder in the shape of loading content; sized by `className`. */
export function Skeleton({ variant = 'text', ...span }: SkeletonProps) {
  if (variant === 'text') return <Line {...span} />
  return variant === 'circular' ? <Disc {...span} /> : <Shape {...span} />
}

const passing = keyframes`
  0% { transform: translateX(-100%); }
  50%, 100% { transform: translateX(100%); }
`

const Shape = styled.span`
  position: relative;
  display: block;
  height: 1.2em;
  overflow: hidden;
  background: color-mix(in srgb, var(--text) 9%, transparent);
  border-radius: var(--radius-s);

  /* Its own layer: the light that passes never leaves the corners. */
  -webkit-mask-image: -webkit-radial-gradient(white, black);

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(
      90deg,
      transparent,
      color-mix(in srgb, var(--text) 5%, transparent),
      transparent
    );
    transform: translateX(-100%);
    animation: ${passing} 2s linear 0.5s infinite;
  }
`

const Line = styled(Shape)`
  height: auto;
  transform: scale(1, 0.6);
  transform-origin: 0 55%;

  &:empty::before {
    content: '\\00a0';
  }
`

const Disc = styled(Shape)`
  border-radius: 50%;
`
