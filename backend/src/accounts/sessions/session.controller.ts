import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Inject,
  Param,
  Post,
  Req,
  Res,
} from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  DeskSession,
  OwnSession,
  SignInDetails,
  SignInRequest,
} from 'shared-contracts/desk/account'
import * as v from 'valibot'
import { CONFIG } from '../../foundation/config/config.ts'
import type { OriginConfig } from '../../foundation/config/public-origin.ts'
import { DeskEndpoint } from '../desk-endpoint.ts'
import { notFound, recordId } from '../../foundation/http/record-id.ts'
import { placeOf, setSessionCookies } from './session-answer.ts'
import { setCookie } from './cookies.ts'
import { ForPublic, ForSignedIn, SESSION_COOKIE, sessionOf } from './desk-guard.ts'
import { describeSession } from './describe-session.ts'
import { Sessions } from './sessions.ts'
import { SignIn } from './sign-in.ts'

/** Signing in and out, and the caller's own sessions. */
@Controller('api/desk')
export class SessionController {
  constructor(
    private readonly sessions: Sessions,
    private readonly signIn: SignIn,
    @Inject(CONFIG) private readonly config: OriginConfig,
  ) {}

  @Post('session')
  @HttpCode(204)
  @ForPublic()
  @DeskEndpoint({
    body: SignInRequest,
    status: 204,
    errors: [401, 429],
    details: { 401: SignInDetails },
  })
  async begin(
    @Body({ schema: SignInRequest }) credentials: v.InferOutput<typeof SignInRequest>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const place = placeOf(request, this.config)
    const token = await this.signIn.byPassword(credentials, place)
    setSessionCookies(reply, token, place, this.config)
  }

  @Get('session')
  @ForSignedIn()
  @DeskEndpoint({ answer: DeskSession })
  current(@Req() request: FastifyRequest): DeskSession {
    return describeSession(sessionOf(request))
  }

  @Delete('session')
  @HttpCode(204)
  @ForSignedIn()
  @DeskEndpoint({ status: 204 })
  async end(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const { session, account } = sessionOf(request)
    await this.sessions.end(account.id, session.id)
    setCookie(reply, { name: SESSION_COOKIE, value: '', maxAge: 0 }, this.config)
  }

  @Get('sessions')
  @ForSignedIn()
  @DeskEndpoint({ answer: v.array(OwnSession) })
  list(@Req() request: FastifyRequest): Promise<OwnSession[]> {
    const { session, account } = sessionOf(request)
    return this.sessions.list(account.id, session.id)
  }

  @Delete('sessions/:id')
  @HttpCode(204)
  @ForSignedIn()
  @DeskEndpoint({ status: 204, errors: [404] })
  async endOne(@Param('id') id: string, @Req() request: FastifyRequest): Promise<void> {
    const { account } = sessionOf(request)
    if (!(await this.sessions.end(account.id, recordId(id)))) throw notFound('session')
  }
}
