import { Controller, Get, Query, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ChangesResponse } from 'shared-contracts/league/change'
import * as v from 'valibot'
import { OpenEndpoint } from '../answers/open-data.ts'
import { ChangesService } from './changes.service.ts'

const ChangesQuery = v.object({
  /** Last sequence that the caller knows; without it, all changes are returned. */
  since: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'Give a sequence')), '0'),
})

@Controller('api/league/changes')
export class ChangesController {
  constructor(private readonly changes: ChangesService) {}

  @Get()
  @OpenEndpoint({ query: ChangesQuery, answer: ChangesResponse })
  since(
    @Query({ schema: ChangesQuery }) { since }: v.InferOutput<typeof ChangesQuery>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.changes.since.send(Number(since), request, reply)
  }
}
