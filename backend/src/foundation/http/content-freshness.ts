/**
 * How long content of the database is served from the cache. Only operators change it, in the database, and see
 * the change within 5 seconds. Clients ask again each time and mostly get 304.
 */
export const CONTENT_FRESHNESS = { maxAgeMs: 5_000, cacheControl: 'no-cache' } as const
