import { useRef, type TouchEvent } from 'react'

/** Minimum length of a swipe, in pixels; a shorter one is a tap. */
const SWIPE_PX = 48

/** Returns touch handlers that detect a swipe to the left (1, next) or to the right (-1, back). */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const startX = useRef(0)
  return {
    onTouchStart: ({ changedTouches }: TouchEvent) => {
      startX.current = changedTouches[0]?.clientX ?? 0
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const distance = (changedTouches[0]?.clientX ?? startX.current) - startX.current
      if (Math.abs(distance) >= SWIPE_PX) onSwipe(distance < 0 ? 1 : -1)
    },
  }
}
