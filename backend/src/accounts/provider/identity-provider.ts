import { Inject, Injectable, Logger } from '@nestjs/common'
import * as client from 'openid-client'
import { CONFIG, type Config } from '../../foundation/config/config.ts'
import { publicOrigin, type OriginConfig } from '../../foundation/config/public-origin.ts'
import { sha256 } from '../../foundation/database/sha256.ts'

/** Timeout for calls to the provider, in seconds. */
const LIMIT_S = 5
/** Cache lifetime of the provider's metadata, such as its keys, in milliseconds. */
const KNOWN_MS = 3_600_000

/** Path to which the provider redirects the browser. */
export const CALLBACK = '/api/desk/provider/callback'

/** Values that the provider's response is checked against. Only the browser that started the flow has them. */
export interface Proof {
  readonly state: string
  readonly nonce: string
  /** PKCE verifier: a stolen code is useless without it. */
  readonly verifier: string
}

/** The provider does not answer. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable'
}

/** The organisation's own OpenID Connect provider, if one is configured. */
@Injectable()
export class IdentityProvider {
  private readonly logger = new Logger(IdentityProvider.name)
  private known: { readonly server: client.Configuration; readonly until: number } | undefined

  constructor(
    @Inject(CONFIG)
    private readonly config: OriginConfig &
      Pick<Config, 'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET' | 'OIDC_LABEL'>,
  ) {}

  /** Display name of the provider; null if none is configured. */
  get label(): string | null {
    return this.config.OIDC_ISSUER === undefined ? null : this.config.OIDC_LABEL
  }

  /**
   * Starts a flow through the provider.
   *
   * @returns the address to send the browser to, and the proof to check the response against.
   *
   * @throws ProviderUnavailable
   */
  async begin(): Promise<{ address: string; proof: Proof }> {
    const server = await this.server()
    const proof = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
    }
    const { state, nonce, verifier } = proof
    const address = client.buildAuthorizationUrl(server, {
      redirect_uri: publicOrigin(this.config) + CALLBACK,
      // Request the identity only. Name and mail address are never relied on, so they are not requested.
      scope: 'openid',
      ...{ state, nonce },
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    })
    return { address: address.href, proof }
  }

  /**
   * Finds out whom the provider's response identifies.
   *
   * @param answer path and query with which the browser came back.
   * @returns a digest that identifies one person at this provider; null if the response is invalid or identifies
   * nobody.
   * @throws ProviderUnavailable
   */
  async subjectOf(answer: string, { state, nonce, verifier }: Proof): Promise<string | null> {
    const server = await this.server()
    try {
      const address = new URL(answer, publicOrigin(this.config))
      const tokens = await client.authorizationCodeGrant(server, address, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      return claims ? sha256(`${claims.iss}\n${claims.sub}`) : null
    } catch (error) {
      if (isDown(error))
        throw new ProviderUnavailable('The provider does not answer', { cause: error })
      this.logger.warn({ err: error }, 'An answer of the identity provider was refused')
      return null
    }
  }

  private async server(): Promise<client.Configuration> {
    const now = Date.now()
    if (this.known && now < this.known.until) return this.known.server
    const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: id, OIDC_CLIENT_SECRET: secret } = this.config
    if (!issuer || !id) throw new ProviderUnavailable('No provider is configured')
    const address = new URL(issuer)
    // The configuration allows plain HTTP only for a provider on this machine.
    const isPlain = address.protocol === 'http:'
    const options = {
      timeout: LIMIT_S,
      ...(isPlain && { execute: [client.allowInsecureRequests] }),
    }
    try {
      const server = await client.discovery(address, id, secret, undefined, options)
      this.known = { server, until: now + KNOWN_MS }
      return server
    } catch (error) {
      this.logger.warn({ err: error }, 'The identity provider does not answer')
      throw new ProviderUnavailable('The provider does not answer', { cause: error })
    }
  }
}

/** Whether a call failed in transit, rather than by the provider's response. */
function isDown(error: unknown): boolean {
  if (error instanceof client.ClientError) return error.code === 'OAUTH_TIMEOUT'
  return error instanceof TypeError && error.message === 'fetch failed'
}
