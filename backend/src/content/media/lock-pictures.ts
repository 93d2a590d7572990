import { In, type EntityManager } from 'typeorm'
import { rowLock } from '../../foundation/database/row-lock.ts'
import { InvalidBodyException } from '../../foundation/http/invalid-body.exception.ts'
import { filesIn } from './picture-address.ts'
import { Picture } from './picture.entity.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * Locks the pictures that a record begins to show, so that they cannot be deleted before the transaction ends. Deleting
 * a picture locks it too before looking for its uses, so that the later of the two sees the earlier.
 *
 * @param before fields that the record has already: their pictures are in use, so they cannot be deleted.
 * @throws InvalidBodyException for a picture that does not exist, or was deleted.
 */
export async function lockPictures(
  manager: EntityManager,
  fields: Fields,
  before: Fields = {},
): Promise<void> {
  const shown = filesIn(JSON.stringify(before))
  const begun = [...filesIn(JSON.stringify(fields))].filter((file) => !shown.has(file))
  if (begun.length === 0) return
  const held = await manager.find(Picture, {
    select: { id: true, file: true },
    where: { file: In(begun) },
    // A shared lock would do, but MySQL and MariaDB spell it differently.
    ...rowLock(manager),
  })
  const isHeld = new Set(held.map(({ file }) => file))
  const missing = begun.filter((file) => !isHeld.has(file))
  if (missing.length === 0) return
  const message = 'This picture was deleted: choose another one'
  const places = Object.entries(fields).filter(([, value]) => {
    const named = filesIn(JSON.stringify(value) ?? '')
    return missing.some((file) => named.has(file))
  })
  throw new InvalidBodyException(
    places.map(([name]) => ({ message, path: [name] })),
    message,
  )
}
