/** A message read from a stream of Server-Sent Events. */
export interface ReadMessage {
  /** `message` if the stream gives no name. */
  readonly event: string
  /** The message's own id; undefined if it has none. */
  readonly id: string | undefined
  readonly data: string
}

/** Maximum length of a message, in characters: a whole match has a few thousand. */
const LONGEST = 1024 * 1024

/**
 * Reads the messages of a stream of Server-Sent Events as they arrive (HTML, 9.2.6). Ignores comments, `retry` and
 * an incomplete message at the end.
 *
 * @throws RangeError for a message that is too long, and whatever the chunks throw.
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
    // Its line feed may be in the next chunk.
    const isCut = rest.endsWith('\r')
    const lines = (isCut ? rest.slice(0, -1) : rest).split(/\r\n|\r|\n/)
    rest = (lines.pop() ?? '') + (isCut ? '\r' : '')
    if (rest.length > LONGEST) throw new RangeError('A message of a stream is too long')
    yield* lines
  }
}
