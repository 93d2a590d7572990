export { IsRestoringProvider, QueryClientProvider, keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient, type Query, type QueryClient, type UseQueryResult, } from '@tanstack/react-query';
export { createQueryClient, defaultQueryFunction } from './query/query-client.ts';
export { subsidiariesQuery, subsidiaryQuery, newsQuery } from './query/content-queries.ts';
