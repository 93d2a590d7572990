import { Body, Controller, Get, Param, Put, Query, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Account, ACCOUNT_SORTS, AccountFields } from 'shared-contracts/desk/account'
import { listOf, listQuery } from 'shared-contracts/desk/list'
import * as v from 'valibot'
import { IfMatch, withRevision } from '../../foundation/http/if-match.ts'
import { recordId } from '../../foundation/http/record-id.ts'
import { DeskEndpoint } from '../desk-endpoint.ts'
import { actorOf, ForPart } from '../sessions/desk-guard.ts'
import { Accounts, type AccountQuery } from './accounts.ts'

const AccountFilter = listQuery(ACCOUNT_SORTS, {
  role: v.optional(AccountFields.entries.role),
  state: v.optional(AccountFields.entries.state),
})

/** Accounts of the desk, for administrators. */
@Controller('api/desk/accounts')
@ForPart('accounts')
export class AccountsController {
  constructor(private readonly accounts: Accounts) {}

  @Get()
  @DeskEndpoint({ query: AccountFilter, answer: listOf(Account) })
  list(
    @Query({ schema: AccountFilter }) query: AccountQuery,
  ): Promise<{ items: Account[]; total: number }> {
    return this.accounts.list(query)
  }

  @Get(':id')
  @DeskEndpoint({ answer: Account, errors: [404] })
  async one(
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Account> {
    return withRevision(reply, await this.accounts.find(recordId(id)))
  }

  @Put(':id')
  @DeskEndpoint({
    body: AccountFields,
    answer: Account,
    errors: [404, 409, 412],
    details: { 409: v.object({ current: Account }) },
  })
  async change(
    @Param('id') id: string,
    @IfMatch() expected: number,
    @Body({ schema: AccountFields }) fields: v.InferOutput<typeof AccountFields>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Account> {
    const changed = this.accounts.change(recordId(id), fields, expected, actorOf(request))
    return withRevision(reply, await changed)
  }
}
