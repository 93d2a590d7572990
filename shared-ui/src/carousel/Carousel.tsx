import type { ReactNode } from 'react'
import { CarouselControls } from './CarouselControls.tsx'
import { Region, Slide, Slides } from './carousel-styles.ts'
import { useNearSlides } from './use-near-slides.ts'
import { useRotation } from './use-rotation.ts'
import { useSwipe } from './use-swipe.ts'

export interface SlideState {
  readonly isCurrent: boolean
  /**
   * Whether the slide is shown, was shown or comes next. Only then does it show its picture, so that the first
   * visit does not load pictures that are never seen.
   */
  readonly isNear: boolean
}

interface CarouselProps<Item> {
  /** Name of the region, such as "Our subsidiaries". */
  readonly label: string
  readonly slides: readonly Item[]
  readonly keyOf: (slide: Item) => string
  /** Content of a slide. */
  readonly children: (slide: Item, state: SlideState) => ReactNode
  /** Display time of a slide in milliseconds (requirement 9: 5000 on the group's home, 6000 on the league's). */
  readonly interval: number
  /** Whether there are Previous and Next buttons; true by default. */
  readonly hasArrows?: boolean
  readonly className?: string
}

/**
 * Slides in one place, one perceivable at a time, after the carousel pattern of the ARIA Authoring Practices. A
 * single slide has no controls and does not rotate.
 */
export function Carousel<Item>({
  label,
  slides,
  keyOf,
  children,
  interval,
  hasArrows = true,
  className,
}: CarouselProps<Item>) {
  const count = slides.length
  const rotation = useRotation(count, interval)
  const { current, isMoving, show } = rotation
  const near = useNearSlides(current, count, interval)
  const swipe = useSwipe((step) => show(current + step))

  return (
    <Region
      className={className}
      aria-label={label}
      aria-roledescription="carousel"
      {...rotation.regionProps}
    >
      {count > 1 && <CarouselControls {...rotation} count={count} hasArrows={hasArrows} />}
      <Slides aria-live={isMoving ? 'off' : 'polite'} {...rotation.slidesHandlers} {...swipe}>
        {slides.map((slide, index) => (
          <Slide
            key={keyOf(slide)}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${count}`}
            hidden={index !== current}
            inert={index !== current}
          >
            {children(slide, { isCurrent: index === current, isNear: near.has(index) })}
          </Slide>
        ))}
      </Slides>
    </Region>
  )
}
