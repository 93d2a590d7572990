import { jest } from '@jest/globals'
import { act } from '@testing-library/react'

export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE

/** More turns than any chain of promises on these pages needs. */
const TURNS = 30

/**
 * Advances a faked clock, and lets the page follow. A day takes a second: the clock jumps from timer to timer, and
 * the page is rendered at the end.
 */
export async function pass(ms: number) {
  await act(async () => {
    let isOver = false
    setTimeout(() => {
      isOver = true
    }, ms)
    await promisesSettle()
    while (!isOver) {
      jest.advanceTimersToNextTimer()
      await promisesSettle()
    }
    jest.advanceTimersByTime(0)
    await promisesSettle()
  })
}

async function promisesSettle() {
  for (let turn = 0; turn < TURNS; turn++) await Promise.resolve()
}

/** Shows or hides the tab. */
export function look(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}
