import { useRef, type TouchEvent } from 'react'

/** A stroke of at least this many pixels changes the slide; a shorter one is a tap. */
const SWIPE_PX = 48

/** Touch handlers that tell a stroke to the left (1, onwards) from one to the right (-1, back). */
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
