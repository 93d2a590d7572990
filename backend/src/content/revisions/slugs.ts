import { ConflictException } from '@nestjs/common'
import { plainLetters } from 'shared-contracts/format/plain-letters'
import { Not, type EntityManager } from 'typeorm'
import { InvalidBodyException } from '../../foundation/http/invalid-body.exception.ts'
import type { ContentFields, ContentKind, PublishedRow } from './content-kind.ts'
import { ContentRecord } from './content-record.entity.ts'
import { ContentRevision } from './content-revision.entity.ts'
import { FormerAddress } from './former-address.entity.ts'

/** Maximum length of a slug made from a title; the column has room for a number as well. */
const MOST_MADE = 100

/** Makes a slug from a title's letters and digits, such as `a-graduate-programme`; empty if it has none. */
export function slugOf(title: string, most = MOST_MADE): string {
  const words =
    plainLetters(title)
      .replace(/['’]/g, '')
      .match(/[a-z0-9]+/g) ?? []
  return words.join('-').slice(0, most).replace(/-$/, '')
}

/** Returns the slug that a person has chosen; empty for none. */
export const chosenSlug = ({ slug }: ContentFields) => (typeof slug === 'string' ? slug : '')

/** @throws InvalidBodyException if the slug leads to another record, formerly did, or will when that is published. */
export async function refuseTakenSlug(
  manager: EntityManager,
  kind: ContentKind,
  fields: ContentFields,
  id: number,
): Promise<void> {
  if (!(await isChosenTaken(manager, kind, fields, id))) return
  const message = `This address leads to another ${kind.noun}`
  throw new InvalidBodyException([{ message, path: ['slug'] }])
}

/**
 * Checks the slug again before a person publishes it: it was free when it was saved, but drafts reserve none.
 *
 * @throws ConflictException
 */
export async function assertSlugIsFree(
  manager: EntityManager,
  kind: ContentKind,
  fields: ContentFields,
  id: number,
): Promise<void> {
  if (!kind.hasAddress?.(fields) || !(await isChosenTaken(manager, kind, fields, id))) return
  throw new ConflictException(
    `The address of this ${kind.noun} leads to another one: choose another address`,
  )
}

/**
 * Returns the slug of a record to publish: the chosen one, its current one, or one made from its title; empty for none.
 */
export async function slugToPublish(
  manager: EntityManager,
  kind: ContentKind,
  fields: ContentFields,
  { id, row }: { readonly id: number; readonly row: PublishedRow | null },
): Promise<string> {
  if (!kind.hasAddress?.(fields)) return ''
  const wanted =
    chosenSlug(fields) ||
    row?.slug ||
    slugOf(kind.summary(fields).title, kind.mostSlug) ||
    slugOf(`${kind.noun} ${id}`)
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`
    if (!(await isTaken(manager, kind, slug, id))) return slug
  }
}

async function isChosenTaken(
  manager: EntityManager,
  kind: ContentKind,
  fields: ContentFields,
  id: number,
): Promise<boolean> {
  const slug = chosenSlug(fields)
  return Boolean(kind.hasAddress && slug) && isTaken(manager, kind, slug, id)
}

async function isTaken(
  manager: EntityManager,
  kind: ContentKind,
  slug: string,
  id: number,
): Promise<boolean> {
  const { part } = kind
  return (
    (await manager.existsBy(kind.entity, { slug, id: Not(id) })) ||
    (await manager.existsBy(FormerAddress, { part, slug, recordId: Not(id) })) ||
    (await isReserved(manager, part, slug, id))
  )
}

/** Whether another record has chosen the slug and is scheduled: nobody is there to choose again when it is published. */
function isReserved(manager: EntityManager, part: string, slug: string, id: number) {
  const scheduled = 'revision.revision = record.publishRevision AND record.publishAt IS NOT NULL'
  return manager
    .createQueryBuilder(ContentRecord, 'record')
    .innerJoin(
      ContentRevision,
      'revision',
      `revision.part = record.part AND revision.recordId = record.recordId AND ${scheduled}`,
    )
    .where({ part, recordId: Not(id) })
    .andWhere('revision.fields LIKE :chosen', {
      chosen: `%${JSON.stringify({ slug }).slice(1, -1)}%`,
    })
    .getExists()
}

/** Keeps the previous address of a record as a redirect to it. @param now its new address; empty for none. */
export async function keepFormerSlug(
  manager: EntityManager,
  { part }: ContentKind,
  { id: recordId, before, now }: { id: number; before: string; now: string },
): Promise<void> {
  if (now) await manager.delete(FormerAddress, { part, slug: now })
  if (before && before !== now)
    await manager.upsert(FormerAddress, { part, slug: before, recordId }, ['part', 'slug'])
}
