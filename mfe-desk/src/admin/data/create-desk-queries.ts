import { QueryClient } from '@tanstack/react-query'

/** Never refetches a record behind the editor's back while it is edited; a conflict is reported on saving. */
export const createDeskQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
  })
