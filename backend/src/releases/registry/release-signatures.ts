import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common'
import { signatureRefusals } from 'shared-server/signature/release-keys'
import { CONFIG, type Config } from '../../foundation/config/config.ts'
import type { StoredRelease } from './stored-release.entity.ts'

type Signed = Pick<StoredRelease, 'name' | 'version' | 'digest' | 'signature'>

/** Checks that releases are signed by their teams, as far as `RELEASE_KEYS` has keys. */
@Injectable()
export class ReleaseSignatures implements OnApplicationBootstrap {
  private readonly logger = new Logger(ReleaseSignatures.name)

  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'RELEASE_KEYS'>) {}

  onApplicationBootstrap(): void {
    if (!this.config.RELEASE_KEYS) {
      this.logger.warn('RELEASE_KEYS is not set: the signatures of releases are not checked')
    }
  }

  /** Returns why visitors may not get a release: one sentence, or none. */
  refusals(release: Signed): string[] {
    return signatureRefusals(this.config.RELEASE_KEYS, release, release.signature)
  }
}
