import { ConflictException, Injectable, UnprocessableEntityException } from '@nestjs/common'
import {
  ReleaseDescription,
  type PruneRequest,
  type ReleaseEvent,
  type PublishRequest,
  type SignRequest,
} from 'shared-contracts/registry'
import { incompatibilities, versionMistakes } from 'shared-server/compatibility'
import { integrityOf } from 'shared-server/integrity'
import { In, type EntityManager } from 'typeorm'
import { readDescription, refuseFor } from './description-refusals.ts'
import { findChannel, findKeptRelease, findRelease } from './find-release.ts'
import { readHostContract } from './host-contracts.ts'
import { addressRefusals } from './live-addresses.ts'
import { missingParts } from './missing-parts.ts'
import { putTag } from './put-tag.ts'
import { RegistryChanges } from './registry-changes.ts'
import { ReleaseChannel } from './release-channel.entity.ts'
import { ReleaseSignatures } from './release-signatures.ts'
import { ReleaseTag } from './release-tag.entity.ts'
import { StoredRelease } from './stored-release.entity.ts'
import { sharedFileRefusals } from './shared-file-refusals.ts'
import { assertMayRelease, type ReleaseCaller } from './release-caller.ts'

/** Publishes releases, and marks those whose files are removed. */
@Injectable()
export class PublishedReleases {
  constructor(
    private readonly changes: RegistryChanges,
    private readonly signatures: ReleaseSignatures,
  ) {}

  /**
   * Records a release. Visitors do not get it until it is promoted.
   *
   * @param request the exact text of its `release.json`, its team's signature, and its tags.
   * @throws DetailedException 422 with the reasons, if it cannot be read, is incomplete, has a version that cannot be
   * ordered, needs another host than the one in service, claims addresses of other remotes, has shared files that
   * differ from those of the same name in another release, or is not signed by its team.
   * @throws ConflictException if the version exists: what a version means never changes.
   */
  async publish(
    { description, signature: given, tags }: PublishRequest,
    caller: ReleaseCaller,
  ): Promise<ReleaseEvent> {
    const release = readDescription(ReleaseDescription, description)
    refuseFor(release, missingParts(release))
    const { name, version, commit } = release
    assertMayRelease(caller, name)
    const digest = integrityOf(description)
    const signature = given ?? null
    refuseFor(release, this.signatures.refusals({ name, version, digest, signature }))
    const { actor } = caller
    return this.changes.run({ basis: null, actor }, async ({ manager, at, record }) => {
      if (await manager.existsBy(StoredRelease, { name, version })) {
        throw new ConflictException(`${name}@${version} is published already: raise the version`)
      }
      refuseFor(release, versionMistakes(version))
      const host = await readHostContract(manager)
      if (host) refuseFor(release, incompatibilities(release.contract, host))
      refuseFor(release, await addressRefusals(manager, release))
      refuseFor(release, await sharedFileRefusals(manager, release))
      await manager.insert(StoredRelease, {
        name,
        version,
        json: description,
        digest,
        signature,
        commit: commit.slice(0, 100),
        publishedAt: at,
        publishedBy: actor,
      })
      if (!(await manager.existsBy(ReleaseChannel, { name }))) {
        await manager.insert(ReleaseChannel, { name })
      }
      for (const tag of new Set(tags)) {
        await putTag(manager, { remote: name, name: tag, version }, caller)
      }
      return record({ remote: name, version, kind: 'publish' })
    })
  }

  /**
   * Signs a release that was published before its team signed releases, or with a key that is being retired.
   *
   * @throws DetailedException 422 if the signature is not by a key of the remote.
   */
  sign(remote: string, { version, signature }: SignRequest, actor: string): Promise<ReleaseEvent> {
    return this.changes.run({ basis: null, actor }, async ({ manager, record }) => {
      const release = await findKeptRelease(manager, remote, version)
      refuseFor(release, this.signatures.refusals({ ...release, signature }))
      await manager.update(StoredRelease, { id: release.id }, { signature })
      return record({ remote, version, kind: 'sign' })
    })
  }

  /**
   * Records that the files of some versions are about to be removed, as one event per version.
   *
   * @returns the last of the events.
   * @throws UnprocessableEntityException if visitors may still get one of them, or a tag names it.
   */
  prune(remote: string, request: PruneRequest, actor: string): Promise<ReleaseEvent> {
    const { revision, reason } = request
    const versions = [...new Set(request.versions)]
    const options = { basis: { remote, revision }, actor, events: versions.length }
    return this.changes.run(options, async ({ manager, at, record }) => {
      await assertUnused(manager, remote, versions)
      const events: ReleaseEvent[] = []
      for (const version of versions) {
        const { id, prunedAt } = await findRelease(manager, remote, version)
        await manager.update(StoredRelease, { id }, { prunedAt: prunedAt ?? at })
        events.push(await record({ remote, version, kind: 'prune', reason }))
      }
      const last = events.at(-1)
      if (!last) throw new TypeError('A prune names at least one version')
      return last
    })
  }
}

async function assertUnused(manager: EntityManager, name: string, versions: readonly string[]) {
  const channel = await findChannel(manager, name)
  for (const use of ['stable', 'canary', 'previous'] as const) {
    const version = channel[use]?.version
    if (version !== undefined && versions.includes(version)) {
      throw new UnprocessableEntityException(`${name}@${version} is the ${use} release`)
    }
  }
  const tag = await manager.findOneBy(ReleaseTag, { remote: name, version: In([...versions]) })
  if (!tag) return
  throw new UnprocessableEntityException(
    `${name}@${tag.version} has the tag ${tag.name}: move it, or remove it by "pnpm release tag ${tag.name} --remove ${name}"`,
  )
}
