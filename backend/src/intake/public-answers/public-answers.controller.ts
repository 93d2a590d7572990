import { Body, Controller, HttpCode, Param, Post, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { InboxMessage, PublicAnswerRequest } from 'shared-contracts/desk/inbox'
import * as v from 'valibot'
import { DeskEndpoint } from '../../accounts/desk-endpoint.ts'
import { actorOf, callerOf, ForPart } from '../../accounts/sessions/desk-guard.ts'
import { IfMatch, withRevision } from '../../foundation/http/if-match.ts'
import { recordId } from '../../foundation/http/record-id.ts'
import { MESSAGES, seenBy } from '../inbox/inbox-kind.ts'
import type { InboxRecord } from '../inbox/inbox.ts'
import { PublicAnswers } from './public-answers.service.ts'

@Controller('api/desk/messages')
@ForPart('messages')
export class PublicAnswersController {
  constructor(private readonly answers: PublicAnswers) {}

  @Post(':id/public-answer')
  @HttpCode(200)
  @DeskEndpoint({
    body: PublicAnswerRequest,
    answer: InboxMessage,
    errors: [404, 409, 412, 422],
    details: { 409: v.object({ current: InboxMessage }) },
  })
  async publish(
    @Param('id') id: string,
    @IfMatch() expected: number,
    @Body({ schema: PublicAnswerRequest }) { text }: v.InferOutput<typeof PublicAnswerRequest>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<InboxRecord> {
    const seen = seenBy(MESSAGES, callerOf(request).role)
    const published = this.answers.publish(seen, recordId(id), text, expected, actorOf(request))
    return withRevision(reply, await published)
  }
}
