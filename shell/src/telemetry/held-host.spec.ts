import { afterEach, expect, it, jest } from '@jest/globals'
import { hasHeldHost } from './held-host.ts'

afterEach(() => {
  document.head.replaceChildren()
})

it.each([
  ['came over the network', { transferSize: 170_300, encodedBodySize: 170_000 }, false],
  ['came from the cache', { transferSize: 0, encodedBodySize: 170_000 }, true],
  ['was only asked after', { transferSize: 300, encodedBodySize: 170_000 }, true],
  ['tells nothing', null, true],
])('a host whose script %s', (_, timing, isHeld) => {
  document.head.innerHTML = '<script type="module" src="/shell/main.js"></script>'
  performance.getEntriesByName = jest.fn<typeof performance.getEntriesByName>((name) => {
    expect(name).toBe('http://localhost/shell/main.js')
    return timing ? [timing as unknown as PerformanceEntry] : []
  })
  expect(hasHeldHost()).toBe(isHeld)
})
