import { beforeEach, describe, expect, it } from '@jest/globals'
import { keepPages } from './keep-pages.ts'

const MATCH = '/desk/score/a-match'
const address = (path: string) => new URL(path, window.location.origin).href

/** Files of a release that its documents name, and one that its pages load later. */
const named = (release: string) => [`/host-${release}.js`, `/releases/desk/${release}/entry.js`]
const loadedBy = (release: string) => [...named(release), `/releases/desk/${release}/later.js`]
const documentOf = (release: string) => {
  const [host, entry] = named(release)
  return [
    '<head><link rel="preload" as="font" href="/font.woff2" crossorigin>',
    '<script type="importmap">{"integrity":{"/releases/desk/other.js":"sha384-x"}}</script>',
    `<script type="module" fetchpriority="low" src="${host}" integrity="sha384-y"></script>`,
    `<link rel="modulepreload" fetchpriority="low" href="${entry}"></head>`,
  ].join('')
}

/** Release that visitors get. */
let promoted: string
/** What the phone keeps: texts by address. */
let kept: Map<string, string>

/** The members of a response that count here. */
const response = (text: string): Response => {
  const told = { ok: true, text: () => Promise.resolve(text), clone: () => response(text) }
  return told as unknown as Response
}

beforeEach(() => {
  promoted = 'a'
  kept = new Map()
  window.history.replaceState(null, '', MATCH)
  const fetched = (path: string) =>
    response(address(path).includes('/desk/score') ? documentOf(promoted) : `file ${path}`)
  const put = async (path: string, answer: Response) => {
    kept.set(address(path), await answer.text())
  }
  const cache = {
    add: (path: string) => put(path, fetched(path)),
    put,
    keys: () => Promise.resolve([...kept.keys()].map((url) => ({ url }))),
    match: ({ url }: Request) => Promise.resolve(response(kept.get(url) ?? '')),
    delete: ({ url }: Request) => Promise.resolve(kept.delete(url)),
  }
  Object.assign(globalThis, {
    caches: { open: () => Promise.resolve(cache) },
    fetch: (path: string) => Promise.resolve(fetched(path)),
  })
})

const paths = () => [...kept.keys()].map((url) => new URL(url).pathname).sort()

describe('the pages that a phone keeps', () => {
  it('are those of the scorer, with all files that the page has loaded, but no answers of the API', async () => {
    await keepPages([...loadedBy('a'), '/api/desk/score'].map(address))
    expect(paths()).toEqual(['/desk/score', MATCH, ...loadedBy('a')].sort())
  })

  it('stay those of the release that the page runs, when another one is promoted', async () => {
    window.history.replaceState(null, '', '/desk/score')
    await keepPages(loadedBy('a').map(address))
    promoted = 'b'
    window.history.replaceState(null, '', MATCH)
    const loaded = [...loadedBy('a'), '/releases/desk/a/match.js']
    await keepPages(loaded.map(address))
    // The browser lists the documents as well once they have been fetched.
    await keepPages([...loaded, '/desk/score', MATCH].map(address))
    expect(paths()).toEqual(['/desk/score', ...loaded].sort())
    expect(kept.get(address('/desk/score'))).toBe(documentOf('a'))
  })

  it('are replaced whole by the next page of another release', async () => {
    await keepPages(loadedBy('a').map(address))
    promoted = 'b'
    window.history.replaceState(null, '', '/desk/score')
    await keepPages(loadedBy('b').map(address))
    expect(paths()).toEqual(['/desk/score', ...loadedBy('b')].sort())
    expect(kept.get(address('/desk/score'))).toBe(documentOf('b'))
  })
})
