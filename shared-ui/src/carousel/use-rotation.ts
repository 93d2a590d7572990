import { useEffect, useRef, useState, type FocusEvent } from 'react'
import { useReducedMotion } from '../motion/use-reduced-motion.ts'

/**
 * Which slide of a carousel is shown, and whether it changes by itself.
 *
 * It rotates until the visitor points at the slides or focuses anything inside, and then stands still
 * until asked to start again. Under reduced motion it rotates only when asked.
 *
 * @param count slides; with fewer than two nothing rotates.
 * @param interval milliseconds a slide is shown.
 */
export function useRotation(count: number, interval: number) {
  const isReduced = useReducedMotion()
  const [current, setCurrent] = useState(0)
  const [choice, setChoice] = useState<boolean | null>(null)
  const [turn, setTurn] = useState(0)
  // A visitor who has just asked for rotation still points at the carousel.
  const isAsked = useRef(false)
  const isRotating = count > 1 && (choice ?? !isReduced)

  useEffect(() => {
    if (!isRotating) return
    const timer = setInterval(() => setCurrent((slide) => (slide + 1) % count), interval)
    return () => clearInterval(timer)
  }, [isRotating, count, interval, turn])

  const stop = () => {
    if (!isAsked.current) setChoice(false)
  }

  return {
    current: count === 0 ? 0 : current % count,
    isRotating,
    /** Shows a slide, wrapping at both ends, for a whole interval. */
    show: (slide: number) => {
      setCurrent((slide + count) % count)
      setTurn((before) => before + 1)
    },
    toggle: () => {
      isAsked.current = !isRotating
      setChoice(!isRotating)
    },
    regionHandlers: {
      onMouseLeave: () => {
        isAsked.current = false
      },
      onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) setChoice(false)
      },
    },
    slidesHandlers: { onMouseEnter: stop },
  }
}
