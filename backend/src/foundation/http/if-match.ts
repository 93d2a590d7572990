import {
  createParamDecorator,
  HttpStatus,
  PreconditionFailedException,
  type ExecutionContext,
} from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DetailedException } from './detailed.exception.ts'

/** Parameter decorator: the revision that a change was made from, out of `If-Match: "4"`; 412 without one. */
export const IfMatch = createParamDecorator((_: unknown, context: ExecutionContext) =>
  revisionIn(context.switchToHttp().getRequest<FastifyRequest>().headers['if-match']),
)

/** @throws PreconditionFailedException when the header names no revision. */
export function revisionIn(header: string | undefined): number {
  const [, revision] = /^(?:W\/)?"(\d{1,9})"$/.exec(header?.trim() ?? '') ?? []
  if (revision === undefined) {
    throw new PreconditionFailedException('Say by If-Match which revision the change was made from')
  }
  return Number(revision)
}

/** Tells the revision that a change has made. */
export function tellRevision(reply: FastifyReply, revision: number): void {
  void reply.header('etag', `"${revision}"`)
}

/** Answers a record with its revision, which the next change names. */
export function withRevision<Item extends { readonly revision: number }>(
  reply: FastifyReply,
  item: Item,
): Item {
  tellRevision(reply, item.revision)
  return item
}

/** A change was made from a record that has moved on. @param current the record as it is now. */
export const movedOn = (current: object): DetailedException =>
  new DetailedException('Somebody else has changed this meanwhile', HttpStatus.CONFLICT, {
    current,
  })
