import { Module } from '@nestjs/common'
import { CONFIG, type Config } from '../../foundation/config/config.ts'
import { Records } from '../../foundation/database/records.ts'
import { RevisionsModule } from '../revisions/revisions.module.ts'
import { DeskMediaController } from './desk-media.controller.ts'
import { MediaController } from './media.controller.ts'
import { MediaStore } from './media-store.ts'
import { openMediaFiles } from './open-media.ts'
import { Picture } from './picture.entity.ts'
import { PictureUploads } from './picture-uploads.ts'
import { Pictures } from './pictures.ts'
import { ServedPictures } from './served-pictures.ts'

/** Pictures uploaded at the desk. */
@Records({ entities: [Picture] })
@Module({
  imports: [RevisionsModule],
  controllers: [DeskMediaController, MediaController],
  providers: [
    Pictures,
    PictureUploads,
    ServedPictures,
    {
      provide: MediaStore,
      inject: [CONFIG],
      useFactory: async (config: Config) => new MediaStore(await openMediaFiles(config)),
    },
  ],
})
export class MediaModule {}
