/** A message of a stream of Server-Sent Events, before it is written. */
export interface StreamMessage {
  readonly event: string
  /** What a listener sends as `Last-Event-ID` when it comes back. */
  readonly id?: number
  /** Plain data, which travels as JSON. */
  readonly data: unknown
}

/** The bytes of a message. The blank after a colon may be left out, which saves what prepaid data costs. */
export function encodeMessage({ event, id, data }: StreamMessage): Buffer {
  const head = id === undefined ? '' : `id:${id}\n`
  return Buffer.from(`${head}event:${event}\ndata:${JSON.stringify(data)}\n\n`)
}

/** Keeps lines alive that are quiet. Its data is empty, but stands there, or browsers would not tell of it. */
export const BEAT = Buffer.from('event:beat\ndata:\n\n')

/** Tells when to come back, in milliseconds from the end of the stream. */
export const encodeRetry = (ms: number): string => `retry:${Math.round(ms)}\n\n`
