import { jest } from '@jest/globals'

/** Response to one call, or a function that returns it. */
type Answer = { readonly status?: number; readonly body?: unknown }
export type DeskAnswers = Record<string, Answer | (() => Answer)>

export interface SentCall {
  /** Such as `PUT /api/desk/stories/1`. */
  readonly call: string
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>
}

export const SESSION = {
  account: { id: 1, name: 'Ama Mensah', username: 'ama', role: 'group-editor' },
  parts: ['stories', 'openings', 'people', 'company', 'subsidiaries', 'media'],
  idleUntil: '2026-11-22T17:00:00.000Z',
  endsAt: '2026-11-29T09:00:00.000Z',
} as const

/** Replaces the network with these responses of the desk's API; other calls get a 404. They can be changed later. */
export function answerDesk(answers: DeskAnswers) {
  const calls: SentCall[] = []
  globalThis.fetch = jest.fn<typeof fetch>((input, init) => {
    const path = typeof input === 'string' ? input : ''
    const call = `${init?.method ?? 'GET'} ${path}`
    const { body, headers } = init ?? {}
    calls.push({
      call,
      body: typeof body === 'string' ? (JSON.parse(body) as unknown) : body,
      headers: headers as Record<string, string>,
    })
    const known = answers[call] ?? { status: 404, body: { message: 'There is no such call' } }
    const answer = typeof known === 'function' ? known() : known
    const status = answer.status ?? (answer.body === undefined ? 204 : 200)
    // jsdom has no Response; this is the part of it that the desk reads.
    const response: Partial<Response> = {
      ok: status < 300,
      status,
      text: () => Promise.resolve(answer.body === undefined ? '' : JSON.stringify(answer.body)),
      json: () => Promise.resolve(answer.body),
    }
    return Promise.resolve(response as Response)
  })
  return { calls, callsOf: (call: string) => calls.filter((sent) => sent.call === call) }
}
