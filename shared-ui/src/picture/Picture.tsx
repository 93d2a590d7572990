import styled from '@emotion/styled'
import { useState, type ImgHTMLAttributes } from 'react'
import type { FocalPoint } from 'shared-contracts/api/focal-point'
import { PICTURE_COLOURS } from './picture-colours.ts'

/** Widths in which every rendered picture of `/media` exists, in pixels. */
const WIDTHS = [640, 1280, 1920] as const

/**
 * On a phone half of its pixels suffice, in a card as well as dimmed behind text: the scripts of the page
 * travel on the same slow line.
 */
const WIDE = '(max-width: 640px) 75vw, 100vw'

/** `sizes` of a picture in a card of a grid: as wide as a phone, at most 400 px elsewhere. */
export const CARD_SIZES: string = '(max-width: 640px) 75vw, 400px'

interface PictureProps {
  /** A path without width and type, such as `/media/gold`, or the whole address of any picture. */
  readonly src: string
  /** Empty for decoration. */
  readonly alt: string
  /** Width at which it is shown, as `sizes` of HTML; the whole screen by default, less on a phone. */
  readonly sizes?: string
  /**
   * For the one picture of the first screen, loaded at once and first. What lies `behind-text` is faded in
   * once it has arrived, so that text is what the visitor sees first; what the page is about is shown
   * `at-once`.
   */
  readonly priority?: 'behind-text' | 'at-once' | undefined
  /** Its proportions; 16 to 9 by default. They hold its place before it arrives. */
  readonly width?: number
  readonly height?: number
  /** Stays visible where the picture is cut; its middle by default. */
  readonly focalPoint?: FocalPoint | undefined
  readonly className?: string
}

/** A picture in AVIF or WebP at the width that is needed, or any other picture as it is. */
export function Picture({
  src,
  alt,
  priority,
  sizes = WIDE,
  width = 1280,
  height = 720,
  focalPoint,
  className,
}: PictureProps) {
  const image = {
    alt,
    width,
    height,
    decoding: 'async' as const,
    className,
    ...(focalPoint && { style: { objectPosition: positionOf(focalPoint) } }),
    meanColour: PICTURE_COLOURS[src.replace(/^.*\//, '')],
  }
  const Frame = priority ? FRAMES[priority] : LazyImage
  if (isWholeAddress(src)) return <Frame {...image} src={src} />
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(src, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(src, 'webp')} sizes={sizes} />
      <Frame {...image} src={`${src}-1280.webp`} />
    </picture>
  )
}

const positionOf = ({ x, y }: FocalPoint) => `${x * 100}% ${y * 100}%`

interface ImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  /** Stands in for the picture until it has arrived. */
  readonly meanColour: string | undefined
}

const LazyImage = (props: ImageProps) => <Image {...props} loading="lazy" />

const FirstImage = (props: ImageProps) => <Image {...props} fetchPriority="high" />

function ArrivingImage(props: ImageProps) {
  const [hasArrived, setHasArrived] = useState(false)
  const arrive = () => setHasArrived(true)
  // A picture that arrived before hydration fires no load event any more.
  const look = (image: HTMLImageElement | null) => {
    if (image?.complete) arrive()
  }
  return (
    <Image
      {...props}
      ref={look}
      fetchPriority="high"
      data-arrived={hasArrived}
      onLoad={arrive}
      onError={arrive}
    />
  )
}

const FRAMES = { 'behind-text': ArrivingImage, 'at-once': FirstImage }

const isWholeAddress = (src: string) => /^(?:https?:|data:)|\.\w{2,5}(?:[?#]|$)/.test(src)

const srcSet = (src: string, type: string) =>
  WIDTHS.map((width) => `${src}-${width}.${type} ${width}w`).join(', ')

const Image = styled('img', {
  shouldForwardProp: (name) => name !== 'meanColour',
})<ImageProps>`
  object-fit: cover;
  background: ${({ meanColour }) => meanColour ?? 'color-mix(in srgb, var(--text) 8%, transparent)'};

  &[data-arrived] {
    transition: opacity 900ms var(--ease);
    /* Drawn while it cannot be seen yet, so that it is never what the visitor waits for. */
    will-change: opacity;
  }
  @media screen and (scripting: enabled) {
    &[data-arrived='false'] {
      opacity: 0;
    }
  }
`
