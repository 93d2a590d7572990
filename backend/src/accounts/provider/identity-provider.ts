import { Inject, Injectable, Logger } from '@nestjs/common'
import * as client from 'openid-client'
import { CONFIG, type Config } from '../../foundation/config/config.ts'
import { publicOrigin, type OriginConfig } from '../../foundation/config/public-origin.ts'
import { sha256 } from '../../foundation/database/sha256.ts'

/** The provider answers in so long, or is taken for down, in seconds. */
const LIMIT_S = 5
/** What the provider may tell of itself anew after so long, such as other keys, in milliseconds. */
const KNOWN_MS = 3_600_000

/** Where the provider sends people back to. */
export const CALLBACK = '/api/desk/provider/callback'

/** What an answer of the provider is held to; nobody but the browser that asked has it. */
export interface Proof {
  readonly state: string
  readonly nonce: string
  /** Of PKCE: a code is of no use to who has stolen it alone. */
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

  /** What people call it; null for an installation without one. */
  get label(): string | null {
    return this.config.OIDC_ISSUER === undefined ? null : this.config.OIDC_LABEL
  }

  /**
   * Where the browser goes to say who its owner is.
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
      // Nothing but who it is: neither name nor mail address is asked for, because none is ever relied on.
      scope: 'openid',
      ...{ state, nonce },
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    })
    return { address: address.href, proof }
  }

  /**
   * Whom the provider names in its answer.
   *
   * @param answer path and query by which the browser came back.
   * @returns a digest that stands for one person of this provider; null for an answer that names nobody or does not
   * hold.
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
    // The configuration lets a provider of this machine alone do without TLS.
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

/** Whether a call failed on its way, and not by what was answered. */
function isDown(error: unknown): boolean {
  if (error instanceof client.ClientError) return error.code === 'OAUTH_TIMEOUT'
  return error instanceof TypeError && error.message === 'fetch failed'
}
