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
  InvitationAcceptance,
  InvitationRequest,
  InvitationResponse,
  OpenInvitation,
} from 'shared-contracts/desk/account'
import * as v from 'valibot'
import { CONFIG } from '../../foundation/config/config.ts'
import type { OriginConfig } from '../../foundation/config/public-origin.ts'
import { recordId } from '../../foundation/http/record-id.ts'
import { DeskEndpoint } from '../desk-endpoint.ts'
import { actorOf, ForPublic, ForPart } from '../sessions/desk-guard.ts'
import { placeOf, setSessionCookies } from '../sessions/session-answer.ts'
import { FirstInvitation } from './first-invitation.ts'
import { Invitations } from './invitations.ts'

/** Endpoints for inviting people to the desk and for accepting an invitation. */
@Controller('api/desk')
export class InvitationsController {
  constructor(
    private readonly invitations: Invitations,
    private readonly first: FirstInvitation,
    @Inject(CONFIG) private readonly config: OriginConfig,
  ) {}

  @Post('invitation')
  @HttpCode(204)
  @ForPublic()
  @DeskEndpoint({ body: InvitationAcceptance, status: 204, errors: [410] })
  async accept(
    @Body({ schema: InvitationAcceptance }) acceptance: v.InferOutput<typeof InvitationAcceptance>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const place = placeOf(request, this.config)
    const token = await this.invitations.accept(acceptance, place)
    await this.first.run()
    setSessionCookies(reply, token, place, this.config)
  }

  @Get('invitations')
  @ForPart('accounts')
  @DeskEndpoint({ answer: v.array(OpenInvitation) })
  open(): Promise<v.InferOutput<typeof OpenInvitation>[]> {
    return this.invitations.open()
  }

  @Post('invitations')
  @ForPart('accounts')
  @DeskEndpoint({ body: InvitationRequest, status: 201, answer: InvitationResponse })
  make(
    @Body({ schema: InvitationRequest }) invited: v.InferOutput<typeof InvitationRequest>,
    @Req() request: FastifyRequest,
  ): Promise<v.InferOutput<typeof InvitationResponse>> {
    return this.invitations.make(invited, actorOf(request))
  }

  @Delete('invitations/:id')
  @HttpCode(204)
  @ForPart('accounts')
  @DeskEndpoint({ status: 204, errors: [404] })
  takeBack(@Param('id') id: string, @Req() request: FastifyRequest): Promise<void> {
    return this.invitations.takeBack(recordId(id), actorOf(request))
  }
}
