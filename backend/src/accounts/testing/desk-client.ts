import type { TestApp } from '../../foundation/database/testing/test-app.ts'
import { User } from '../users/user.entity.ts'
import { newAccount, TEST_PASSWORD, type AccountOfTest } from './new-account.ts'

type Options = Exclude<Parameters<TestApp['inject']>[0], string>

/** A person's browser. */
export interface DeskClient {
  /** Cookies that the browser has, by name. */
  readonly cookies: Map<string, string>
  readonly send: (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    headers?: Record<string, string>,
  ) => ReturnType<TestApp['inject']>
}

/** Makes a browser that keeps the cookies that it receives. @param address of its network. */
export function deskClient(api: () => TestApp, address = '192.0.2.1'): DeskClient {
  const cookies = new Map<string, string>()
  return {
    cookies,
    send: async (method, url, payload, headers = {}) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const options: Options = {
        method,
        url,
        headers: { 'x-forwarded-for': address, ...(cookie && { cookie }), ...headers },
        ...(payload && { payload }),
      }
      const answer = await api().inject(options)
      for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (value) cookies.set(name, value)
        else cookies.delete(name)
      }
      return answer
    },
  }
}

/** Makes an account, and signs it in. */
export async function signedIn(
  api: () => TestApp,
  account: AccountOfTest,
  address?: string,
): Promise<DeskClient> {
  const made = await newAccount(account)
  await api().dataSource.manager.insert(User, made)
  const client = deskClient(api, address)
  const { statusCode, body } = await client.send('POST', '/api/desk/session', {
    username: made.username,
    password: TEST_PASSWORD,
  })
  if (statusCode !== 204) throw new Error(`${account.name} cannot sign in: ${body}`)
  return client
}
