import type { RenderAnswer, RenderRequest } from 'shared-contracts/rendering'

/** An answer that the page asked for and that is to be had nowhere now. */
export class AnswerUnavailable extends Error {
  override readonly name = 'AnswerUnavailable'
}

/** The API, as far as a page that is being rendered can ask it: what the server has fetched, and nothing else. */
export class HeldAnswers {
  private readonly answers: RenderRequest['answers']
  /** Paths that were asked for. */
  readonly asked = new Set<string>()
  /** Those of them whose answers the server has not looked for yet. */
  readonly missing = new Set<string>()
  /** When the oldest of the answers since {@link startReading} was last known to be true. */
  private oldestAt = Infinity

  constructor(answers: RenderRequest['answers']) {
    this.answers = answers
  }

  /** From now on the answers of another query are read. */
  startReading(): void {
    this.oldestAt = Infinity
  }

  /** Age of what was read since, in milliseconds since 1970. */
  get readAt(): number {
    return Number.isFinite(this.oldestAt) ? this.oldestAt : Date.now()
  }

  /** `fetch`, for the pages. */
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
  // A text that is no JSON rejects, as in a browser.
  json: () => Promise.resolve(body).then((text): unknown => JSON.parse(text)),
})
