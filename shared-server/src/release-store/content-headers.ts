import { extname } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
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
}

const ENCODINGS: Readonly<Record<string, string>> = { '.br': 'br', '.gz': 'gzip' }

/** What a store says about a file of a release, should it be asked directly: a release never changes. */
export function contentHeaders(file: string) {
  const encoding = ENCODINGS[extname(file)]
  const plain = encoding ? file.slice(0, -extname(file).length) : file
  return {
    ContentType: TYPES[extname(plain)] ?? 'application/octet-stream',
    CacheControl: 'public, max-age=31536000, immutable',
    ...(encoding && { ContentEncoding: encoding }),
  }
}
