import { NotFoundException } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EntityManager, EntityTarget } from 'typeorm'
import { FormerAddress } from '../../content/revisions/former-address.entity.ts'
import type { LeagueCall } from './league-answers.ts'

/** Records of the league with an address of their own. */
export interface Addressed {
  /** Part name in the table of former addresses: `clubs`. */
  readonly part: string
  readonly entity: EntityTarget<{ id: number; slug: string }>
  /** Path of the calls: `/api/league/clubs`. */
  readonly path: string
}

/**
 * Answers by a slug, or redirects from a former slug of a record to its current one.
 *
 * @throws NotFoundException when no record has or had the slug.
 */
export function sendBySlug(
  call: LeagueCall<string>,
  slug: string,
  { manager, of }: { readonly manager: EntityManager; readonly of: Addressed },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  return sendOrRedirect(call.send(slug, request, reply), reply, async () => {
    const now = await slugAfter(manager, of, slug)
    return now && `${of.path}/${now}`
  })
}

/**
 * Waits for an answer; if there is no record at its address, redirects to where the record is now.
 *
 * @param pathNow returns the path of the same call by current slugs; null if no record had the slugs of this one.
 * @throws NotFoundException as the answer does, if there is no such path.
 */
export async function sendOrRedirect(
  sent: Promise<void>,
  reply: FastifyReply,
  pathNow: () => Promise<string | null>,
): Promise<void> {
  try {
    await sent
  } catch (error) {
    if (!(error instanceof NotFoundException)) throw error
    const path = await pathNow()
    if (path === null) throw error
    // The record may be renamed again, even back to this slug.
    await reply.header('cache-control', 'no-cache').redirect(path, 301)
  }
}

/** Returns the current slug of a record by any that it has or had; an unknown slug is returned as it is. */
export async function slugNow(
  manager: EntityManager,
  of: Addressed,
  slug: string,
): Promise<string> {
  return (await slugAfter(manager, of, slug)) ?? slug
}

/** Returns the current slug of the record that had this one before; null if there is none. */
export async function slugAfter(
  manager: EntityManager,
  { part, entity }: Addressed,
  slug: string,
): Promise<string | null> {
  const former = await manager.findOneBy(FormerAddress, { part, slug })
  // MySQL's collations treat some different texts as equal.
  if (former?.slug !== slug) return null
  const record = await manager.findOneBy(entity, { id: former.recordId })
  return record?.slug ?? null
}
