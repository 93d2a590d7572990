import { useEffect, useRef, useState, type FocusEvent, type SyntheticEvent } from 'react'
import { useReducedMotion } from '../motion/use-reduced-motion.ts'

/**
 * Which slide of a carousel is shown, and whether it changes by itself.
 *
 * It stands still while the visitor points at it, and from a touch until a touch elsewhere; left alone it goes
 * on, unless it was stopped by its button. Focus by the keyboard stops it for good, as the carousel pattern
 * asks. Under reduced motion it rotates only when asked.
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
  // Focus that a press brings is the pointer's, which holds the slides by itself.
  const isPressed = useRef(false)
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

  const hold = ({ currentTarget }: SyntheticEvent<HTMLElement>) => setHolder(currentTarget)

  return {
    current: count === 0 ? 0 : current % count,
    /** Whether it goes on by itself once nobody holds it, which is what its button changes. */
    isRotating,
    isMoving,
    /** Shows a slide, wrapping at both ends, for a whole interval. */
    show: (slide: number) => {
      setCurrent((slide + count) % count)
      setTurn((before) => before + 1)
    },
    toggle: () => {
      setChoice(!isRotating)
      setHolder(null)
    },
    regionHandlers: {
      onPointerDown: () => {
        isPressed.current = true
      },
      onPointerUp: () => {
        isPressed.current = false
      },
      onPointerCancel: () => {
        isPressed.current = false
      },
      onTouchStart: hold,
      onMouseLeave: () => setHolder(null),
      onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!isPressed.current && !currentTarget.contains(relatedTarget)) setChoice(false)
      },
    },
    slidesHandlers: { onMouseEnter: hold },
  }
}
