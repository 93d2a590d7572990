import {
  Body,
  Delete,
  Get,
  Headers,
  HttpCode,
  Inject,
  Param,
  Post,
  Put,
  Query,
  Req,
  Res,
} from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  CONTENT_SORTS,
  ContentState,
  PreviewAddress,
  PublishRequest,
  Revision,
  RevisionsQuery,
} from 'shared-contracts/desk/content'
import { listOf, listQuery } from 'shared-contracts/desk/list'
import * as v from 'valibot'
import { DeskEndpoint } from '../../accounts/desk-endpoint.ts'
import { actorOf, callerOf } from '../../accounts/sessions/desk-guard.ts'
import { IfMatch, tellRevision, withRevision } from '../../foundation/http/if-match.ts'
import { InvalidBodyException } from '../../foundation/http/invalid-body.exception.ts'
import { recordId } from '../../foundation/http/record-id.ts'
import { ContentChanges, type Target } from './content-changes.ts'
import type { ContentFields, ContentKind } from './content-kind.ts'
import { ContentList } from './content-list.ts'
import { ContentPreviews } from './content-previews.ts'
import type { RecordAnswer } from './content-reader.ts'
import { ContentReader } from './content-reader.ts'

type Answer = v.ObjectSchema<v.ObjectEntries, undefined>
type Filters = Readonly<Record<string, v.GenericSchema<string | undefined, string | undefined>>>

type RevisionsPage = v.InferOutput<typeof RevisionsQuery>

/**
 * Returns a base class for the controller of a kind, with the desk's calls for records that always exist.
 *
 * @param filters query parameters that filter a list.
 */
export function recordCalls(kind: ContentKind, record: Answer, filters: Filters = {}) {
  const Listing = listQuery(CONTENT_SORTS, { state: v.optional(ContentState), ...filters })
  const current = { 409: v.object({ current: record }) }

  abstract class RecordCalls {
    @Inject(ContentList) readonly list!: ContentList
    @Inject(ContentReader) readonly reader!: ContentReader
    @Inject(ContentChanges) readonly changes!: ContentChanges
    @Inject(ContentPreviews) readonly previews!: ContentPreviews

    @Get()
    @DeskEndpoint({ query: Listing, answer: listOf(record) })
    listPage(@Query({ schema: Listing }) query: v.InferOutput<typeof Listing>) {
      const narrowed = new Map(Object.entries(query))
      const chosen = Object.keys(filters).map((name) => [name, narrowed.get(name)])
      const values = v.parse(
        v.record(v.string(), v.optional(v.string())),
        Object.fromEntries(chosen),
      )
      return this.list.page(kind, { ...query, filters: values })
    }

    @Get(':id')
    @DeskEndpoint({ answer: record, errors: [404] })
    async open(
      @Param('id') id: string,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<RecordAnswer> {
      return withRevision(reply, await this.reader.open(kind, recordId(id)))
    }

    @Put(':id')
    @DeskEndpoint({
      body: kind.fields,
      answer: record,
      errors: [404, 409, 412],
      details: current,
    })
    async save(
      @Param('id') id: string,
      @Body({ schema: kind.fields }) fields: ContentFields,
      @IfMatch() expected: number,
      @Req() request: FastifyRequest,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<RecordAnswer> {
      return withRevision(reply, await this.changes.save(target(id, expected, request), fields))
    }

    @Post(':id/publish')
    @HttpCode(200)
    @DeskEndpoint({
      body: PublishRequest,
      answer: record,
      errors: [404, 409, 412],
      details: current,
    })
    async publish(
      @Param('id') id: string,
      @Body({ schema: PublishRequest }) { at }: PublishRequest,
      @IfMatch() expected: number,
      @Req() request: FastifyRequest,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<RecordAnswer> {
      const one = target(id, expected, request)
      const moment = at === undefined ? null : momentOf(at)
      return withRevision(
        reply,
        moment ? await this.changes.schedule(one, moment) : await this.changes.publish(one),
      )
    }

    @Post(':id/unschedule')
    @HttpCode(200)
    @DeskEndpoint({ answer: record, errors: [404, 409, 412], details: current })
    async unschedule(
      @Param('id') id: string,
      @IfMatch() expected: number,
      @Req() request: FastifyRequest,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<RecordAnswer> {
      return withRevision(reply, await this.changes.unschedule(target(id, expected, request)))
    }

    @Post(':id/preview')
    @HttpCode(200)
    @DeskEndpoint({ answer: PreviewAddress, errors: [404] })
    async preview(@Param('id') id: string): Promise<PreviewAddress> {
      return { address: await this.previews.addressOf(kind, recordId(id)) }
    }

    @Get(':id/revisions')
    @DeskEndpoint({ query: RevisionsQuery, answer: v.array(Revision), errors: [404] })
    revisions(
      @Param('id') id: string,
      @Query({ schema: RevisionsQuery }) { before, perPage }: RevisionsPage,
    ): Promise<Revision[]> {
      return this.reader.revisions(kind, recordId(id), { before, limit: perPage })
    }

    @Post(':id/revisions/:revision/restore')
    @HttpCode(200)
    @DeskEndpoint({ answer: record, errors: [400, 404, 409, 412], details: current })
    async restore(
      @Param('id') id: string,
      @Param('revision') revision: string,
      @IfMatch() expected: number,
      @Req() request: FastifyRequest,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<RecordAnswer> {
      const one = target(id, expected, request)
      return withRevision(reply, await this.changes.restore(one, recordId(revision)))
    }
  }

  const target = (id: string, expected: number, request: FastifyRequest): Target => ({
    kind,
    id: recordId(id),
    expected,
    caller: actorOf(request),
  })
  return RecordCalls
}

/** Extends `recordCalls` for records that can be created, unpublished and deleted. */
export function collectionCalls(kind: ContentKind, record: Answer, filters: Filters = {}) {
  const current = { 409: v.object({ current: record }) }

  abstract class CollectionCalls extends recordCalls(kind, record, filters) {
    @Post()
    @DeskEndpoint({ body: kind.fields, status: 201, answer: record, isIdempotent: true })
    async create(
      @Headers('idempotency-key') key: string | undefined,
      @Body({ schema: kind.fields }) fields: ContentFields,
      @Req() request: FastifyRequest,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<RecordAnswer> {
      return withRevision(reply, await this.changes.create(kind, fields, callerOf(request), key))
    }

    @Post(':id/unpublish')
    @HttpCode(200)
    @DeskEndpoint({ answer: record, errors: [404, 409, 412], details: current })
    async unpublish(
      @Param('id') id: string,
      @IfMatch() expected: number,
      @Req() request: FastifyRequest,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<RecordAnswer> {
      const one = { kind, id: recordId(id), expected, caller: actorOf(request) }
      return withRevision(reply, await this.changes.unpublish(one))
    }

    @Delete(':id')
    @HttpCode(204)
    @DeskEndpoint({ status: 204, errors: [404, 409, 412], details: current })
    async remove(
      @Param('id') id: string,
      @IfMatch() expected: number,
      @Req() request: FastifyRequest,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<void> {
      await this.changes.remove({ kind, id: recordId(id), expected, caller: actorOf(request) })
      tellRevision(reply, expected)
    }
  }
  return CollectionCalls
}

/** Parses a moment. @returns null if it has passed. @throws InvalidBodyException if it is invalid. */
function momentOf(text: string): Date | null {
  const at = new Date(text)
  if (Number.isNaN(at.getTime())) {
    throw new InvalidBodyException([{ message: 'Enter a moment', path: ['at'] }])
  }
  return at.getTime() > Date.now() ? at : null
}
