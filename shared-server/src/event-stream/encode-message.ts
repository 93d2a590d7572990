/** A message of a stream of Server-Sent Events, before it is encoded. */
export interface StreamMessage {
  readonly event: string
  /** Sent by a listener as `Last-Event-ID` when it reconnects. */
  readonly id?: number
  /** Plain data, sent as JSON. */
  readonly data: unknown
}

/** Encodes a message. Omits the optional space after each colon, to save visitors' prepaid data. */
export function encodeMessage({ event, id, data }: StreamMessage): Buffer {
  const head = id === undefined ? '' : `id:${id}\n`
  return Buffer.from(`${head}event:${event}\ndata:${JSON.stringify(data)}\n\n`)
}

/** Heartbeat for quiet connections. The empty data field is needed, or browsers would not dispatch the event. */
export const BEAT = Buffer.from('event:beat\ndata:\n\n')

/** Encodes the delay before a reconnect, in milliseconds from the end of the stream. */
export const encodeRetry = (ms: number): string => `retry:${Math.round(ms)}\n\n`
