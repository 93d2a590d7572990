import { Body, Controller, Delete, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  OwnerProof,
  PasskeyOptions,
  PasskeyRegistration,
  PasskeySignIn,
} from 'shared-contracts/desk/account'
import type * as v from 'valibot'
import { CONFIG } from '../../foundation/config/config.ts'
import type { OriginConfig } from '../../foundation/config/public-origin.ts'
import { AddressLimit } from '../../foundation/http/address-limit.ts'
import { recordId } from '../../foundation/http/record-id.ts'
import { Redis } from '../../foundation/redis/redis.ts'
import { DeskEndpoint } from '../desk-endpoint.ts'
import { readCookie, setCookie } from '../sessions/cookies.ts'
import { actorOf, ForPublic, ForSignedIn, sessionOf } from '../sessions/desk-guard.ts'
import { OwnerPassword } from '../sessions/owner-password.ts'
import { placeOf, setSessionCookies } from '../sessions/session-answer.ts'
import { TooManySignInsException } from '../sessions/too-many-sign-ins.exception.ts'
import { passkeySite } from './passkey-site.ts'
import { CHALLENGE_MS, Passkeys } from './passkeys.ts'

/** Name of the cookie that binds a challenge to the browser that asked for it. */
const CHALLENGE_COOKIE = 'desk-passkey'
/** Sign-ins by passkey that one network may begin in a minute. */
const SIGN_INS_PER_MINUTE = 60

type Options = v.InferOutput<typeof PasskeyOptions>

/** Endpoints for registering, removing and signing in with passkeys. */
@Controller('api/desk')
export class PasskeysController {
  private readonly limit: AddressLimit

  constructor(
    private readonly passkeys: Passkeys,
    private readonly password: OwnerPassword,
    @Inject(CONFIG) private readonly config: OriginConfig,
    redis: Redis,
  ) {
    this.limit = new AddressLimit({ name: 'passkey sign-ins', max: SIGN_INS_PER_MINUTE }, redis)
  }

  @Post('session/passkey/options')
  @HttpCode(200)
  @ForPublic()
  @DeskEndpoint({ answer: PasskeyOptions, errors: [429] })
  async signInOptions(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Options> {
    const wait = await this.limit.admit(request.ip)
    if (wait > 0) throw new TooManySignInsException(wait)
    const options = await this.passkeys.signInOptions(passkeySite(request, this.config))
    this.setChallengeCookie(reply, options.challenge)
    return { ...options }
  }

  @Post('session/passkey')
  @HttpCode(204)
  @ForPublic()
  @DeskEndpoint({ body: PasskeySignIn, status: 204 })
  async signIn(
    @Body({ schema: PasskeySignIn }) { response }: v.InferOutput<typeof PasskeySignIn>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const place = placeOf(request, this.config)
    const challenge = this.challengeOf(request)
    const site = passkeySite(request, this.config)
    const token = await this.passkeys.signIn({ response, challenge }, site, place)
    setSessionCookies(reply, token, place, this.config)
  }

  /** Registering needs a challenge from here, so the owner proves themselves before the device makes a passkey. */
  @Post('account/passkeys/options')
  @HttpCode(200)
  @ForSignedIn()
  @DeskEndpoint({ body: OwnerProof, answer: PasskeyOptions, errors: [429] })
  async registrationOptions(
    @Body({ schema: OwnerProof }) proof: OwnerProof,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Options> {
    const found = sessionOf(request)
    await this.password.proveIfAny(found, proof)
    const site = passkeySite(request, this.config)
    const options = await this.passkeys.registrationOptions(found.account, site)
    this.setChallengeCookie(reply, options.challenge)
    return { ...options }
  }

  @Post('account/passkeys')
  @HttpCode(204)
  @ForSignedIn()
  @DeskEndpoint({ body: PasskeyRegistration, status: 204 })
  async register(
    @Body({ schema: PasskeyRegistration })
    { name, response }: v.InferOutput<typeof PasskeyRegistration>,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const signed = { name, response, challenge: this.challengeOf(request) }
    const site = passkeySite(request, this.config)
    await this.passkeys.register(sessionOf(request), signed, site, actorOf(request))
  }

  @Delete('account/passkeys/:id')
  @HttpCode(204)
  @ForSignedIn()
  @DeskEndpoint({ status: 204, errors: [404, 409] })
  async remove(@Param('id') id: string, @Req() request: FastifyRequest): Promise<void> {
    const found = sessionOf(request)
    await this.password.assertNewIfNone(found)
    await this.passkeys.remove(found.account.id, recordId(id), actorOf(request))
  }

  private setChallengeCookie(reply: FastifyReply, value: string): void {
    setCookie(reply, { name: CHALLENGE_COOKIE, value, maxAge: CHALLENGE_MS / 1_000 }, this.config)
  }

  private challengeOf(request: FastifyRequest): string {
    return readCookie(request, CHALLENGE_COOKIE, this.config)
  }
}
