import { afterEach, beforeEach, expect } from '@jest/globals'

/**
 * What React complains about (keys, nesting, hydration) fails the test that caused it. Errors are another matter: the
 * desk's framework and jsdom log those that a test is about. So are hints about `act`, which depend on the machine's
 * speed. A test that wants a complaint replaces `console.error` itself.
 */
let complaints: string[] = []
let log = console.error

beforeEach(() => {
  complaints = []
  log = console.error
  const logged = log
  console.error = (...parts: unknown[]) => {
    const [format] = parts
    if (typeof format !== 'string' || format.includes('act(')) return logged(...parts)
    complaints.push(parts.join('\n'))
  }
})

afterEach(() => {
  console.error = log
  expect(complaints).toEqual([])
})
