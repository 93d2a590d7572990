import styled from '@emotion/styled'
import { useState, type ImgHTMLAttributes } from 'react'
import type { FocalPoint } from 'shared-contracts/api/focal-point'
import { PICTURE_COLOURS } from './picture-colours.ts'

/** Widths of every rendered picture of `/media`, in pixels. */
const WIDTHS = [640, 1280, 1920] as const

/**
 * On a phone, half of its pixels suffice, in a card as well as dimmed behind text: the page's scripts share the
 * same slow connection.
 */
const WIDE = '(max-width: 640px) 75vw, 100vw'

/** `sizes` of a picture in a card of a grid: as wide as a phone, at most 400 px elsewhere. */
export const CARD_SIZES: string = '(max-width: 640px) 75vw, 400px'

interface PictureProps {
  /** A path without width and file type, such as `/media/gold`, or the full address of any picture. */
  readonly src: string
  /** Empty for a decorative picture. */
  readonly alt: string
  /** Display width, as `sizes` of HTML; the whole screen by default, less on a phone. */
  readonly sizes?: string
  /**
   * For the one main picture of the first screen, which is loaded at once and first. `behind-text` fades it in
   * once it has loaded, so that visitors see the text first; `at-once` is for a picture that the page is about.
   */
  readonly priority?: 'behind-text' | 'at-once' | undefined
  /** Its proportions; 16 to 9 by default. They reserve its space before it loads. */
  readonly width?: number
  readonly height?: number
  /** Point that stays visible when the picture is cropped; its centre by default. */
  readonly focalPoint?: FocalPoint | undefined
  readonly className?: string
}

/** A picture in AVIF or WebP at the required width, or any other picture unchanged. */
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
  /** Background until the picture has loaded. */
  readonly meanColour: string | undefined
}

const LazyImage = (props: ImageProps) => <Image {...props} loading="lazy" />

const FirstImage = (props: ImageProps) => <Image {...props} fetchPriority="high" />

function ArrivingImage(props: ImageProps) {
  const [hasArrived, setHasArrived] = useState(false)
  const arrive = () => setHasArrived(true)
  // A picture that loaded before hydration fires no further load event.
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
