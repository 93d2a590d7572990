/** First segments of the addresses that the edge answers itself: no remote's pages can lie below them. */
export const OWN_PREFIXES: readonly string[] = [
  '/api',
  '/assets',
  '/healthz',
  '/icons',
  '/media',
  '/override',
  '/preview',
  '/readyz',
  '/releases',
  '/robots.txt',
  '/sitemap.xml',
]
