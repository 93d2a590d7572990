/**
 * Freshness of the database's content in the cache. Only operators change it, in the database, and see the change
 * within 5 seconds: this second, and those of the edge's copy. Clients revalidate each time and mostly get 304.
 */
export const CONTENT_FRESHNESS = { maxAgeMs: 1_000, cacheControl: 'no-cache' } as const
