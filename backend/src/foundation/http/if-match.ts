import {
  createParamDecorator,
  HttpStatus,
  PreconditionFailedException,
  type ExecutionContext,
} from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DetailedException } from './detailed.exception.ts'

/** Parameter decorator: the revision that a change was based on, from `If-Match: "4"`; 412 without one. */
export const IfMatch = createParamDecorator((_: unknown, context: ExecutionContext) =>
  revisionIn(context.switchToHttp().getRequest<FastifyRequest>().headers['if-match']),
)

/** Returns the revision in a header. @throws PreconditionFailedException when there is none. */
export function revisionIn(header: string | undefined): number {
  const [, revision] = /^(?:W\/)?"(\d{1,9})"$/.exec(header?.trim() ?? '') ?? []
  if (revision === undefined) {
    throw new PreconditionFailedException('Say by If-Match which revision the change was made from')
  }
  return Number(revision)
}

/** Sends the revision that a change has made as entity tag. */
export function tellRevision(reply: FastifyReply, revision: number): void {
  void reply.header('etag', `"${revision}"`)
}

/** Returns a record and sends its revision as entity tag, which the next change refers to. */
export function withRevision<Item extends { readonly revision: number }>(
  reply: FastifyReply,
  item: Item,
): Item {
  tellRevision(reply, item.revision)
  return item
}

/** Returns the error for a change based on an outdated revision. @param current the record as it is now. */
export const revisionConflict = (current: object): DetailedException =>
  new DetailedException('Somebody else has changed this meanwhile', HttpStatus.CONFLICT, {
    current,
  })
