import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { Running } from './running.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  jest.restoreAllMocks()
})

/** Returns what the next document of this tab knows. */
const died = () => new Running().died()

it('a tab that ends by itself tells the next document what ran in it', async () => {
  const running = new Running()
  for (const name of ['mfe-group@1.0.0', 'mfe-gpl@1.4.0', 'mfe-group@1.0.0']) running.add(name)
  expect(running.before('mfe-group@1.0.0')).toEqual(['mfe-gpl@1.4.0'])
  expect(running.latest).toBe('mfe-group@1.0.0')
  expect(await died()).toEqual(['mfe-gpl@1.4.0', 'mfe-group@1.0.0'])
})

it('a tab that is left tells nothing', async () => {
  new Running().add('mfe-gpl@1.4.0')
  window.dispatchEvent(new Event('pagehide'))
  expect(await died()).toEqual([])
})

it('a tab in the background may be ended by the browser, and tells nothing until it is seen again', async () => {
  new Running().add('mfe-gpl@1.4.0')
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(sessionStorage.getItem('running')).toBeNull()
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await died()).toEqual(['mfe-gpl@1.4.0'])
})

it('works where the browser forbids storage', async () => {
  const running = new Running(null)
  running.add('mfe-gpl@1.4.0')
  expect(await running.died()).toEqual([])
})

it.each(['{', '{"0":"mfe-gpl"}', 'null'])(
  'takes what it did not write for nothing: %s',
  async (text) => {
    sessionStorage.setItem('running', text)
    expect(await died()).toEqual([])
  },
)

it('lets pages be where the storage is full', async () => {
  const running = new Running()
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  expect(() => running.add('mfe-gpl@1.4.0')).not.toThrow()
  expect(await died()).toEqual([])
})

describe('a tab that the visitor duplicates', () => {
  /** Locks of the site's tabs. */
  let held: string[]
  const query = jest.fn(() => Promise.resolve({ held: held.map((name) => ({ name })) }))

  beforeEach(() => {
    held = []
    const request = async (name: string, isOver: () => Promise<void>) => {
      held.push(name)
      await isOver()
      held = held.filter((other) => other !== name)
    }
    Object.defineProperty(navigator, 'locks', { value: { query, request }, configurable: true })
  })
  afterEach(() => void Reflect.deleteProperty(navigator, 'locks'))

  it('is not taken for the end of the first one', async () => {
    new Running().add('mfe-gpl@1.4.0')
    const copy = new Running()
    expect(copy.found).toEqual(['mfe-gpl@1.4.0'])
    expect(await copy.died()).toEqual([])
  })

  it('tells what ran when the first one has ended by itself', async () => {
    new Running().add('mfe-gpl@1.4.0')
    held = []
    expect(await died()).toEqual(['mfe-gpl@1.4.0'])
  })

  it('ends by itself like any other', async () => {
    new Running().add('mfe-group@1.0.0')
    const [first] = held
    new Running().add('mfe-gpl@1.4.0')
    expect(held).toEqual([first, expect.not.stringContaining(String(first))])
    held = held.slice(0, 1)
    expect(await died()).toEqual(['mfe-gpl@1.4.0'])
  })

  it.each(['pagehide', 'visibilitychange'])(
    'finds no lock of a first one after %s',
    async (type) => {
      new Running().add('mfe-gpl@1.4.0')
      jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
      const target = type === 'pagehide' ? window : document
      target.dispatchEvent(new Event(type))
      await Promise.resolve()
      await Promise.resolve()
      expect([held, sessionStorage.length]).toEqual([[], 0])
    },
  )

  it('tells what ran where the browser does not say which tabs live', async () => {
    new Running().add('mfe-gpl@1.4.0')
    query.mockRejectedValueOnce(new DOMException('Not here.', 'SecurityError'))
    expect(await died()).toEqual(['mfe-gpl@1.4.0'])
  })
})
