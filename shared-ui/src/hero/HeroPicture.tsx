import styled from '@emotion/styled'
import type { FocalPoint } from 'shared-contracts/api/focal-point'
import { Picture } from '../picture/Picture.tsx'
import { SHADOW_COLOURS } from '../picture/shadow-colours.ts'
import { HERO_STACKED, HERO_PICTURE_HEIGHT } from './hero-layout.ts'

interface HeroPictureProps {
  /** Same as `src` of `Picture`. */
  readonly src: string
  readonly focalPoint?: FocalPoint | undefined
  /** Whether it is visible at first, unlike the pictures of later slides. */
  readonly isFirst?: boolean
}

/** Wide screens show it on the right. A phone shows it whole, in half of its own pixels. */
const SIZES = '(max-width: 640px) 75vw, (max-width: 56.24em) 100vw, 70vw'

/**
 * The picture of a hero and the background around it, behind the text of the nearest positioned element. On
 * wide screens the text is on its shadow, which ends at 58 percent of the width; on narrow ones the picture is
 * above the text.
 */
export function HeroPicture({ src, focalPoint, isFirst = false }: HeroPictureProps) {
  return (
    <Ground shadow={SHADOW_COLOURS[src.replace(/^.*\//, '')] ?? 'var(--deep)'}>
      <Picture
        src={src}
        alt=""
        sizes={SIZES}
        focalPoint={focalPoint}
        priority={isFirst ? 'behind-text' : undefined}
      />
    </Ground>
  )
}

/** Its colour is the shadow's, from which the gradient fades. */
const Ground = styled('div', {
  shouldForwardProp: (name) => name !== 'shadow',
})<{ readonly shadow: string }>`
  && {
    position: absolute;
    z-index: -1;
    inset: 0;
    margin: 0;
  }
  color: ${({ shadow }) => shadow};
  background: currentColor;

  img {
    position: absolute;
    inset: 0 0 0 auto;
    width: 70%;
    height: 100%;
    object-fit: cover;
    /* The subjects stand right of their pictures' middle. */
    object-position: 90% 50%;
    background: none;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(
      90deg,
      currentColor 36%,
      color-mix(in srgb, currentColor 94%, transparent) 44%,
      color-mix(in srgb, currentColor 70%, transparent) 50%,
      color-mix(in srgb, currentColor 24%, transparent) 55%,
      transparent 58%
    );
  }

  ${HERO_STACKED} {
    img {
      inset: 0 0 auto;
      width: 100%;
      height: ${HERO_PICTURE_HEIGHT};
    }
    &::after {
      inset: 0 0 auto;
      height: ${HERO_PICTURE_HEIGHT};
      background: linear-gradient(0deg, currentColor, transparent 22%);
    }
  }
  @media print {
    display: none;
  }
`
