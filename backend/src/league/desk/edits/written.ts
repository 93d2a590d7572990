import type { FastifyReply } from 'fastify'
import { tellRevision } from '../../../foundation/http/if-match.ts'

/** Outcome of a write, with the record as it is now. */
export interface Written<Item> {
  /** Id of the edit; null where there is nothing to undo. */
  readonly edit: number | null
  readonly record: Item
}

/** Returns the outcome of a write and sends the record's revision as entity tag. */
export function writtenWithRevision<Item extends { readonly revision: number }>(
  reply: FastifyReply,
  written: Written<Item>,
): Written<Item> {
  tellRevision(reply, written.record.revision)
  return written
}
