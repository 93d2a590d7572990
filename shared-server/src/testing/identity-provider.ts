import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A real OpenID Connect provider in this process. */
export interface TestProvider {
  readonly issuer: string
  /**
   * Does what a browser does from the address of a sign-in, with the given login.
   *
   * @returns path and query to which the provider redirects the browser.
   */
  readonly signIn: (address: string, login: string) => Promise<string>
  readonly stop: () => Promise<void>
}

export const CLIENT_ID = 'desk'
export const CLIENT_SECRET = 'a secret of this provider and the desk'

/**
 * Starts a provider.
 *
 * @param redirectUri the only address that it redirects to.
 * @param listenAt fixed port; any free one by default.
 */
export async function startProvider(redirectUri: string, listenAt = 0): Promise<TestProvider> {
  const server = createServer()
  server.listen(listenAt, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  // Loaded only here: Playwright's configuration needs just the constants.
  const { default: Provider } = await import('oidc-provider')
  const issuer = `http://127.0.0.1:${port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    pkce: { required: () => true },
    // Its screens for developers: any name can sign in.
    features: { devInteractions: { enabled: true } },
    cookies: { keys: ['a key of this provider'] },
  })
  server.on('request', (request, response) => void provider.callback()(request, response))
  return {
    issuer,
    signIn: (address, login) => visit(issuer, address, login),
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Follows the provider's redirects, and fills in its forms. */
async function visit(issuer: string, address: string, login: string): Promise<string> {
  const cookies = new Map<string, string>()
  let next = address
  let form: URLSearchParams | undefined
  for (let step = 0; step < 12; step += 1) {
    const { href, origin, pathname, search } = new URL(next, issuer)
    if (origin !== issuer) return pathname + search
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(href, {
      redirect: 'manual',
      headers: { cookie },
      ...(form && { method: 'POST', body: form }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const page = await answer.text()
    const location = answer.headers.get('location')
    form = undefined
    if (location !== null) {
      next = new URL(location, href).href
      continue
    }
    const [, action = '', prompt = ''] =
      /action="([^"]+)"[\s\S]*?name="prompt" value="(\w+)"/.exec(page) ?? []
    if (action === '') throw new Error(`The provider answered ${answer.status}: ${page}`)
    next = new URL(action, href).href
    form = new URLSearchParams({ prompt, login, password: 'any' })
  }
  throw new Error('The provider leads nowhere')
}
