import type { RenderAnswer, RenderRequest } from 'shared-contracts/rendering'

/** A response that the page requested and that is currently unavailable. */
export class AnswerUnavailable extends Error {
  override readonly name = 'AnswerUnavailable'
}

/** The API for a page that is being rendered: only the responses that the server has fetched. */
export class HeldAnswers {
  private readonly answers: RenderRequest['answers']
  /** Paths that were requested. */
  readonly asked = new Set<string>()
  /** Requested paths whose responses the server has not looked for yet. */
  readonly missing = new Set<string>()
  /** Time at which the oldest response since {@link startReading} was last confirmed. */
  private oldestAt = Infinity

  constructor(answers: RenderRequest['answers']) {
    this.answers = answers
  }

  /** Starts recording for the responses of another query. */
  startReading(): void {
    this.oldestAt = Infinity
  }

  /** Time of the oldest response read since then, in milliseconds since 1970; the current time if there is none. */
  get readAt(): number {
    return Number.isFinite(this.oldestAt) ? this.oldestAt : Date.now()
  }

  /** `fetch` for the pages. */
  readonly fetch = (path: unknown): Promise<Response> => {
    const answer = this.find(String(path))
    // A context without a browser has no `Response`; these are the members that the HTTP client reads.
    return answer instanceof Error
      ? Promise.reject(answer)
      : Promise.resolve(responseOf(answer) as Response)
  }

  private find(path: string): RenderAnswer | AnswerUnavailable {
    this.asked.add(path)
    if (!Object.hasOwn(this.answers, path)) this.missing.add(path)
    const answer = this.answers[path]
    if (!answer) return new AnswerUnavailable(path)
    this.oldestAt = Math.min(this.oldestAt, answer.at)
    return answer
  }
}

const responseOf = ({ status, body }: RenderAnswer): Partial<Response> => ({
  ok: status >= 200 && status < 300,
  status,
  statusText: '',
  text: () => Promise.resolve(body),
  // A text that is not JSON rejects, as in a browser.
  json: () => Promise.resolve(body).then((text): unknown => JSON.parse(text)),
})
