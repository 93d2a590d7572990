import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { UNATTENDED_HEADER } from 'shared-contracts/desk/account'
import { answerDesk } from '../testing/answer-desk.ts'
import { callDesk } from './desk-api.ts'
import { watchPresence } from './presence.ts'

const MINUTE_MS = 60_000
let stop: () => void

beforeEach(() => {
  jest.useFakeTimers()
  stop = watchPresence()
})
afterEach(() => {
  stop()
  jest.useRealTimers()
})

/** Whether a call says that nobody is there. */
async function isUnattended(method: 'GET' | 'PUT' = 'GET'): Promise<boolean> {
  const { calls } = answerDesk({ [`${method} /api/desk/today`]: {} })
  await callDesk('today', { method })
  return calls[0]?.headers[UNATTENDED_HEADER] === '1'
}

it('a page that was just opened is looked at', async () => {
  expect(await isUnattended()).toBe(false)
})

it('what a page loads a minute after the last touch, it loads by itself', async () => {
  jest.advanceTimersByTime(MINUTE_MS)
  expect(await isUnattended()).toBe(true)
})

it.each(['pointerdown', 'keydown', 'wheel'])('a %s says that somebody is there', async (event) => {
  jest.advanceTimersByTime(MINUTE_MS)
  document.body.dispatchEvent(new Event(event, { bubbles: true }))
  expect(await isUnattended()).toBe(false)
})

it('a change is always somebody’s', async () => {
  jest.advanceTimersByTime(MINUTE_MS)
  expect(await isUnattended('PUT')).toBe(false)
})
