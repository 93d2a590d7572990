import { Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import { listOf } from 'shared-contracts/desk/list'
import { Edit, EditsQuery, Removed } from 'shared-contracts/league/desk-edit'
import type * as v from 'valibot'
import { DeskEndpoint } from '../../../accounts/desk-endpoint.ts'
import { ForPart } from '../../../accounts/sessions/desk-guard.ts'
import { recordId } from '../../../foundation/http/record-id.ts'
import { editorOf } from './editor.ts'
import { EditsService } from './edits.service.ts'

/** History of the desk's writes in the league, and undo. */
@ForPart('league')
@Controller('api/desk/league/edits')
export class EditsController {
  constructor(private readonly edits: EditsService) {}

  @Get()
  @DeskEndpoint({ query: EditsQuery, answer: listOf(Edit), errors: [404] })
  list(@Query({ schema: EditsQuery }) query: v.InferOutput<typeof EditsQuery>) {
    return this.edits.list(query)
  }

  @Post(':id/undo')
  @HttpCode(200)
  @DeskEndpoint({ answer: Removed, errors: [404, 409], isIdempotent: true })
  async undo(@Param('id') id: string, @Req() request: FastifyRequest): Promise<Removed> {
    return { edit: await this.edits.undo(editorOf(request), recordId(id)) }
  }
}
