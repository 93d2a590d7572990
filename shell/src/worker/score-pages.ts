import { isScorePath, SCORE_CACHE } from 'shared-contracts/site/score-pages'

/** How long the network may take before the phone's own copy is shown, in milliseconds. */
const PATIENCE_MS = 4_000

/** What of the worker's scope answers. */
export interface ScorePagesScope {
  readonly location: { readonly origin: string }
  readonly caches: Pick<CacheStorage, 'open'>
  readonly fetch: (request: Request) => Promise<Response>
  /** Resolves after so many milliseconds. */
  readonly wait?: (delay: number) => Promise<void>
}

/** What of a fetch event matters. */
interface ScoreFetch {
  readonly request: Request
  readonly clientId: string
  readonly resultingClientId: string
}

const waitFor = (delay: number) => new Promise<void>((done) => setTimeout(done, delay))

/**
 * Answers the scorer's pages, and the files that they load, from what the phone has kept where there is no network.
 * It touches nothing else: not the API's answers, and no other page.
 *
 * @returns a function that answers, or says by `null` that the browser shall do as if there were no worker.
 */
export function scorePages(scope: ScorePagesScope) {
  const { wait = waitFor } = scope
  /** Windows that began with a scorer's page since the worker was started. */
  const windows = new Set<string>()

  const kept = async (request: Request, isDocument: boolean): Promise<Response | undefined> => {
    const cache = await scope.caches.open(SCORE_CACHE)
    const options = { ignoreVary: true, ignoreSearch: isDocument }
    const own = await cache.match(request, options)
    if (own || !isDocument) return own
    // The desk routes by itself: each of its documents can be any of its pages.
    const others = await cache.keys()
    const other = others.find(({ url }) => isScorePath(new URL(url).pathname))
    return other && cache.match(other, options)
  }

  const answer = async (request: Request, isDocument: boolean): Promise<Response> => {
    const fetched = scope.fetch(request)
    const first = await Promise.race([
      fetched.catch(() => null),
      wait(PATIENCE_MS).then(() => null),
    ])
    // A server that is in trouble is no network either.
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
    if (!windows.has(clientId) || pathname.startsWith('/api/')) return null
    return answer(request, false)
  }
}
