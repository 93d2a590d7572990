import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { PendingNavigation } from 'shared-contracts/host'
import { createBrowserHistory, type BrowserHistory } from './browser-history.ts'

let history: BrowserHistory
let visited: string[]
let unblock: () => void = () => undefined

// One history per document.
beforeAll(() => {
  history = createBrowserHistory()
  history.listen(({ pathname }, kind) => visited.push(`${kind} ${pathname}`))
})
beforeEach(() => {
  visited = []
  history.push('/desk')
  history.push('/desk/stories/1')
  visited = ['push /desk/stories/1']
})
afterEach(() => unblock())

const popped = () =>
  new Promise<void>((resolve) =>
    window.addEventListener('popstate', () => resolve(), { once: true }),
  )
const at = () => window.location.pathname

describe('a navigation that a page holds', () => {
  it('does not happen by a link until the page lets it', () => {
    const held: PendingNavigation[] = []
    unblock = history.block((navigation) => held.push(navigation) > 0)
    history.push('/news')
    expect([at(), visited]).toEqual(['/desk/stories/1', ['push /desk/stories/1']])
    expect(held[0]).toMatchObject({ kind: 'push', location: { pathname: '/news' } })
    held[0]?.proceed()
    expect([at(), visited.at(-1)]).toEqual(['/news', 'push /news'])
  })

  it('is taken back when it was the browser’s Back, and repeated when the page lets it', async () => {
    const held: PendingNavigation[] = []
    unblock = history.block((navigation) => held.push(navigation) > 0)
    const back = popped()
    window.history.back()
    await back
    await popped()
    expect([at(), visited]).toEqual(['/desk/stories/1', ['push /desk/stories/1']])
    expect(held).toMatchObject([{ kind: 'traverse', location: { pathname: '/desk' } }])
    const again = popped()
    held[0]?.proceed()
    await again
    expect([at(), visited.at(-1), held.length]).toEqual(['/desk', 'traverse /desk', 1])
  })

  it.each([
    ['by a link', () => Promise.resolve(history.push('/news')), '/news'],
    [
      'by the browser’s Back',
      async () => {
        const back = popped()
        window.history.back()
        await back
        await popped()
      },
      '/desk',
    ],
  ])('%s is asked about again by every form that has something to lose', async (_how, go, to) => {
    const held: PendingNavigation[] = []
    const hold = (navigation: PendingNavigation) => held.push(navigation) > 0
    const clean = history.block(() => false)
    const first = history.block((navigation) => hold(navigation))
    const second = history.block((navigation) => hold(navigation))
    unblock = () => [clean, first, second].forEach((end) => end())
    await go()
    held[0]?.proceed()
    expect([at(), held.length]).toEqual(['/desk/stories/1', 2])
    held[1]?.proceed()
    if (to === '/desk') await popped()
    expect([at(), held.length]).toEqual([to, 2])
  })

  it('happens at once when no page holds it any more', () => {
    const blocker = jest.fn(() => true)
    history.block(blocker)()
    history.replace('/news')
    expect([at(), blocker.mock.calls.length]).toEqual(['/news', 0])
  })
})

it.each(['/desk/stories/1', { search: '' }])(
  'adds no step for a link to the address itself, %j, and still tells of it',
  (to) => {
    const [{ length }, { key }] = [window.history, history.location()]
    history.push(to)
    expect([window.history.length, visited.at(-1)]).toEqual([length, 'push /desk/stories/1'])
    expect(history.location().key).not.toBe(key)
    history.push('/desk/stories/1?q=gold')
    expect(window.history.length).toBe(length + 1)
  },
)

it('gives every anchor that the address bar leads to a key of its own, which Back finds again', async () => {
  const keys = [history.location().key]
  for (const anchor of ['#drafts', '#published']) {
    const moved = popped()
    window.location.hash = anchor
    await moved
    keys.push(history.location().key)
  }
  expect(new Set(keys).size).toBe(3)
  const back = popped()
  window.history.back()
  await back
  expect([window.location.hash, history.location().key]).toEqual(['#drafts', keys[1]])
})
