import { QueryClient, type QueryFunction } from '@tanstack/react-query'
import { getJson, type On401 } from './http-client.ts'

/** Fetches the first element of the query key as a path and parses JSON (requirement 7, default fetching). */
export function defaultQueryFunction(on401: On401 = 'throw'): QueryFunction<unknown> {
  return ({ queryKey, signal }) => getJson(String(queryKey[0]), { signal, on401 })
}

/**
 * The only query cache of a page. Data is never stale, nothing refetches by itself, nothing is retried
 * (requirement 9); a query that polls sets this itself. What failed is fetched again when the network returns.
 */
export function createQueryClient(on401: On401 = 'throw'): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: defaultQueryFunction(on401),
        staleTime: Infinity,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        retry: false,
        // Without a network a request fails as usual, so that the page can say so.
        networkMode: 'always',
        // Not implied by `always`. Data is never stale, so this asks again only for what failed.
        refetchOnReconnect: true,
      },
      mutations: { retry: false },
    },
  })
}
