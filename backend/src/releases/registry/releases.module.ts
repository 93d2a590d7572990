import { Module } from '@nestjs/common'
import { Records } from '../../foundation/database/records.ts'
import { AuditModule } from '../../foundation/audit/audit.module.ts'
import { AnnouncedShell } from './announced-shell.entity.ts'
import { AuditLogController } from './audit-log.controller.ts'
import { ReleaseChannel } from './release-channel.entity.ts'
import { ReleaseHistory } from './release-history.entity.ts'
import { ReleaseRegistry } from './release-registry.entity.ts'
import { ReleaseToken } from './release-token.entity.ts'
import { StoredRelease } from './stored-release.entity.ts'
import { CONFIG, type Config } from '../../foundation/config/config.ts'
import { Channels } from './channels.ts'
import { DeskPreviewsController } from './desk-previews.controller.ts'
import { HostContractController } from './host-contract.controller.ts'
import { HostContracts } from './host-contracts.ts'
import { loadSecret } from '../../foundation/config/load-secret.ts'
import { PREVIEW_SECRET, Previews } from './previews.ts'
import { PublishedReleases } from './published-releases.ts'
import { RegistryChanges } from './registry-changes.ts'
import { ReleaseMapAnswer } from './release-map.ts'
import { ReleasePrefix } from './release-prefix.entity.ts'
import { ReleasePrefixes } from './release-prefixes.ts'
import { ReleasePrefixesController } from './release-prefixes.controller.ts'
import { ReleasePreviewsController } from './release-previews.controller.ts'
import { ReleasePreview } from './release-preview.entity.ts'
import { ReleaseQueries } from './release-queries.ts'
import { ReleaseSignatures } from './release-signatures.ts'
import { ReleaseTag } from './release-tag.entity.ts'
import { ReleaseTags } from './release-tags.ts'
import { ReleaseTagsController } from './release-tags.controller.ts'
import { PLATFORM_TOKEN, ReleaseTokens } from './release-tokens.ts'
import { ReleaseTokenGuard } from './release-token.guard.ts'
import { ReleaseTokensController } from './release-tokens.controller.ts'
import { ReleasesController } from './releases.controller.ts'

/** The registry: all releases, those that visitors get, and who may change it. */
@Records({
  entities: [
    AnnouncedShell,
    StoredRelease,
    ReleaseChannel,
    ReleaseHistory,
    ReleasePrefix,
    ReleasePreview,
    ReleaseRegistry,
    ReleaseTag,
    ReleaseToken,
  ],
  // Expired links are useless; the audit log records that they were signed.
  expiries: [{ kind: 'previews', entity: ReleasePreview, moment: 'expiresAt', days: () => 0 }],
})
@Module({
  imports: [AuditModule],
  controllers: [
    ReleasesController,
    ReleasePreviewsController,
    DeskPreviewsController,
    ReleaseTagsController,
    HostContractController,
    ReleasePrefixesController,
    ReleaseTokensController,
    AuditLogController,
  ],
  providers: [
    Channels,
    HostContracts,
    Previews,
    PublishedReleases,
    RegistryChanges,
    ReleaseMapAnswer,
    ReleasePrefixes,
    ReleaseQueries,
    ReleaseSignatures,
    ReleaseTags,
    ReleaseTokenGuard,
    ReleaseTokens,
    {
      provide: PLATFORM_TOKEN,
      inject: [CONFIG],
      useFactory: ({ RELEASES_TOKEN: configured, DATA_DIR: folder }: Config) =>
        loadSecret({ configured, folder, name: 'release-token' }),
    },
    {
      provide: PREVIEW_SECRET,
      inject: [CONFIG],
      useFactory: ({ PREVIEW_SECRET: configured, DATA_DIR: folder }: Config) =>
        loadSecret({ configured, folder, name: 'preview-secret' }),
    },
  ],
  exports: [AuditModule, Channels, PREVIEW_SECRET, ReleaseQueries, ReleaseTags, ReleaseTokens],
})
export class ReleasesModule {}
