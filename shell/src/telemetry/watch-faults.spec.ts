import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { watchFaults } from './watch-faults.ts'

const ADDRESS = 'https://site.example/releases/mfe-gpl/1.4.0/page.js'
const CULPRIT = { name: 'mfe-gpl', version: '1.4.0' }

/** Fake observer that records what it observes, and lets a test report entries. */
class Observer {
  static supportedEntryTypes: readonly string[] = ['long-animation-frame']
  static asked: unknown[] = []
  static tell: (entries: readonly object[]) => void = () => undefined

  constructor(heard: (list: { getEntries: () => readonly object[] }) => void) {
    Observer.tell = (entries) => heard({ getEntries: () => entries })
  }
  observe(options: unknown) {
    Observer.asked.push(options)
  }
}

const { PerformanceObserver: original } = globalThis
let told: unknown[]
let begun: [string, EventListenerOrEventListenerObject][]

beforeEach(() => {
  told = []
  begun = []
  const listen = window.addEventListener.bind(window)
  jest.spyOn(window, 'addEventListener').mockImplementation((type: string, listener) => {
    begun.push([type, listener])
    listen(type, listener)
  })
  Observer.asked = []
  Observer.supportedEntryTypes = ['long-animation-frame']
  Object.assign(globalThis, { PerformanceObserver: Observer })
})
afterEach(() => {
  jest.restoreAllMocks()
  for (const [type, listener] of begun) window.removeEventListener(type, listener)
  Object.assign(globalThis, { PerformanceObserver: original })
})

const LATEST = { name: 'mfe-group', version: '2.0.0' }
const watch = () =>
  watchFaults(
    (kind, release) => told.push([kind, release]),
    () => LATEST,
  )

/** An error thrown by a release's script, by its stack. */
const thrown = (address = ADDRESS) =>
  Object.assign(new Error('drill'), { stack: `Error: drill\n    at f (${address}:1:2)` })

const rejected = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))

it('tells of errors and rejections that nothing caught, with the release that threw', () => {
  watch()
  window.dispatchEvent(new ErrorEvent('error', { error: thrown(), filename: '' }))
  expect(told).toEqual([['uncaught', CULPRIT]])
  rejected(thrown())
  expect(told).toEqual([
    ['uncaught', CULPRIT],
    ['uncaught', CULPRIT],
  ])
})

it('knows by its address a script that threw something without a stack', () => {
  watch()
  window.dispatchEvent(new ErrorEvent('error', { error: 'drill', filename: ADDRESS }))
  expect(told).toContainEqual(['uncaught', CULPRIT])
})

it('tells nothing of an extension, of the host, and of what has no stack', () => {
  watch()
  const host = 'https://site.example/releases/shell/1.0.0/main.js'
  for (const address of ['chrome-extension://abc/x.js', host]) {
    window.dispatchEvent(new ErrorEvent('error', { error: thrown(address), filename: address }))
    rejected(thrown(address))
  }
  rejected('drill')
  rejected(undefined)
  expect(told).toEqual([])
})

it('tells of a script that held the browser up for five seconds, also before it watched', () => {
  watch()
  expect(Observer.asked).toEqual([{ type: 'long-animation-frame', buffered: true }])
  const script = (duration: number, sourceURL = ADDRESS) => ({ sourceURL, duration })
  Observer.tell([
    { duration: 6_200, scripts: [script(4_900), script(5_000)] },
    { duration: 9_000, scripts: [script(9_000, 'chrome-extension://abc/x.js'), script(9_000, '')] },
    { duration: 9_000, scripts: [] },
    { duration: 9_000 },
  ])
  expect(told).toEqual([['hang', CULPRIT]])
})

it('tells of the release whose page came last where the host’s script, which renders it, held the browser up', () => {
  watch()
  const sourceURL = 'https://site.example/assets/shell/shell.0a1b.js'
  Observer.tell([{ duration: 20_100, scripts: [{ sourceURL, duration: 20_000 }] }])
  expect(told).toEqual([['hang', LATEST]])
})

it('works in browsers that tell of no long frames', () => {
  Observer.supportedEntryTypes = ['paint']
  watch()
  expect(Observer.asked).toEqual([])
})
