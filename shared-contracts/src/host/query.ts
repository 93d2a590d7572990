/**
 * The part of TanStack Query for remotes; one instance for host and remotes (see
 * tooling/webpack/shared-modules.ts).
 */
export {
  IsRestoringProvider,
  QueryClientProvider,
  queryOptions,
  useQuery,
  useQueryClient,
  type Query,
  type QueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
export { createQueryClient, defaultQueryFunction } from './query-client.ts'
