import { NotFoundException, UnprocessableEntityException } from '@nestjs/common'
import { MAX_PREVIEWED, readPreviewTarget, type PreviewTarget } from 'shared-contracts/preview'
import type { EntityManager } from 'typeorm'
import { findKeptRelease } from './find-release.ts'
import { assertMayRelease, type ReleaseCaller } from './release-caller.ts'
import { ReleaseTag } from './release-tag.entity.ts'
import type { StoredRelease } from './stored-release.entity.ts'
import { unknownTag } from './unknown-tag.ts'

type Wanted = Pick<ReleaseTag, 'remote' | 'version'>

/**
 * Returns the releases that targets such as `mfe-gpl@1.4.0` and `checkout` currently name, one per remote. Targets
 * that name a remote take precedence over a tag that several remotes share.
 *
 * @throws NotFoundException for an unknown version or tag, with suggestions.
 * @throws ForbiddenException if the caller's token is for another remote.
 * @throws UnprocessableEntityException for two versions of a remote, too many releases, or a withdrawn one.
 */
export async function previewedReleases(
  manager: EntityManager,
  of: readonly string[],
  caller: ReleaseCaller,
): Promise<StoredRelease[]> {
  const targets = of.map(readPreviewTarget).filter((target) => target !== null)
  const isOwn = ({ remote }: PreviewTarget) => remote !== null
  const named = await resolve(manager, targets.filter(isOwn), caller)
  const shared = await resolve(
    manager,
    targets.filter((target) => !isOwn(target)),
    caller,
  )
  const isNamed = ({ remote }: Wanted) => named.some((wanted) => wanted.remote === remote)
  const wanted = onePerRemote([...named, ...shared.filter((one) => !isNamed(one))])
  if (wanted.length > MAX_PREVIEWED) {
    const message = `${wanted.length} releases are too many: a browser tries ${MAX_PREVIEWED} together`
    throw new UnprocessableEntityException(message)
  }
  const releases: StoredRelease[] = []
  for (const { remote, version } of wanted) {
    const release = await findKeptRelease(manager, remote, version)
    if (release.withdrawnAt) {
      throw new UnprocessableEntityException(
        `${remote}@${version} was withdrawn: publish its repair under a new version and try that`,
      )
    }
    releases.push(release)
  }
  return releases
}

async function resolve(
  manager: EntityManager,
  targets: readonly PreviewTarget[],
  caller: ReleaseCaller,
): Promise<Wanted[]> {
  const found: Wanted[] = []
  for (const { remote, version, tag } of targets) {
    // Check first, so that a refusal does not reveal what another team has published.
    if (remote !== null) assertMayRelease(caller, remote)
    if (remote !== null && version !== null) found.push({ remote, version })
    if (tag === null) continue
    const where = { name: tag, ...(remote !== null && { remote }) }
    const tags = await manager.find(ReleaseTag, { where, order: { remote: 'ASC' } })
    const readable = caller.remote ?? remote
    if (tags.length === 0) {
      throw new NotFoundException(await unknownTag(manager, { remote: readable, tag }))
    }
    for (const one of tags) assertMayRelease(caller, one.remote)
    found.push(...tags)
  }
  return found
}

/** @throws UnprocessableEntityException if two of them belong to the same remote. */
function onePerRemote(wanted: readonly Wanted[]): Wanted[] {
  const versions = new Map<string, string>()
  for (const { remote, version } of wanted) {
    const other = versions.get(remote)
    if (other !== undefined && other !== version) {
      throw new UnprocessableEntityException(
        `${remote} is named by ${other} and by ${version}: a browser shows one of them`,
      )
    }
    versions.set(remote, version)
  }
  return [...versions].map(([remote, version]) => ({ remote, version }))
}
