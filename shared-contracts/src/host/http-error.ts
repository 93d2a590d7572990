/**
 * Error for any response outside 200 to 299. The message is the status code, a colon, then the body text, or
 * the status text when the body is empty (requirement 8).
 */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  readonly body: string

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`)
    this.status = status
    this.body = body
  }

  static async from(response: Response): Promise<HttpError> {
    return new HttpError(response.status, response.statusText, await response.text())
  }
}
