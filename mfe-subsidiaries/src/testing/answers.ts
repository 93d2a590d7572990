import { jest } from '@jest/globals'
import { SUBSIDIARY_LABELS, SUBSIDIARY_SLUGS, type SubsidiaryResponse } from 'shared-contracts'

/** What the API under test does with a path: a body to answer, a failure, or nothing for ever. */
export type Answer = { readonly body: unknown } | 'fails' | 'hangs'

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
 * @returns how often a path was asked for, and how many of its requests are without an answer.
 */
export function answerApi(answers: Readonly<Record<string, Answer | (() => Answer)>> = {}) {
  const asked: string[] = []
  const open: string[] = []
  globalThis.fetch = jest.fn<typeof fetch>((input, options) => {
    const path = typeof input === 'string' ? input : ''
    const known = answers[path]
    const answer = typeof known === 'function' ? known() : (known ?? content(path))
    asked.push(path)
    return new Promise<Response>((resolve, reject) => {
      if (answer === 'hangs') {
        open.push(path)
        options?.signal?.addEventListener('abort', () => {
          open.splice(open.indexOf(path), 1)
          reject(new Error('aborted'))
        })
      } else resolve(responseOf(answer))
    })
  })
  return {
    countOf: (path: string) => asked.filter((other) => other === path).length,
    openOf: (path: string) => open.filter((other) => other === path).length,
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
