/**
 * How long content of the database is served from the cache. Only operators change it, in the database, and see
 * the change within 5 seconds: this one, and those of the edge's copy. Clients ask again each time and mostly get 304.
 */
export const CONTENT_FRESHNESS = { maxAgeMs: 1_000, cacheControl: 'no-cache' } as const
