/** Time after the last touch for which somebody is taken to be at the desk, in milliseconds: longer than any polling interval. */
const PRESENT_MS = 60_000

const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const

let lastTouchAt = 0

const touch = () => {
  lastTouchAt = Date.now()
}

/**
 * Notes when somebody touches the page, so that polling does not keep the session of an empty chair alive.
 *
 * @returns a function that stops it.
 */
export function watchPresence(): () => void {
  // Somebody has just opened the desk.
  touch()
  for (const name of TOUCHES) window.addEventListener(name, touch, { capture: true, passive: true })
  return () => {
    for (const name of TOUCHES) window.removeEventListener(name, touch, { capture: true })
  }
}

/** Whether nobody has touched the page for a while. */
export const isUnattended = (): boolean => Date.now() - lastTouchAt >= PRESENT_MS
