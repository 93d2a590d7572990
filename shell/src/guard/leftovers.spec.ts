/* eslint-disable @typescript-eslint/unbound-method -- the browser’s own methods are kept, and called with their object */
import { afterAll, beforeEach, expect, it, jest } from '@jest/globals'
import { Leftovers } from './leftovers.ts'

const { addEventListener, removeEventListener } = EventTarget.prototype
const { setInterval } = window
const leftovers = new Leftovers()
leftovers.watch()

/** Runs a function as a script of a release, whose address is in the stack. */
function by(version: string, act: () => void): void {
  const stack = jest.spyOn(Error, 'captureStackTrace').mockImplementation(() => undefined)
  const prepare = Error.prepareStackTrace
  Error.prepareStackTrace = () =>
    `Error\n    at x (https://x/releases/mfe-gpl/${version}/page.js:1:2)`
  try {
    act()
  } finally {
    Error.prepareStackTrace = prepare
    stack.mockRestore()
  }
}
const pick = ({ addEventListener, removeEventListener }: EventTarget) => ({
  addEventListener,
  removeEventListener,
})
const click = () => document.dispatchEvent(new Event('click'))

let version = 0
let name: string
beforeEach(() => {
  name = `mfe-gpl@1.0.${++version}`
})
afterAll(() => {
  Object.assign(EventTarget.prototype, { addEventListener, removeEventListener })
  window.setInterval = setInterval
})

it('a listener of a release hears nothing while the release is off the screen', () => {
  const heard = jest.fn()
  leftovers.wake(name)
  by(`1.0.${version}`, () => document.addEventListener('click', heard, true))
  click()
  leftovers.rest(name)
  click()
  expect(heard).toHaveBeenCalledTimes(1)
  leftovers.wake(name)
  click()
  expect(heard).toHaveBeenCalledTimes(2)
  document.removeEventListener('click', heard, true)
  leftovers.rest(name)
  leftovers.wake(name)
  click()
  expect(heard).toHaveBeenCalledTimes(2)
})

it('a listener of both phases rests and wakes in both', () => {
  const heard = jest.fn()
  leftovers.wake(name)
  by(`1.0.${version}`, () => {
    document.addEventListener('click', heard, true)
    document.addEventListener('click', heard)
  })
  leftovers.rest(name)
  click()
  expect(heard).not.toHaveBeenCalled()
  leftovers.wake(name)
  click()
  expect(heard).toHaveBeenCalledTimes(2)
  document.removeEventListener('click', heard, { capture: true })
  leftovers.rest(name)
  leftovers.wake(name)
  click()
  expect(heard).toHaveBeenCalledTimes(3)
  document.removeEventListener('click', heard)
})

it('a release that listens without end is told of, once', () => {
  const flooded = jest.fn()
  const watched = pick(EventTarget.prototype)
  const { setInterval: interval } = window
  new Leftovers().watch(flooded)
  by(`1.0.${version}`, () => {
    for (let count = 0; count < 499; count++) document.addEventListener('click', () => count)
    expect(flooded).not.toHaveBeenCalled()
    for (let count = 0; count < 10; count++) document.addEventListener('click', () => count)
  })
  expect(flooded.mock.calls).toEqual([[name]])
  Object.assign(EventTarget.prototype, watched)
  Object.assign(window, { setInterval: interval })
})

it('a listener of the host goes on', () => {
  const heard = jest.fn()
  leftovers.wake(name)
  document.addEventListener('click', heard)
  leftovers.rest(name)
  click()
  expect(heard).toHaveBeenCalledTimes(1)
  document.removeEventListener('click', heard)
})

it('an interval of a release does nothing while the release is off the screen', () => {
  jest.useFakeTimers()
  const other = new Leftovers()
  const original = window.setInterval
  const watched = pick(EventTarget.prototype)
  other.watch()
  Object.assign(EventTarget.prototype, watched)
  const ticked = jest.fn()
  other.wake(name)
  by(`1.0.${version}`, () => void window.setInterval(ticked, 100))
  jest.advanceTimersByTime(250)
  expect(ticked).toHaveBeenCalledTimes(2)
  other.rest(name)
  jest.advanceTimersByTime(250)
  expect(ticked).toHaveBeenCalledTimes(2)
  window.setInterval = original
  jest.useRealTimers()
})

function addStyle({ nonce }: { nonce: string }): HTMLStyleElement {
  const style = document.head.appendChild(Object.assign(document.createElement('style'), { nonce }))
  // jsdom does not tell whose sheet it is.
  Object.assign(style.sheet!, { ownerNode: style })
  return style
}

it('a style sheet of an extension of the browser stays, whatever release is shown', () => {
  leftovers.wake(name)
  const style = addStyle({ nonce: '' })
  leftovers.wake('mfe-group@1.0.0')
  leftovers.rest(name)
  expect(style.sheet?.disabled).not.toBe(true)
  style.remove()
})

it('a style sheet that came while a release was shown paints nothing without it', () => {
  leftovers.wake(name)
  const style = addStyle({ nonce: 'n' })
  style.textContent = 'body { display: none }'
  leftovers.wake('mfe-group@1.0.0')
  leftovers.rest(name)
  expect(style.sheet?.disabled).toBe(true)
  leftovers.wake(name)
  expect(style.sheet?.disabled).toBe(false)
  style.remove()
})

it("a sheet of the host's own stays, whatever release is shown", () => {
  leftovers.wake(name)
  const style = addStyle({ nonce: 'n' })
  style.textContent = 'p { color: red }'
  if (style.sheet) leftovers.keep(style.sheet)
  leftovers.begin('mfe-group@1.0.0')
  leftovers.rest(name)
  expect(style.sheet).not.toBeNull()
  expect(style.sheet?.disabled).not.toBe(true)
  style.remove()
})

it('a sheet that came while a release was loading is its own, also while the one before is shown', () => {
  leftovers.wake('mfe-group@1.0.0')
  leftovers.begin(name)
  const style = addStyle({ nonce: 'n' })
  leftovers.wake(name)
  leftovers.rest('mfe-group@1.0.0')
  expect(style.sheet?.disabled).toBe(false)
  leftovers.rest(name)
  leftovers.begin('mfe-group@1.0.0')
  style.remove()
})

it('a release that does not load leaves nothing that works', () => {
  const heard = jest.fn()
  leftovers.begin(name)
  by(`1.0.${version}`, () => document.addEventListener('click', heard))
  leftovers.giveUp(name)
  click()
  expect(heard).not.toHaveBeenCalled()
})

it('a release that is there twice rests when both are gone', () => {
  leftovers.wake(name)
  leftovers.wake(name)
  expect([leftovers.rest(name), leftovers.rest(name)]).toEqual([false, true])
})
