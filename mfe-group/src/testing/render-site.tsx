import { jest } from '@jest/globals'
import { userEvent } from '@testing-library/user-event'
import { renderRemote } from 'shared-ui/testing/render-remote'
import { remote } from '../remote.tsx'

/** What the API answers by path: a JSON body, a status, or nothing ever. */
export type Answers = Readonly<Record<string, unknown>>

interface SiteOptions {
  readonly basePath?: '' | '/fbcpartners'
  readonly answers?: Answers
}

export interface SentRequest {
  readonly path: string
  readonly init: RequestInit | undefined
}

/** Renders the whole remote at an address of the browser, against an API that answers as told. */
export async function renderSite(
  address: string,
  { basePath = '', answers = {} }: SiteOptions = {},
) {
  const requests: SentRequest[] = []
  const replies = { ...answers }
  globalThis.fetch = jest.fn<
    (path: string | URL | Request, init?: RequestInit) => Promise<Response>
  >((input, init) => {
    const path = typeof input === 'string' ? input : ''
    requests.push({ path, init })
    const reply = replies[path]
    if (reply === undefined) return new Promise(() => undefined)
    return Promise.resolve(response(reply))
  })

  return {
    ...(await renderRemote(remote, address, { basePath })),
    user: userEvent.setup({ delay: null }),
    requests,
    /** Changes what the API answers from now on. */
    answer: (path: string, reply: unknown) => {
      replies[path] = reply
    },
  }
}

/** jsdom has no `Response`; this is what the HTTP client reads of one. */
function response(reply: unknown) {
  const status = typeof reply === 'number' ? reply : 200
  return {
    ok: status < 300,
    status,
    statusText: '',
    text: () => Promise.resolve(''),
    json: () => Promise.resolve(reply),
  } as Response
}
