import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { Running } from './running.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  jest.restoreAllMocks()
})

/** Returns what the next document of this tab knows. */
const died = () => new Running().died

it('a tab that ends by itself tells the next document what ran in it', () => {
  const running = new Running()
  for (const name of ['mfe-group@1.0.0', 'mfe-gpl@1.4.0', 'mfe-group@1.0.0']) running.add(name)
  expect(running.before('mfe-group@1.0.0')).toEqual(['mfe-gpl@1.4.0'])
  expect(running.latest).toBe('mfe-group@1.0.0')
  expect(died()).toEqual(['mfe-gpl@1.4.0', 'mfe-group@1.0.0'])
})

it('a tab that is left tells nothing', () => {
  new Running().add('mfe-gpl@1.4.0')
  window.dispatchEvent(new Event('pagehide'))
  expect(died()).toEqual([])
})

it('a tab in the background may be ended by the browser, and tells nothing until it is seen again', () => {
  new Running().add('mfe-gpl@1.4.0')
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(sessionStorage.getItem('running')).toBeNull()
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(died()).toEqual(['mfe-gpl@1.4.0'])
})

it('works where the browser forbids storage', () => {
  const running = new Running(null)
  running.add('mfe-gpl@1.4.0')
  expect(running.died).toEqual([])
})

it.each(['{', '{"0":"mfe-gpl"}', 'null'])('takes what it did not write for nothing: %s', (text) => {
  sessionStorage.setItem('running', text)
  expect(died()).toEqual([])
})

it('lets pages be where the storage is full', () => {
  const running = new Running()
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  expect(() => running.add('mfe-gpl@1.4.0')).not.toThrow()
  expect(died()).toEqual([])
})
