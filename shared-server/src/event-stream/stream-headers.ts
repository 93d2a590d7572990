/** Headers of a stream: nobody keeps it, packs it or holds it back. */
export const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
} as const

/** Whether an answer is a stream, which may last for an hour. */
export const isStream = (contentType: unknown): boolean =>
  String(contentType).startsWith('text/event-stream')
