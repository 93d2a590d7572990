import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { Bar, Dot, Dots, Round } from './carousel-styles.ts'

interface CarouselControlsProps {
  readonly count: number
  readonly current: number
  readonly isRotating: boolean
  readonly hasArrows: boolean
  readonly toggle: () => void
  readonly show: (slide: number) => void
}

/** Controls of a carousel. They precede the slides in the document, with the rotation button first. */
export function CarouselControls({
  count,
  current,
  isRotating,
  hasArrows,
  toggle,
  show,
}: CarouselControlsProps) {
  return (
    <Bar>
      <Round
        type="button"
        aria-label={isRotating ? 'Pause rotation' : 'Start rotation'}
        onClick={toggle}
        // Prevents focus before the click: focus would stop the rotation, and the click would start it again.
        onMouseDown={(event) => event.preventDefault()}
      >
        {isRotating ? <Pause size={18} /> : <Play size={18} />}
      </Round>
      {hasArrows && (
        <>
          <Round type="button" aria-label="Previous slide" onClick={() => show(current - 1)}>
            <ChevronLeft size={20} />
          </Round>
          <Round type="button" aria-label="Next slide" onClick={() => show(current + 1)}>
            <ChevronRight size={20} />
          </Round>
        </>
      )}
      <Dots role="group" aria-label="Choose a slide">
        {Array.from({ length: count }, (_slide, index) => (
          <Dot
            key={index}
            type="button"
            aria-label={`Go to slide ${index + 1} of ${count}`}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => show(index)}
          />
        ))}
      </Dots>
    </Bar>
  )
}
