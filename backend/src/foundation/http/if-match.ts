import { HttpStatus, PreconditionFailedException } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DetailedException } from './detailed.exception.ts'

/**
 * The revision that a change was made from, by its header `If-Match: "4"`.
 *
 * @throws PreconditionFailedException when it names none.
 */
export function expectedRevision({ headers }: FastifyRequest): number {
  const [, revision] = /^"(\d{1,9})"$/.exec(headers['if-match'] ?? '') ?? []
  if (revision === undefined) {
    throw new PreconditionFailedException('Name the revision that you changed, as If-Match: "1"')
  }
  return Number(revision)
}

/** A change was made from a record that has moved on. @param current the record as it is now. */
export const movedOn = (current: object): DetailedException =>
  new DetailedException('Somebody else has changed this meanwhile', HttpStatus.CONFLICT, {
    current,
  })

/** Answers a record with its revision, which the next change names. */
export function withRevision<Item extends { readonly revision: number }>(
  reply: FastifyReply,
  item: Item,
): Item {
  void reply.header('etag', `"${item.revision}"`)
  return item
}
