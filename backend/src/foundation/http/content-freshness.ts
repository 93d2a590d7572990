/**
 * How long content read from the database is given on. Nothing in the API changes it: an operator does, in
 * the database, and sees the change within 5 seconds. Clients ask again each time and mostly hear 304.
 */
export const CONTENT_FRESHNESS = { maxAgeMs: 5_000, cacheControl: 'no-cache' } as const
