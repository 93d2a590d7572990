import { createHmac, randomBytes } from 'node:crypto'
import { Inject, Injectable, NotFoundException, UnprocessableEntityException } from '@nestjs/common'
import type {
  PreviewClaim,
  PreviewListing,
  PreviewRequest,
  PreviewResponse,
} from 'shared-contracts/registry'
import { IsNull, MoreThan, type EntityManager } from 'typeorm'
import { Transactions } from '../../foundation/database/transactions.ts'
import { writeAudit } from '../../foundation/audit/audit-log.ts'
import { refuseFor } from './description-refusals.ts'
import { findKeptRelease } from './find-release.ts'
import type { ReleaseCaller } from './release-caller.ts'
import { ReleaseMapAnswer } from './release-map.ts'
import { pointerTo } from './release-pointer.ts'
import { ReleasePreview } from './release-preview.entity.ts'
import { ReleaseSignatures } from './release-signatures.ts'

/** Injection token of the secret that edge and API share: previews and visits are signed by it. */
export const PREVIEW_SECRET = Symbol('preview secret')

const HOUR_MS = 3_600_000

/** Links of one remote that are open at a time; the map names those of them that were closed early. */
const MAX_OPEN = 100

/** Signs links that show a release in one browser only, and closes them. */
@Injectable()
export class Previews {
  constructor(
    private readonly transactions: Transactions,
    private readonly map: ReleaseMapAnswer,
    private readonly signatures: ReleaseSignatures,
    @Inject(PREVIEW_SECRET) private readonly secret: string,
  ) {}

  /**
   * @throws NotFoundException when the version was never published.
   * @throws UnprocessableEntityException when it was withdrawn, or too many links are open; DetailedException 422
   * when it is not signed.
   */
  async sign(
    remote: string,
    { version, hours }: PreviewRequest,
    caller: ReleaseCaller,
  ): Promise<PreviewResponse> {
    const id = randomBytes(16).toString('base64url')
    const createdAt = new Date()
    const expiresAt = new Date(createdAt.getTime() + hours * HOUR_MS)
    const pointer = await this.transactions.run(async (manager) => {
      await writeAudit(manager, caller, 'preview signed', `${remote}@${version}, link ${id}`)
      const release = await findKeptRelease(manager, remote, version)
      if (release.withdrawnAt) {
        throw new UnprocessableEntityException(`${remote}@${version} was withdrawn`)
      }
      refuseFor(release, this.signatures.refusals(release))
      if ((await manager.countBy(ReleasePreview, openAt(remote, createdAt))) >= MAX_OPEN) {
        throw new UnprocessableEntityException(`${remote} has ${MAX_OPEN} open preview links`)
      }
      const { actor: createdBy } = caller
      await manager.insert(ReleasePreview, {
        id,
        remote,
        version,
        createdBy,
        createdAt,
        expiresAt,
      })
      return pointerTo(release)
    })
    const until = expiresAt.toISOString()
    const content: PreviewClaim = { id, remote, ...pointer, until }
    const claim = Buffer.from(JSON.stringify(content)).toString('base64url')
    const signature = createHmac('sha256', this.secret).update(claim).digest('base64url')
    return { id, path: `/preview/${claim}.${signature}`, until }
  }

  /** Links of a remote that have not ended, newest first. */
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

  /** @throws NotFoundException when the remote has no such link that is open. */
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
