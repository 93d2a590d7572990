import { beforeEach, jest } from '@jest/globals'

/** Reaction of the fake API to a request: it answers a body, at once or late, fails, or never answers. */
export type Answer =
  { readonly body: unknown; /** In milliseconds. */ readonly after?: number } | 'fails' | 'hangs'

/** Answers by path; other paths hang. */
export type Answers = Readonly<Record<string, Answer | (() => Answer)>>

export interface SentRequest {
  readonly path: string
  readonly init: RequestInit | undefined
  /** When it was sent, by the clock of the test. */
  readonly at: number
  isOpen: boolean
}

/** Replaces the network with a fake API. */
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
    /** Returns the number of pending requests of a path. */
    openOf,
    /** Returns the maximum number of requests of a path that were pending at one time. */
    mostOpenOf: (path: string) => most.get(path) ?? 0,
  }
}

// By default, the API of a test never answers.
beforeEach(() => void answerApi())

/** jsdom has no `Response`; these are the members that the HTTP client reads. */
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
