import {
  Body,
  Controller,
  ForbiddenException,
  Get,
  Headers,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Req,
  Res,
  type Type,
} from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  ErasedPerson,
  ExportedPerson,
  INBOX_SORTS,
  InboxChange,
  InboxState,
  NoteRequest,
  PersonRequest,
} from 'shared-contracts/desk/inbox'
import { listOf, listQuery } from 'shared-contracts/desk/list'
import * as v from 'valibot'
import { DeskEndpoint } from '../../accounts/desk-endpoint.ts'
import { actorOf, callerOf, ForPart } from '../../accounts/sessions/desk-guard.ts'
import { IfMatch, withRevision } from '../../foundation/http/if-match.ts'
import { recordId } from '../../foundation/http/record-id.ts'
import { sendTagged } from '../../foundation/http/tagged-answer.ts'
import type { Counts } from '../../foundation/database/records.ts'
import type { StoredCopy } from '../../foundation/retention/copy.ts'
import { seenBy, type InboxKind } from './inbox-kind.ts'
import { Inbox, type InboxRecord } from './inbox.ts'
import { Persons } from './persons.ts'

const PersonQuery = v.object(PersonRequest.entries)
const short = v.optional(v.pipe(v.string(), v.maxLength(120)))

/** Refuses callers who may not see every record: the data of a person is only for those who may. */
function refuseLimited(kind: InboxKind, request: FastifyRequest): void {
  if (seenBy(kind, callerOf(request).role).scope) {
    throw new ForbiddenException('This needs a role that sees every message')
  }
}

/** Creates the controller of one part of the inbox. */
export function inboxController(kind: InboxKind): Type {
  const { part, schema } = kind
  // Each kind has its own name for this parameter, so it is read by name.
  const topic: Readonly<Record<never, never>> = { [kind.topic]: short }
  const Filter = listQuery(INBOX_SORTS, {
    state: v.optional(InboxState),
    assignee: short,
    suspected: v.optional(v.picklist(['true', 'false']), 'false'),
    ...topic,
  })
  type Filtered = v.InferOutput<typeof Filter>

  @Controller(`api/desk/${part}`)
  @ForPart(part)
  class InboxController {
    constructor(
      private readonly inbox: Inbox,
      private readonly persons: Persons,
    ) {}

    /** Polled, so an unchanged response is answered by 304. */
    @Get()
    @DeskEndpoint({ query: Filter, answer: listOf(schema), isTagged: true })
    async list(
      @Query({ schema: Filter }) query: Filtered,
      @Req() request: FastifyRequest,
      @Res() reply: FastifyReply,
    ): Promise<void> {
      const [, topic] = Object.entries(query).find(([name]) => name === kind.topic) ?? []
      const list = await this.inbox.list(seenBy(kind, callerOf(request).role), {
        ...query,
        topic: typeof topic === 'string' ? topic : undefined,
      })
      sendTagged(request, reply, JSON.stringify(list))
    }

    @Get('assignees')
    @DeskEndpoint({ answer: v.array(v.string()) })
    assignees(): Promise<string[]> {
      return this.inbox.assignees(kind)
    }

    @Get('export')
    @DeskEndpoint({ query: PersonQuery, answer: ExportedPerson })
    export(
      @Query({ schema: PersonQuery }) { email }: v.InferOutput<typeof PersonQuery>,
      @Req() request: FastifyRequest,
    ): Promise<StoredCopy> {
      refuseLimited(kind, request)
      return this.persons.export(kind, email, actorOf(request))
    }

    @Post('erasure')
    @HttpCode(200)
    @DeskEndpoint({ body: PersonRequest, answer: ErasedPerson })
    erase(
      @Body({ schema: PersonRequest }) { email }: v.InferOutput<typeof PersonRequest>,
      @Req() request: FastifyRequest,
    ): Promise<Counts> {
      refuseLimited(kind, request)
      return this.persons.erase(email, actorOf(request))
    }

    @Get(':id')
    @DeskEndpoint({ answer: schema, errors: [404] })
    async one(
      @Param('id') id: string,
      @Req() request: FastifyRequest,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<InboxRecord> {
      const seen = seenBy(kind, callerOf(request).role)
      return withRevision(reply, await this.inbox.find(seen, recordId(id)))
    }

    @Put(':id')
    @DeskEndpoint({
      body: InboxChange,
      answer: schema,
      errors: [404, 409, 412],
      details: { 409: v.object({ current: schema }) },
    })
    async change(
      @Param('id') id: string,
      @IfMatch() expected: number,
      @Body({ schema: InboxChange }) change: v.InferOutput<typeof InboxChange>,
      @Req() request: FastifyRequest,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<InboxRecord> {
      const seen = seenBy(kind, callerOf(request).role)
      const changed = this.inbox.change(seen, recordId(id), change, expected, actorOf(request))
      return withRevision(reply, await changed)
    }

    @Post(':id/notes')
    @DeskEndpoint({
      body: NoteRequest,
      status: 201,
      answer: schema,
      isIdempotent: true,
      errors: [404],
    })
    async note(
      @Param('id') id: string,
      @Headers('idempotency-key') key: string | undefined,
      @Body({ schema: NoteRequest }) { text }: v.InferOutput<typeof NoteRequest>,
      @Req() request: FastifyRequest,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<InboxRecord> {
      const entry = { kind: 'note', text } as const
      const seen = seenBy(kind, callerOf(request).role)
      const written = this.inbox.write(seen, recordId(id), entry, actorOf(request), key)
      return withRevision(reply, await written)
    }

    @Post(':id/replies')
    @DeskEndpoint({
      body: NoteRequest,
      status: 201,
      answer: schema,
      isIdempotent: true,
      errors: [404],
    })
    async reply(
      @Param('id') id: string,
      @Headers('idempotency-key') key: string | undefined,
      @Body({ schema: NoteRequest }) { text }: v.InferOutput<typeof NoteRequest>,
      @Req() request: FastifyRequest,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<InboxRecord> {
      const entry = { kind: 'reply', text } as const
      const seen = seenBy(kind, callerOf(request).role)
      const written = this.inbox.write(seen, recordId(id), entry, actorOf(request), key)
      return withRevision(reply, await written)
    }
  }
  // The OpenAPI document names operations by their class.
  Object.defineProperty(InboxController, 'name', { value: `${kind.entity.name}InboxController` })
  return InboxController
}
