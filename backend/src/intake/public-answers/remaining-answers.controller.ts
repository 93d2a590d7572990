import { Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import { ANSWER_SORTS, RemainingAnswer } from 'shared-contracts/desk/inbox'
import { listOf, listQuery } from 'shared-contracts/desk/list'
import type * as v from 'valibot'
import { DeskEndpoint } from '../../accounts/desk-endpoint.ts'
import { actorOf, ForPart } from '../../accounts/sessions/desk-guard.ts'
import { recordId } from '../../foundation/http/record-id.ts'
import { PublicAnswers } from './public-answers.service.ts'

const Filter = listQuery(ANSWER_SORTS)

/** Public answers that outlive their reports: nobody could take them back at the report. */
@Controller('api/desk/messages/answers')
@ForPart('messages')
export class RemainingAnswersController {
  constructor(private readonly answers: PublicAnswers) {}

  @Get()
  @DeskEndpoint({ query: Filter, answer: listOf(RemainingAnswer) })
  list(
    @Query({ schema: Filter }) query: v.InferOutput<typeof Filter>,
  ): Promise<{ items: RemainingAnswer[]; total: number }> {
    return this.answers.remaining(query)
  }

  @Post(':id/withdraw')
  @HttpCode(204)
  @DeskEndpoint({ status: 204, errors: [404] })
  async withdraw(@Param('id') id: string, @Req() request: FastifyRequest): Promise<void> {
    await this.answers.withdraw(recordId(id), actorOf(request))
  }
}
