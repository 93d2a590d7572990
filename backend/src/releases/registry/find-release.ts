import { NotFoundException, UnprocessableEntityException } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { ReleaseChannel } from './release-channel.entity.ts'
import { StoredRelease } from './stored-release.entity.ts'

/** Number of versions that a refusal suggests. */
const SUGGESTED = 5

/** @throws NotFoundException when no release of the remote was ever published. */
export async function findChannel(manager: EntityManager, name: string): Promise<ReleaseChannel> {
  const relations = { stable: true, canary: true, previous: true }
  const channel = await manager.findOne(ReleaseChannel, { where: { name }, relations })
  if (!channel) throw new NotFoundException(`${name} has no releases`)
  return channel
}

/** @throws NotFoundException when the version was never published. */
export async function findRelease(
  manager: EntityManager,
  name: string,
  version: string,
): Promise<StoredRelease> {
  const release = await manager.findOneBy(StoredRelease, { name, version })
  if (!release) throw await unknownVersion(manager, name, version)
  return release
}

/** Finds a release that still has its files. @throws UnprocessableEntityException if they were removed. */
export async function findKeptRelease(
  manager: EntityManager,
  name: string,
  version: string,
): Promise<StoredRelease> {
  const release = await findRelease(manager, name, version)
  if (release.prunedAt) {
    throw new UnprocessableEntityException(
      `The files of ${name}@${version} were removed: publish it anew as another version`,
    )
  }
  return release
}

export const notPublished = (name: string, version: string) =>
  new NotFoundException(`${name}@${version} is not published`)

/**
 * Creates the error for a mistyped version. It suggests published versions, because the caller may release the remote.
 */
async function unknownVersion(
  manager: EntityManager,
  name: string,
  version: string,
): Promise<NotFoundException> {
  const newest = await manager.find(StoredRelease, {
    where: { name },
    order: { id: 'DESC' },
    take: SUGGESTED,
  })
  const published = newest.map((release) => release.version).join(', ')
  const hint = published && `; the newest that are: ${published}`
  return new NotFoundException(`${name}@${version} is not published${hint}`)
}
