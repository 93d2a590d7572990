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
 * Which slide of a carousel is shown, and whether it changes by itself.
 *
 * It rotates until the visitor points at the slides or focuses anything inside by the keyboard, and then stands
 * still until asked to start again, as the carousel pattern has it. From a touch it only waits until a touch
 * elsewhere, because a finger that scrolls the page has asked for nothing. Under reduced motion it rotates only
 * when asked.
 *
 * @param count slides; with fewer than two nothing rotates.
 * @param interval milliseconds a slide is shown.
 */
export function useRotation(count: number, interval: number) {
  const isReduced = useReducedMotion()
  const [current, setCurrent] = useState(0)
  const [choice, setChoice] = useState<boolean | null>(null)
  const [holder, setHolder] = useState<Element | null>(null)
  const [turn, setTurn] = useState(0)
  // A visitor who has just asked for rotation still points at the carousel.
  const isAsked = useRef(false)
  // Focus that a touch brings is the touch's, which holds the slides by itself.
  const isTouching = useRef(false)
  const isRotating = count > 1 && (choice ?? !isReduced)
  const isMoving = isRotating && holder === null

  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => setCurrent((slide) => (slide + 1) % count), interval)
    return () => clearInterval(timer)
  }, [isMoving, count, interval, turn])

  useEffect(() => {
    if (!holder) return
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node && holder.contains(target))) setHolder(null)
    }
    document.addEventListener('pointerdown', leave)
    return () => document.removeEventListener('pointerdown', leave)
  }, [holder])

  return {
    current: count === 0 ? 0 : current % count,
    /** Whether it goes on by itself once no touch holds it, which is what its button changes. */
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
    regionHandlers: {
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
      onKeyDown: () => {
        isTouching.current = false
      },
    },
    slidesHandlers: {
      // After a tap browsers tell of a mouse that there is none of.
      onMouseEnter: () => {
        if (!isAsked.current && holder === null) setChoice(false)
      },
    },
  }
}
