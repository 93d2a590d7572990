/** Headers of a stream: no caching, compression or buffering on the way. */
export const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
} as const

/** Whether a response is a stream, which may last for an hour. */
export const isStream = (contentType: unknown): boolean =>
  String(contentType).startsWith('text/event-stream')
