import { Module } from '@nestjs/common'
import { CONFIG, type Config } from '../../foundation/config/config.ts'
import { loadSecret } from '../../foundation/config/load-secret.ts'
import { Records } from '../../foundation/database/records.ts'
import { IdempotencyModule } from '../../intake/idempotency/idempotency.module.ts'
import { ContentChanges } from './content-changes.ts'
import { CONTENT_EXPIRIES } from './content-expiries.ts'
import { ContentKinds } from './content-kinds.ts'
import { ContentList } from './content-list.ts'
import { CONTENT_PREVIEW_SECRET, ContentPreviews } from './content-previews.ts'
import { ContentReader } from './content-reader.ts'
import { ContentRecord } from './content-record.entity.ts'
import { ContentRevision } from './content-revision.entity.ts'
import { FormerAddress } from './former-address.entity.ts'
import { ScheduledPublishing } from './scheduled-publishing.ts'
import { WaitingContent } from './waiting-content.ts'

const SERVICES = [ContentKinds, ContentReader, ContentList, ContentChanges, ContentPreviews]

/** Drafts, revisions and publishing of every kind of content. */
@Records({
  entities: [ContentRecord, ContentRevision, FormerAddress],
  expiries: CONTENT_EXPIRIES,
})
@Module({
  imports: [IdempotencyModule],
  providers: [
    ...SERVICES,
    ScheduledPublishing,
    WaitingContent,
    {
      provide: CONTENT_PREVIEW_SECRET,
      inject: [CONFIG],
      useFactory: ({ PREVIEW_SECRET: configured, DATA_DIR: folder }: Config) =>
        loadSecret({ configured, folder, name: 'preview-secret' }),
    },
  ],
  exports: SERVICES,
})
export class RevisionsModule {}
