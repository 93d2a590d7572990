import { beforeEach, describe, expect, it } from '@jest/globals'
import { scorePages } from './score-pages.ts'

const ORIGIN = 'https://example.com'
const WINDOW = 'the-scorers-window'

/** The members of a response that the worker reads. */
const response = (body: string, status = 200) => ({ body, status }) as unknown as Response
const request = (path: string, mode = 'cors', method = 'GET') =>
  ({ url: new URL(path, ORIGIN).href, mode, method }) as Request

let network: 'up' | 'down' | 'slow' | 'broken'
let kept: Map<string, Response>

beforeEach(() => {
  network = 'up'
  kept = new Map(
    ['/desk/score/a-match', '/remotes/desk.js'].map((path) => [
      new URL(path, ORIGIN).href,
      response(`kept ${path}`),
    ]),
  )
})

/** A worker that the browser has just started, with the windows that are open by then. */
function worker(open: readonly { readonly id: string; readonly url: string }[] = []) {
  const cache = {
    match: ({ url }: Request) => Promise.resolve(kept.get(url)),
    keys: () => Promise.resolve([...kept.keys()].map((url) => ({ url }))),
  }
  const handle = scorePages({
    location: { origin: ORIGIN },
    clients: { matchAll: () => Promise.resolve(open) },
    caches: { open: () => Promise.resolve(cache as unknown as Cache) },
    fetch: ({ url }) => {
      if (network === 'down') return Promise.reject(new TypeError('Failed to fetch'))
      if (network === 'slow') return new Promise(() => undefined)
      return Promise.resolve(
        response(`new ${new URL(url).pathname}`, network === 'broken' ? 502 : 200),
      )
    },
    wait: () => (network === 'slow' ? Promise.resolve() : new Promise(() => undefined)),
  })
  const bodyOf = async (answer: Promise<Response> | null) =>
    answer && ((await answer) as unknown as { body: string }).body
  return {
    visit: (path: string) =>
      bodyOf(
        handle({ request: request(path, 'navigate'), clientId: '', resultingClientId: WINDOW }),
      ),
    load: (path: string, clientId = WINDOW, method = 'GET') =>
      bodyOf(handle({ request: request(path, 'cors', method), clientId, resultingClientId: '' })),
  }
}

describe('the service worker at the touchline', () => {
  it.each([
    ['up', 'new /desk/score/a-match'],
    ['down', 'kept /desk/score/a-match'],
    ['slow', 'kept /desk/score/a-match'],
    ['broken', 'kept /desk/score/a-match'],
  ] as const)('opens a match while the network is %s', async (how, expected) => {
    network = how
    expect(await worker().visit('/desk/score/a-match')).toBe(expected)
  })

  it('opens another page of the scorer by the document that it has', async () => {
    network = 'down'
    expect(await worker().visit('/desk/score')).toBe('kept /desk/score/a-match')
  })

  it('gives the page the scripts that it has kept', async () => {
    network = 'down'
    const { visit, load } = worker()
    await visit('/desk/score/a-match')
    expect(await load('/remotes/desk.js')).toBe('kept /remotes/desk.js')
  })

  it('knows a window again after the browser has stopped it', async () => {
    network = 'down'
    const { load } = worker([{ id: WINDOW, url: `${ORIGIN}/desk/score/a-match` }])
    expect(await load('/remotes/desk.js')).toBe('kept /remotes/desk.js')
    expect(await load('/remotes/desk.js')).toBe('kept /remotes/desk.js')
  })

  it('gives a window of another page nothing that it has kept, from its start', async () => {
    const { load } = worker([{ id: WINDOW, url: `${ORIGIN}/gpl/live` }])
    expect(await load('/remotes/desk.js')).toBe('new /remotes/desk.js')
    expect(await load('/remotes/desk.js')).toBeNull()
  })

  it('says that there is no network where it has kept nothing', async () => {
    network = 'down'
    kept.clear()
    await expect(worker().visit('/desk/score')).rejects.toThrow('Failed to fetch')
  })

  it('leaves everything else to the browser', async () => {
    const { visit, load } = worker()
    expect(await visit('/gpl/live')).toBeNull()
    expect(await visit('/desk/scores')).toBeNull()
    await visit('/desk/score')
    expect(await load('/api/desk/score')).toBeNull()
    expect(await load('/remotes/desk.js', 'another-window')).toBeNull()
    expect(await load('/remotes/desk.js', WINDOW, 'POST')).toBeNull()
    expect(await load('https://elsewhere.example/a.js')).toBeNull()
  })
})
