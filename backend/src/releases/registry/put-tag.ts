import { UnprocessableEntityException } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { writeAudit, type AuditActor } from '../../foundation/audit/audit-log.ts'
import { ReleaseTag } from './release-tag.entity.ts'

/** Maximum tags per remote: more than a team has branches. */
const MAX_TAGS = 200

/** A tag and the release that it should name. */
export interface NamedRelease {
  readonly remote: string
  readonly name: string
  readonly version: string
}

/**
 * Points a tag to a release, whichever it named before, and records that in the audit log. The caller holds the
 * registry's lock, and has checked that the release may be shown.
 *
 * @throws UnprocessableEntityException if the remote has too many tags.
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

/** Removes the tags of a release that must not be shown any more, and logs it. @param why in a few words. */
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
