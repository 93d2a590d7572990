import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import { written } from 'shared-contracts/league/desk-edit'
import { ImportFile, ImportPreview, RefusedFile } from 'shared-contracts/league/desk-import'
import * as v from 'valibot'
import { DeskEndpoint } from '../../../accounts/desk-endpoint.ts'
import { ForPart } from '../../../accounts/sessions/desk-guard.ts'
import { IfMatch } from '../../../foundation/http/if-match.ts'
import { editorOf } from '../edits/editor.ts'
import type { Written } from '../edits/written.ts'
import { DeskImportsService } from './desk-imports.service.ts'

/** Import of files at the desk. */
@ForPart('league')
@Controller('api/desk/league/import')
export class DeskImportsController {
  constructor(private readonly imports: DeskImportsService) {}

  @Post('check')
  @HttpCode(200)
  @DeskEndpoint({ body: ImportFile, answer: ImportPreview })
  check(
    @Body({ schema: ImportFile }) file: ImportFile,
    @Req() request: FastifyRequest,
  ): Promise<ImportPreview> {
    return this.imports.check(editorOf(request), file)
  }

  @Post()
  @HttpCode(200)
  @DeskEndpoint({
    body: ImportFile,
    answer: written(ImportPreview),
    isIdempotent: true,
    errors: [409, 412],
    details: { 400: RefusedFile, 409: v.object({ current: ImportPreview }) },
  })
  take(
    @Body({ schema: ImportFile }) file: ImportFile,
    @IfMatch() expected: number,
    @Req() request: FastifyRequest,
  ): Promise<Written<ImportPreview>> {
    return this.imports.take(editorOf(request), file, expected)
  }
}
