import { useRef, type Touch, type TouchEvent } from 'react'

/** Minimum length of a swipe, in pixels; a shorter one is a tap. */
const SWIPE_PX = 48

/**
 * Returns touch handlers that detect a swipe to the left (1, next) or to the right (-1, back). A mainly vertical
 * stroke scrolls the page, and two fingers zoom it.
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number }>(null)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      start.current = touches.length > 1 ? null : positionOf(touches[0])
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const [from, to] = [start.current, positionOf(changedTouches[0])]
      if (!from || !to) return
      const distance = to.x - from.x
      const length = Math.abs(distance)
      if (length >= SWIPE_PX && length > Math.abs(to.y - from.y)) onSwipe(distance < 0 ? 1 : -1)
    },
  }
}

/** Copies the position, because some browsers change the touch itself when the finger moves. */
const positionOf = (touch: Touch | undefined) =>
  touch ? { x: touch.clientX, y: touch.clientY } : null
