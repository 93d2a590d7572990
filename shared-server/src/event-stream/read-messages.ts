/** A message of a stream of Server-Sent Events, as it was read. */
export interface ReadMessage {
  /** `message` where the stream gives no name. */
  readonly event: string
  /** Its own; undefined where it has none. */
  readonly id: string | undefined
  readonly data: string
}

/** Longest message that is read, in characters: a whole match has a few thousand. */
const LONGEST = 1024 * 1024

/**
 * Reads the messages of a stream of Server-Sent Events as they come (HTML, 9.2.6). Comments, `retry` and what a stream
 * breaks off with are left out.
 *
 * @throws RangeError for one that is too long, and whatever the chunks throw.
 */
export async function* readMessages(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<ReadMessage> {
  let fields = new Map<string, string>()
  let length = 0
  for await (const line of readLines(chunks)) {
    if (line === '') {
      const data = fields.get('data')
      if (data !== undefined) {
        yield { event: fields.get('event') ?? 'message', id: fields.get('id'), data }
      }
      fields = new Map()
      length = 0
      continue
    }
    length += line.length
    if (length > LONGEST) throw new RangeError('A message of a stream is too long')
    const [, name = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? []
    const before = name === 'data' ? fields.get(name) : undefined
    fields.set(name, before === undefined ? value : `${before}\n${value}`)
  }
}

async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of chunks) {
    rest += decoder.decode(chunk, { stream: true })
    // A line feed that belongs to it may still come.
    const isCut = rest.endsWith('\r')
    const lines = (isCut ? rest.slice(0, -1) : rest).split(/\r\n|\r|\n/)
    rest = (lines.pop() ?? '') + (isCut ? '\r' : '')
    if (rest.length > LONGEST) throw new RangeError('A message of a stream is too long')
    yield* lines
  }
}
