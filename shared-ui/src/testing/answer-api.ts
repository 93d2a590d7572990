import { beforeEach, jest } from '@jest/globals'

/** What the fake API does with a request: it answers a body, at once or late, fails, or never answers. */
export type Answer =
  { readonly body: unknown; /** In milliseconds. */ readonly after?: number } | 'fails' | 'hangs'

/** Answers by path; what is not named hangs. */
export type Answers = Readonly<Record<string, Answer | (() => Answer)>>

export interface SentRequest {
  readonly path: string
  readonly init: RequestInit | undefined
  /** When it was sent, by the clock of the test. */
  readonly at: number
  isOpen: boolean
}

/** Puts an API in the place of the network. */
export function answerApi(answers: Answers = {}) {
  const requests: SentRequest[] = []
  const most = new Map<string, number>()
  const requestsOf = (path: string) => requests.filter((request) => request.path === path)
  const openOf = (path: string) => requestsOf(path).filter(({ isOpen }) => isOpen).length

  globalThis.fetch = jest.fn<typeof fetch>((input, init) => {
    const path = typeof input === 'string' ? input : ''
    const known = answers[path] ?? 'hangs'
    const answer = typeof known === 'function' ? known() : known
    const request = { path, init, at: Date.now(), isOpen: true }
    requests.push(request)
    most.set(path, Math.max(most.get(path) ?? 0, openOf(path)))
    return new Promise<Response>((resolve, reject) => {
      const close = (end: () => void) => {
        request.isOpen = false
        end()
      }
      init?.signal?.addEventListener('abort', () => close(() => reject(new Error('aborted'))))
      if (answer === 'hangs') return
      const give = () => close(() => resolve(responseOf(answer)))
      if (typeof answer === 'object' && answer.after) setTimeout(give, answer.after)
      else give()
    })
  })
  return {
    requests,
    requestsOf,
    /** How many requests of a path have no answer yet. */
    openOf,
    /** How many requests of a path were without an answer at one time, at most. */
    mostOpenOf: (path: string) => most.get(path) ?? 0,
  }
}

// A test that says nothing of the API has one that never answers.
beforeEach(() => void answerApi())

/** jsdom has no `Response`; this is as much of one as the HTTP client reads. */
function responseOf(answer: Exclude<Answer, 'hangs'>): Response {
  const isFailure = answer === 'fails'
  const response: Partial<Response> = {
    ok: !isFailure,
    status: isFailure ? 503 : 200,
    statusText: isFailure ? 'Service Unavailable' : 'OK',
    text: () => Promise.resolve(''),
    json: () => {
      if (isFailure) return Promise.resolve(null)
      if (answer.body === undefined) return Promise.reject(new SyntaxError('Unexpected token <'))
      return Promise.resolve(answer.body)
    },
  }
  return response as Response
}
