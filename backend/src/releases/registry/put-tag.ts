import { UnprocessableEntityException } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { writeAudit, type AuditActor } from '../../foundation/audit/audit-log.ts'
import { ReleaseTag } from './release-tag.entity.ts'

/** Tags of one remote: more than a team has branches. */
const MAX_TAGS = 200

/** What a tag is to name. */
export interface NamedRelease {
  readonly remote: string
  readonly name: string
  readonly version: string
}

/**
 * Lets a tag name a release, whichever it named before, and writes it down. The caller holds the registry's lock and
 * has found the release fit to be shown.
 *
 * @throws UnprocessableEntityException when the remote has too many.
 */
export async function putTag(
  manager: EntityManager,
  { remote, name, version }: NamedRelease,
  caller: AuditActor,
): Promise<ReleaseTag> {
  const before = await manager.findOneBy(ReleaseTag, { remote, name })
  if (!before && (await manager.countBy(ReleaseTag, { remote })) >= MAX_TAGS) {
    throw new UnprocessableEntityException(
      `${remote} has ${MAX_TAGS} tags: remove one by "pnpm release tag <name> --remove ${remote}"`,
    )
  }
  const from = before ? `, before ${before.version}` : ''
  await writeAudit(manager, caller, 'tag set', `${name} of ${remote}: ${version}${from}`)
  const tag = { remote, name, version, setBy: caller.actor, setAt: new Date() }
  await manager.save(ReleaseTag, tag)
  return tag
}

/** Takes the tags of a release that is not to be shown any more, and writes it down. @param why in a few words. */
export async function dropTags(
  manager: EntityManager,
  { remote, version }: Omit<NamedRelease, 'name'>,
  caller: AuditActor,
  why: string,
): Promise<void> {
  const tags = await manager.find(ReleaseTag, {
    where: { remote, version },
    order: { name: 'ASC' },
  })
  for (const { name } of tags) {
    await writeAudit(manager, caller, 'tag removed', `${name} of ${remote}: ${version} ${why}`)
  }
  await manager.delete(ReleaseTag, { remote, version })
}
