import { isScorePath, SCORE_CACHE } from 'shared-contracts/site/score-pages'

/** Timeout for the network, in milliseconds, after which the phone's own copy is shown. */
const TIMEOUT_MS = 4_000

/** The part of the worker's scope that is needed for answering. */
export interface ScorePagesScope {
  readonly location: { readonly origin: string }
  readonly clients: {
    matchAll(options: {
      type: 'window'
    }): Promise<readonly { readonly id: string; readonly url: string }[]>
  }
  readonly caches: Pick<CacheStorage, 'open'>
  readonly fetch: (request: Request) => Promise<Response>
  /** Resolves after this number of milliseconds. */
  readonly wait?: (delay: number) => Promise<void>
}

/** The members of a fetch event that matter here. */
interface ScoreFetch {
  readonly request: Request
  readonly clientId: string
  readonly resultingClientId: string
}

const waitFor = (delay: number) => new Promise<void>((done) => setTimeout(done, delay))

/**
 * Answers the scorer's pages, and the files that they load, from the phone's cache when there is no network.
 * Nothing else is affected, neither the API's responses nor other pages.
 *
 * @returns a function that answers, or returns `null` to let the browser proceed as without a worker.
 */
export function scorePages(scope: ScorePagesScope) {
  const { wait = waitFor } = scope
  /** Windows that opened with a scorer's page. */
  const windows = new Set<string>()
  // The browser stops an idle worker after half a minute; its windows stay, and load more.
  let isNew = true
  const started = scope.clients.matchAll({ type: 'window' }).then((open) => {
    for (const { id, url } of open) if (isScorePath(new URL(url).pathname)) windows.add(id)
    isNew = false
  })

  const kept = async (request: Request, isDocument: boolean): Promise<Response | undefined> => {
    const cache = await scope.caches.open(SCORE_CACHE)
    const options = { ignoreVary: true, ignoreSearch: isDocument }
    const own = await cache.match(request, options)
    if (own || !isDocument) return own
    // The desk routes by itself, so each of its documents can show any of its pages.
    const others = await cache.keys()
    const other = others.find(({ url }) => isScorePath(new URL(url).pathname))
    return other && cache.match(other, options)
  }

  const answer = async (request: Request, isDocument: boolean): Promise<Response> => {
    const fetched = scope.fetch(request)
    const first = await Promise.race([fetched.catch(() => null), wait(TIMEOUT_MS).then(() => null)])
    // A server error counts as no network.
    if (first && first.status < 500) return first
    return (await kept(request, isDocument)) ?? first ?? fetched
  }

  return ({ request, clientId, resultingClientId }: ScoreFetch): Promise<Response> | null => {
    const { origin, pathname } = new URL(request.url)
    if (request.method !== 'GET' || origin !== scope.location.origin) return null
    if (request.mode === 'navigate') {
      if (!isScorePath(pathname)) return null
      windows.add(resultingClientId)
      return answer(request, true)
    }
    if (pathname.startsWith('/api/')) return null
    if (windows.has(clientId)) return answer(request, false)
    if (!isNew) return null
    // Until the open windows are known, requests of other pages pass through unchanged.
    return started.then(() =>
      windows.has(clientId) ? answer(request, false) : scope.fetch(request),
    )
  }
}
