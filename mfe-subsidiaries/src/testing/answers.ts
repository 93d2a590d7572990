import { jest } from '@jest/globals'
import { SUBSIDIARY_LABELS, SUBSIDIARY_SLUGS, type SubsidiaryResponse } from 'shared-contracts'

/** What the API under test does with a path: a body to answer, at once or late, a failure, or nothing for ever. */
export type Answer =
  { readonly body: unknown; /** In milliseconds. */ readonly after?: number } | 'fails' | 'hangs'

export const SUBSIDIARIES: readonly SubsidiaryResponse[] = SUBSIDIARY_SLUGS.map((slug, index) => ({
  id: index + 1,
  name: `FBC ${SUBSIDIARY_LABELS[slug]}`,
  slug,
  tagline: `Tagline of ${slug}`,
  description: `Description of ${slug}`,
  heroImage: `/media/${slug}`,
  services: [`First service of ${slug}`, `Second service of ${slug}`],
}))

const content = (path: string): Answer => {
  if (path === '/api/subsidiaries') return { body: SUBSIDIARIES }
  const subsidiary = SUBSIDIARIES.find(({ slug }) => path === `/api/subsidiaries/${slug}`)
  return subsidiary ? { body: subsidiary } : 'hangs'
}

/**
 * Puts an API in the place of the network. Subsidiaries are answered, prices hang, unless said otherwise.
 *
 * @returns what was asked for and when, and how many requests of a path are, or at most were, without an answer.
 */
export function answerApi(answers: Readonly<Record<string, Answer | (() => Answer)>> = {}) {
  const requests: { readonly path: string; readonly at: number; isOpen: boolean }[] = []
  const most = new Map<string, number>()
  const requestsOf = (path: string) => requests.filter((request) => request.path === path)
  const openOf = (path: string) => requestsOf(path).filter(({ isOpen }) => isOpen).length

  globalThis.fetch = jest.fn<typeof fetch>((input, options) => {
    const path = typeof input === 'string' ? input : ''
    const known = answers[path]
    const answer = typeof known === 'function' ? known() : (known ?? content(path))
    const request = { path, at: Date.now(), isOpen: true }
    requests.push(request)
    most.set(path, Math.max(most.get(path) ?? 0, openOf(path)))
    return new Promise<Response>((resolve, reject) => {
      const close = (end: () => void) => {
        request.isOpen = false
        end()
      }
      options?.signal?.addEventListener('abort', () => close(() => reject(new Error('aborted'))))
      if (answer === 'hangs') return
      const give = () => close(() => resolve(responseOf(answer)))
      if (typeof answer === 'object' && answer.after) setTimeout(give, answer.after)
      else give()
    })
  })
  return {
    paths: () => [...new Set(requests.map(({ path }) => path))],
    timesOf: (path: string) => requestsOf(path).map(({ at }) => at),
    countOf: (path: string) => requestsOf(path).length,
    openOf,
    mostOpenOf: (path: string) => most.get(path) ?? 0,
  }
}

/** jsdom has no `Response`; this is as much of one as the HTTP client reads. */
function responseOf(answer: Exclude<Answer, 'hangs'>): Response {
  const isFailure = answer === 'fails'
  return {
    ok: !isFailure,
    status: isFailure ? 503 : 200,
    statusText: isFailure ? 'Service Unavailable' : 'OK',
    text: () => Promise.resolve(''),
    json: () => {
      if (isFailure) return Promise.resolve(null)
      if (answer.body === undefined) return Promise.reject(new SyntaxError('Unexpected token <'))
      return Promise.resolve(answer.body)
    },
  } as unknown as Response
}
