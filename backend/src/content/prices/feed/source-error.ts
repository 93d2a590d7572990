/** A source failed or sent a wrong response. The message never contains its address or its key. */
export class SourceError extends Error {
  override readonly name = 'SourceError'

  /** @param retryAfterMs delay that the source asks for before the next call, from its response on. */
  constructor(
    message: string,
    readonly retryAfterMs = 0,
  ) {
    super(message)
  }
}
