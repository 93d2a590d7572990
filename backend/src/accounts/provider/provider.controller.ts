import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Inject,
  NotFoundException,
  Post,
  Req,
  Res,
  ServiceUnavailableException,
} from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  OwnerProof,
  ProviderInvitationAcceptance,
  ProviderStart,
  SignInWays,
  type ProviderOutcome,
} from 'shared-contracts/desk/account'
import type * as v from 'valibot'
import { CONFIG } from '../../foundation/config/config.ts'
import type { OriginConfig } from '../../foundation/config/public-origin.ts'
import { AddressLimit } from '../../foundation/http/address-limit.ts'
import { Redis } from '../../foundation/redis/redis.ts'
import { DeskEndpoint } from '../desk-endpoint.ts'
import { FirstInvitation } from '../invitations/first-invitation.ts'
import { Invitations } from '../invitations/invitations.ts'
import { readCookie, setCookie } from '../sessions/cookies.ts'
import {
  actorOf,
  ForPublic,
  ForSignedIn,
  isSessionUse,
  SESSION_COOKIE,
  sessionOf,
} from '../sessions/desk-guard.ts'
import { describeSession } from '../sessions/describe-session.ts'
import { OwnerPassword } from '../sessions/owner-password.ts'
import { placeOf, setSessionCookies } from '../sessions/session-answer.ts'
import { Sessions } from '../sessions/sessions.ts'
import { TooManySignInsException } from '../sessions/too-many-sign-ins.exception.ts'
import { IdentityProvider, ProviderUnavailable } from './identity-provider.ts'
import { ProviderLinks } from './provider-links.ts'
import { FLOW_LIFETIME_MS, ProviderFlows, type Errand } from './provider-flows.ts'

/** Name of the cookie that stores a flow through the provider, and binds it to the browser that started it. */
const FLOW_COOKIE = 'desk-provider'
/** Flows that one network may start or end per minute. */
const WAYS_PER_MINUTE = 60

type Start = v.InferOutput<typeof ProviderStart>

/** Flows through the organisation's own provider: signing in, linking an account, accepting an invitation. */
@Controller('api/desk')
export class ProviderController {
  private readonly limit: AddressLimit

  constructor(
    private readonly provider: IdentityProvider,
    private readonly ways: ProviderFlows,
    private readonly links: ProviderLinks,
    private readonly invitations: Invitations,
    private readonly first: FirstInvitation,
    private readonly sessions: Sessions,
    private readonly password: OwnerPassword,
    @Inject(CONFIG) private readonly config: OriginConfig,
    redis: Redis,
  ) {
    this.limit = new AddressLimit({ name: 'provider sign-ins', max: WAYS_PER_MINUTE }, redis)
  }

  /** Returns the available ways to sign in, and the session if somebody is already signed in. */
  @Get('sign-in')
  @ForPublic()
  @DeskEndpoint({ answer: SignInWays })
  async waysIn(@Req() request: FastifyRequest): Promise<v.InferOutput<typeof SignInWays>> {
    const token = readCookie(request, SESSION_COOKIE, this.config)
    const found = await this.sessions.find(token, isSessionUse(request))
    const { label: name } = this.provider
    return {
      provider: name === null ? null : { name, address: '/api/desk/provider' },
      session: found && describeSession(found),
    }
  }

  /** The sign-in screen links here. */
  @Get('provider')
  @ForPublic()
  @DeskEndpoint({ status: 303, errors: [404, 429] })
  async signIn(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.admit(request)
    const { address } = await this.begin({ kind: 'sign-in' }, reply).catch((error: unknown) => {
      if (error instanceof ServiceUnavailableException) return { address: pathOf('unavailable') }
      throw error
    })
    await reply.redirect(address, 303)
  }

  /** Whoever has taken over a session must not add a way to sign in, so the owner proves themselves first. */
  @Post('account/provider')
  @HttpCode(200)
  @ForSignedIn()
  @DeskEndpoint({ body: OwnerProof, answer: ProviderStart, errors: [404, 429] })
  async link(
    @Body({ schema: OwnerProof }) proof: OwnerProof,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Start> {
    const found = sessionOf(request)
    const { account, session } = found
    await this.password.proveIfAny(found, proof)
    return this.begin({ kind: 'link', accountId: account.id, sessionId: session.id }, reply)
  }

  @Delete('account/provider')
  @HttpCode(204)
  @ForSignedIn()
  @DeskEndpoint({ status: 204, errors: [404, 409] })
  async unlink(@Req() request: FastifyRequest): Promise<void> {
    const found = sessionOf(request)
    await this.password.assertNewIfNone(found)
    await this.links.unlink(found.account, actorOf(request))
  }

  @Post('invitation/provider')
  @HttpCode(200)
  @ForPublic()
  @DeskEndpoint({
    body: ProviderInvitationAcceptance,
    answer: ProviderStart,
    errors: [404, 410, 429],
  })
  async accept(
    @Body({ schema: ProviderInvitationAcceptance })
    acceptance: v.InferOutput<typeof ProviderInvitationAcceptance>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Start> {
    await this.admit(request)
    await this.invitations.assertValid(acceptance.token)
    return this.begin({ kind: 'invitation', ...acceptance }, reply)
  }

  /**
   * The provider redirects the browser here from its own site. The flow's cookie is `Lax`, so that it is sent along.
   */
  @Get('provider/callback')
  @ForPublic()
  @DeskEndpoint({ status: 303, errors: [404, 429] })
  async callback(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.admit(request)
    this.assertConfigured()
    const way = this.ways.open(readCookie(request, FLOW_COOKIE, this.config))
    setCookie(reply, { name: FLOW_COOKIE, value: '', maxAge: 0, sameSite: 'Lax' }, this.config)
    if (!way) return void (await reply.redirect(pathOf('refused'), 303))
    const { proof, errand } = way
    const place = placeOf(request, this.config)
    const subject = await this.provider.subjectOf(request.url, proof).catch((error: unknown) => {
      if (error instanceof ProviderUnavailable) return 'unavailable' as const
      throw error
    })
    const end =
      subject === null || subject === 'unavailable'
        ? (subject ?? 'refused')
        : await this.links.end(errand, subject, place)
    if (typeof end === 'string') return void (await reply.redirect(pathOf(end, errand), 303))
    if (errand.kind === 'invitation') await this.first.run()
    setSessionCookies(reply, end.token, place, this.config)
    await reply.redirect('/desk', 303)
  }

  private async admit(request: FastifyRequest): Promise<void> {
    const wait = await this.limit.admit(request.ip)
    if (wait > 0) throw new TooManySignInsException(wait)
  }

  private assertConfigured(): void {
    if (this.provider.label === null) throw new NotFoundException('There is no provider')
  }

  private async begin(errand: Errand, reply: FastifyReply): Promise<Start> {
    this.assertConfigured()
    try {
      const { address, proof } = await this.provider.begin()
      const value = this.ways.seal(proof, errand)
      const maxAge = FLOW_LIFETIME_MS / 1_000
      setCookie(reply, { name: FLOW_COOKIE, value, maxAge, sameSite: 'Lax' }, this.config)
      return { address }
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error
      throw new ServiceUnavailableException('The provider does not answer now')
    }
  }
}

/** Path of the page that the flow started from, with its outcome in the query. */
const pathOf = (outcome: ProviderOutcome, errand?: Errand) =>
  `/desk${errand?.kind === 'link' ? '/account' : ''}?provider=${outcome}`
