import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type TouchEvent,
} from 'react'
import { useReducedMotion } from '../motion/use-reduced-motion.ts'

/**
 * State of a carousel: the slide that is shown, and whether it changes by itself.
 *
 * It rotates until the visitor points at the slides or focuses anything inside by keyboard, and then stops
 * until it is started again, as the carousel pattern requires. A touch only pauses it until a touch elsewhere,
 * because scrolling the page with a finger is no request to stop. Under reduced motion it rotates only on
 * request.
 *
 * @param count number of slides; with fewer than two nothing rotates.
 * @param interval display time of a slide, in milliseconds.
 */
export function useRotation(count: number, interval: number) {
  const isReduced = useReducedMotion()
  const [current, setCurrent] = useState(0)
  const [choice, setChoice] = useState<boolean | null>(null)
  const [holder, setHolder] = useState<Element | null>(null)
  const [turn, setTurn] = useState(0)
  // A visitor who has just started the rotation still points at the carousel.
  const isAsked = useRef(false)
  // Focus caused by a touch does not stop the rotation, because the touch pauses it.
  const isTouching = useRef(false)
  const region = useRef<HTMLElement>(null)
  const isRotating = count > 1 && (choice ?? !isReduced)
  const isMoving = isRotating && holder === null

  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => setCurrent((slide) => (slide + 1) % count), interval)
    return () => clearInterval(timer)
  }, [isMoving, count, interval, turn])

  useEffect(() => {
    // The keyboard may have come before the scripts, and its focus fires no further event.
    if (region.current?.querySelector(':focus-visible')) setChoice(false)
    const onKeyDown = () => {
      isTouching.current = false
    }
    // Not of the region alone: the key that enters it is pressed outside.
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  useEffect(() => {
    if (!holder) return
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node && holder.contains(target))) setHolder(null)
    }
    document.addEventListener('pointerdown', leave)
    return () => document.removeEventListener('pointerdown', leave)
  }, [holder])

  // Browsers emulate mouse events after a tap.
  const stopUnderPointer = () => {
    if (!isAsked.current && holder === null) setChoice(false)
  }

  return {
    current: count === 0 ? 0 : current % count,
    /** Whether it rotates once no touch pauses it; its button toggles this. */
    isRotating,
    isMoving,
    /** Shows a slide, wrapping at both ends, for a whole interval. */
    show: (slide: number) => {
      setCurrent((slide + count) % count)
      setTurn((before) => before + 1)
    },
    toggle: () => {
      isAsked.current = !isRotating
      setChoice(!isRotating)
      setHolder(null)
    },
    regionProps: {
      ref: region,
      onPointerDown: ({ pointerType }: PointerEvent) => {
        isTouching.current = pointerType === 'touch'
      },
      onTouchStart: ({ currentTarget }: TouchEvent<HTMLElement>) => setHolder(currentTarget),
      onMouseLeave: () => {
        isAsked.current = false
      },
      onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!isTouching.current && !currentTarget.contains(relatedTarget)) setChoice(false)
      },
    },
    slidesHandlers: {
      onMouseEnter: stopUnderPointer,
      // A pointer that was there before the scripts enters nothing.
      onMouseMove: stopUnderPointer,
    },
  }
}
