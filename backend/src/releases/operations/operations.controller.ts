import {
  Body,
  Controller,
  Get,
  HttpException,
  Param,
  Post,
  Query,
  Res,
  UseGuards,
} from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import type { FastifyReply } from 'fastify'
import { AuditQuery } from 'shared-contracts/registry'
import type * as v from 'valibot'
import { assertMayRelease, Caller, type ReleaseCaller } from '../registry/release-caller.ts'
import { OperationsChanges } from './operations-changes.ts'
import { OPERATIONS_POLICY } from './operations-page.ts'
import { OperationsPages } from './operations-pages.ts'
import { OperationsGuard } from './operations.guard.ts'

const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': OPERATIONS_POLICY,
  // With `no-referrer`, browsers would not send the form's origin either.
  'referrer-policy': 'same-origin',
}

/** Pages for the platform team, on the API's own port: the edge only proxies `/api`. */
@ApiExcludeController()
@Controller('operations')
@UseGuards(OperationsGuard)
export class OperationsController {
  constructor(
    private readonly pages: OperationsPages,
    private readonly changes: OperationsChanges,
  ) {}

  @Get()
  async overview(@Res() reply: FastifyReply, @Caller() caller: ReleaseCaller): Promise<void> {
    // Render before setting headers: errors are sent as JSON.
    const page = await this.pages.overview(caller)
    void reply.headers(PAGE_HEADERS).send(page)
  }

  /** No remote's name begins with `-`. */
  @Get('-/audit')
  async audit(
    @Query({ schema: AuditQuery }) { before }: v.InferOutput<typeof AuditQuery>,
    @Res() reply: FastifyReply,
    @Caller() caller: ReleaseCaller,
  ): Promise<void> {
    const page = await this.pages.audit(caller, before)
    void reply.headers(PAGE_HEADERS).send(page)
  }

  @Get(':name')
  async remote(
    @Param('name') name: string,
    @Query('changed') changed: unknown,
    @Res() reply: FastifyReply,
    @Caller() caller: ReleaseCaller,
  ): Promise<void> {
    const page = await this.pages.remote(name, caller, { changed: Number(changed) })
    void reply.headers(PAGE_HEADERS).send(page)
  }

  /** Asks for confirmation first. A confirmed change redirects to the page, so that a reload does not repeat it. */
  @Post(':name/:verb')
  async change(
    @Param('name') name: string,
    @Param('verb') verb: string,
    @Body() body: unknown,
    @Res() reply: FastifyReply,
    @Caller() caller: ReleaseCaller,
  ): Promise<void> {
    assertMayRelease(caller, name)
    try {
      const { confirmed, fields } = this.changes.examine(verb, body)
      if (!confirmed) {
        const page = await this.pages.confirmation(name, caller, { verb, fields })
        void reply.code(200).headers(PAGE_HEADERS).send(page)
        return
      }
      const { revision } = await this.changes.make(verb, name, body, caller.actor)
      void reply.redirect(`/operations/${encodeURIComponent(name)}?changed=${revision}`, 303)
    } catch (error) {
      if (!(error instanceof HttpException) || error.getStatus() === 404) throw error
      const page = await this.pages.remote(name, caller, { error })
      void reply.code(error.getStatus()).headers(PAGE_HEADERS).send(page)
    }
  }
}
