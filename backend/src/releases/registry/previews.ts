import { createHmac, randomBytes } from 'node:crypto'
import { Inject, Injectable, NotFoundException, UnprocessableEntityException } from '@nestjs/common'
import type {
  PreviewClaim,
  PreviewListing,
  PreviewRequest,
  PreviewResponse,
} from 'shared-contracts/preview'
import { IsNull, MoreThan, type EntityManager } from 'typeorm'
import { Transactions } from '../../foundation/database/transactions.ts'
import { writeAudit } from '../../foundation/audit/audit-log.ts'
import { refuseFor } from './description-refusals.ts'
import { previewedReleases } from './previewed-releases.ts'
import type { ReleaseCaller } from './release-caller.ts'
import { ReleaseMapAnswer } from './release-map.ts'
import { pointerTo } from './release-pointer.ts'
import { ReleasePreview } from './release-preview.entity.ts'
import { ReleaseSignatures } from './release-signatures.ts'

/** Injection token of the secret shared by edge and API, which signs previews and visits. */
export const PREVIEW_SECRET = Symbol('preview secret')

const HOUR_MS = 3_600_000

/** Maximum open links per remote; the map lists those that were closed early. */
const MAX_OPEN = 100

/** Signs links that show a release in a single browser, and revokes them. */
@Injectable()
export class Previews {
  constructor(
    private readonly transactions: Transactions,
    private readonly map: ReleaseMapAnswer,
    private readonly signatures: ReleaseSignatures,
    @Inject(PREVIEW_SECRET) private readonly secret: string,
  ) {}

  /**
   * Signs a link that opens all of these releases together, or none.
   *
   * @throws like {@link previewedReleases}.
   * @throws UnprocessableEntityException if too many links are open; DetailedException 422 if a release is unsigned.
   */
  async sign({ of, hours }: PreviewRequest, caller: ReleaseCaller): Promise<PreviewResponse> {
    const createdAt = new Date()
    const expiresAt = new Date(createdAt.getTime() + hours * HOUR_MS)
    const until = expiresAt.toISOString()
    const claims = await this.transactions.run(async (manager) => {
      const releases = await previewedReleases(manager, of, caller)
      const made: PreviewClaim[] = []
      for (const release of releases) {
        const { name: remote, version } = release
        const id = randomBytes(16).toString('base64url')
        await writeAudit(manager, caller, 'preview signed', `${remote}@${version}, link ${id}`)
        refuseFor(release, this.signatures.refusals(release))
        if ((await manager.countBy(ReleasePreview, openAt(remote, createdAt))) >= MAX_OPEN) {
          throw new UnprocessableEntityException(
            `${remote} has ${MAX_OPEN} open preview links: close some by "pnpm release previews ${remote}"`,
          )
        }
        const { actor: createdBy } = caller
        const moments = { createdAt, expiresAt }
        await manager.insert(ReleasePreview, { id, remote, version, createdBy, ...moments })
        made.push({ id, remote, ...pointerTo(release), until })
      }
      return made
    })
    const content = Buffer.from(JSON.stringify(claims)).toString('base64url')
    const signature = createHmac('sha256', this.secret).update(content).digest('base64url')
    const releases = claims.map(({ id, remote, version }) => ({ id, remote, version }))
    return { path: `/preview/${content}.${signature}`, until, releases }
  }

  /** Returns a remote's links that have not expired, newest first. */
  list(remote: string): Promise<PreviewListing[]> {
    return this.transactions.run(async (manager) => {
      const previews = await manager.find(ReleasePreview, {
        where: { remote, expiresAt: MoreThan(new Date()) },
        order: { createdAt: 'DESC' },
      })
      return previews.map(({ id, version, createdBy, createdAt, expiresAt, revokedAt }) => ({
        id,
        version,
        createdBy,
        createdAt: createdAt.toISOString(),
        until: expiresAt.toISOString(),
        revokedAt: revokedAt?.toISOString() ?? null,
      }))
    })
  }

  /** Revokes a link. @throws NotFoundException if the remote has no such open link. */
  async revoke(remote: string, id: string, caller: ReleaseCaller): Promise<void> {
    await this.transactions.run(async (manager: EntityManager) => {
      await writeAudit(manager, caller, 'preview revoked', `${remote}, link ${id}`)
      const now = new Date()
      const open = { ...openAt(remote, now), id }
      const { affected } = await manager.update(ReleasePreview, open, { revokedAt: now })
      if (!affected) throw new NotFoundException(`${remote} has no open preview link ${id}`)
    })
    await this.map.changed()
  }
}

const openAt = (remote: string, now: Date) => ({
  remote,
  expiresAt: MoreThan(now),
  revokedAt: IsNull(),
})
