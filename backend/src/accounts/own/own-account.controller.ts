import { Body, Controller, Delete, Get, HttpCode, Post, Put, Req } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import {
  OwnAccount,
  OwnerProof,
  PasswordChange,
  RecoveryCodes,
  TotpConfirmation,
  TotpOffer,
} from 'shared-contracts/desk/account'
import type * as v from 'valibot'
import { DeskEndpoint } from '../desk-endpoint.ts'
import { SecondFactor } from '../second-factor/second-factor.ts'
import { actorOf, ForSignedIn, sessionOf } from '../sessions/desk-guard.ts'
import { OwnerPassword } from '../sessions/owner-password.ts'
import { OwnAccounts } from './own-accounts.ts'

type Codes = v.InferOutput<typeof RecoveryCodes>

/** Endpoints for the caller's own account and ways of signing in. */
@Controller('api/desk/account')
@ForSignedIn()
export class OwnAccountController {
  constructor(
    private readonly accounts: OwnAccounts,
    private readonly password: OwnerPassword,
    private readonly secondFactor: SecondFactor,
  ) {}

  @Get()
  @DeskEndpoint({ answer: OwnAccount })
  describe(@Req() request: FastifyRequest): Promise<OwnAccount> {
    return this.accounts.describe(sessionOf(request).account.id)
  }

  @Post('password')
  @HttpCode(204)
  @DeskEndpoint({ body: PasswordChange, status: 204, errors: [409, 429] })
  changePassword(
    @Body({ schema: PasswordChange }) change: v.InferOutput<typeof PasswordChange>,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const { account, session } = sessionOf(request)
    return this.accounts.changePassword(account.id, change, session.id, actorOf(request))
  }

  @Post('totp')
  @HttpCode(200)
  @DeskEndpoint({ body: OwnerProof, answer: TotpOffer, errors: [429] })
  async offer(
    @Body({ schema: OwnerProof }) proof: OwnerProof,
    @Req() request: FastifyRequest,
  ): Promise<v.InferOutput<typeof TotpOffer>> {
    const { account } = sessionOf(request)
    await this.proveToReplace(request, proof)
    return this.secondFactor.offer(account.id, account.username)
  }

  @Put('totp')
  @DeskEndpoint({ body: TotpConfirmation, answer: RecoveryCodes, errors: [429] })
  async confirm(
    @Body({ schema: TotpConfirmation }) { code, password }: v.InferOutput<typeof TotpConfirmation>,
    @Req() request: FastifyRequest,
  ): Promise<Codes> {
    const { account } = sessionOf(request)
    await this.proveToReplace(request, { password })
    return { codes: await this.secondFactor.confirm(account.id, code, actorOf(request)) }
  }

  @Delete('totp')
  @HttpCode(204)
  @DeskEndpoint({ body: OwnerProof, status: 204, errors: [429] })
  async remove(
    @Body({ schema: OwnerProof }) proof: OwnerProof,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const found = sessionOf(request)
    await this.password.proveIfAny(found, proof)
    await this.secondFactor.remove(found.account.id, actorOf(request))
  }

  @Post('recovery-codes')
  @HttpCode(200)
  @DeskEndpoint({ body: OwnerProof, answer: RecoveryCodes, errors: [409, 429] })
  async renewCodes(
    @Body({ schema: OwnerProof }) proof: OwnerProof,
    @Req() request: FastifyRequest,
  ): Promise<Codes> {
    const found = sessionOf(request)
    await this.password.proveIfAny(found, proof)
    return { codes: await this.secondFactor.renewRecoveryCodes(found.account.id, actorOf(request)) }
  }

  /** The first authenticator only adds security. Whoever replaces one takes it from its owner. */
  private async proveToReplace(request: FastifyRequest, proof: OwnerProof): Promise<void> {
    const found = sessionOf(request)
    if (await this.secondFactor.isOn(found.account.id)) {
      await this.password.proveIfAny(found, proof)
    }
  }
}
