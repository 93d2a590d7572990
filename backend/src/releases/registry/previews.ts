import { createHmac } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import type { PreviewClaim, PreviewRequest, PreviewResponse } from 'shared-contracts/registry'
import { DataSource } from 'typeorm'
import { findKeptRelease } from './find-release.ts'

/** Injection token of the secret that the edge checks preview links by. */
export const PREVIEW_SECRET = Symbol('preview secret')

const HOUR_MS = 3_600_000

/** Signs links that show a release in one browser only. */
@Injectable()
export class Previews {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(PREVIEW_SECRET) private readonly secret: string,
  ) {}

  /** @throws NotFoundException when the version was never published. */
  async sign(remote: string, { version, hours }: PreviewRequest): Promise<PreviewResponse> {
    const { digest } = await findKeptRelease(this.dataSource.manager, remote, version)
    const until = new Date(Date.now() + hours * HOUR_MS).toISOString()
    const content: PreviewClaim = { remote, version, digest, until }
    const claim = Buffer.from(JSON.stringify(content)).toString('base64url')
    const signature = createHmac('sha256', this.secret).update(claim).digest('base64url')
    return { path: `/preview/${claim}.${signature}`, until }
  }
}
