import { extname } from 'node:path'
import { BROTLI_SUFFIX } from './release-files.ts'

const TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '.js': 'text/javascript; charset=utf-8',
    '.json': 'application/json; charset=utf-8',
    '.css': 'text/css; charset=utf-8',
    '.svg': 'image/svg+xml',
    '.avif': 'image/avif',
    '.webp': 'image/webp',
    '.png': 'image/png',
    '.jpg': 'image/jpeg',
    '.woff2': 'font/woff2',
    '.mp4': 'video/mp4',
    '.webm': 'video/webm',
    '.vtt': 'text/vtt; charset=utf-8',
    '.txt': 'text/plain; charset=utf-8',
  }),
)

/** Returns the type of a release's file; files of other types are nothing that a browser would open. */
export const contentType = (file: string) => TYPES.get(extname(file)) ?? 'application/octet-stream'

/** Cached forever: a release never changes. */
export const RELEASE_CACHING = 'public, max-age=31536000, immutable'

/** Returns the headers that a store should send for a release's file, in case it is asked directly. */
export function contentHeaders(file: string) {
  const isBrotli = file.endsWith(BROTLI_SUFFIX)
  return {
    ContentType: contentType(isBrotli ? file.slice(0, -BROTLI_SUFFIX.length) : file),
    CacheControl: RELEASE_CACHING,
    ...(isBrotli && { ContentEncoding: 'br' }),
  }
}
