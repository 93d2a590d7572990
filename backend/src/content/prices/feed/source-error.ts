/** A source gave a wrong answer; the message never holds its address or its key. */
export class SourceError extends Error {
  override readonly name = 'SourceError'

  /** @param retryAfterMs how long the source asks to be left alone, from its answer on. */
  constructor(
    message: string,
    readonly retryAfterMs = 0,
  ) {
    super(message)
  }
}
