import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import {
  RenewalAcceptance,
  RenewalRequest,
  RenewalResponse,
  RenewedAccount,
} from 'shared-contracts/desk/account'
import type * as v from 'valibot'
import { recordId } from '../../foundation/http/record-id.ts'
import { DeskEndpoint } from '../desk-endpoint.ts'
import { actorOf, ForPublic, ForPart } from '../sessions/desk-guard.ts'
import { Renewals } from './renewals.ts'

/** Endpoints for making and using links for choosing a new password. */
@Controller('api/desk')
export class RenewalsController {
  constructor(private readonly renewals: Renewals) {}

  @Post('accounts/:id/renewal')
  @ForPart('accounts')
  @DeskEndpoint({
    body: RenewalRequest,
    status: 201,
    answer: RenewalResponse,
    errors: [404, 409],
  })
  make(
    @Param('id') id: string,
    @Body({ schema: RenewalRequest }) { endSecondFactor }: v.InferOutput<typeof RenewalRequest>,
    @Req() request: FastifyRequest,
  ): Promise<v.InferOutput<typeof RenewalResponse>> {
    return this.renewals.make(recordId(id), endSecondFactor, actorOf(request))
  }

  @Post('renewal')
  @HttpCode(200)
  @ForPublic()
  @DeskEndpoint({ body: RenewalAcceptance, answer: RenewedAccount, errors: [410] })
  accept(
    @Body({ schema: RenewalAcceptance }) acceptance: v.InferOutput<typeof RenewalAcceptance>,
    @Req() request: FastifyRequest,
  ): Promise<v.InferOutput<typeof RenewedAccount>> {
    return this.renewals.accept(acceptance, request.ip)
  }
}
