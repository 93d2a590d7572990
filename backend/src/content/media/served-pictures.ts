import { Injectable, Logger } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { MediaStore, pictureFileOf } from './media-store.ts'
import { matchesStoredDigest } from './picture-digests.ts'
import { Picture } from './picture.entity.ts'

/** Picture files for visitors. Serves only files of existing pictures, exactly as they were made. */
@Injectable()
export class ServedPictures {
  private readonly logger = new Logger(ServedPictures.name)

  constructor(
    private readonly dataSource: DataSource,
    private readonly store: MediaStore,
  ) {}

  /** Null for a missing file, or for one that somebody else has overwritten. */
  async read(name: string): Promise<Buffer | null> {
    const named = pictureFileOf(name)
    if (!named) return null
    const { manager } = this.dataSource
    const picture = await manager.findOneBy(Picture, { file: named.file })
    const content = picture && (await this.store.read(name))
    if (!content) return null
    if (matchesStoredDigest(picture.digests, named.end, content)) return content
    this.logger.error({ file: name }, 'A file of a picture is not what was kept')
    return null
  }
}
