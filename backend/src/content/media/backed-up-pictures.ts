import { readdir } from 'node:fs/promises'
import { isMissing } from 'shared-server/release-store/is-missing'
import type { BackupFiles } from '../../foundation/backup/backup-format.ts'
import { MediaStore, pictureFileOf } from './media-store.ts'
import { mediaFolder, openMediaFiles, type MediaConfig } from './open-media.ts'

/**
 * Pictures for a backup. Only those in DATA_DIR are included, because a bucket needs a backup of its own. They are
 * restored to whichever store is configured then.
 */
export async function backedUpPictures(config: MediaConfig): Promise<BackupFiles> {
  const store = new MediaStore(await openMediaFiles(config))
  return {
    names: async () => (config.MEDIA_STORE === undefined ? filesIn(mediaFolder(config)) : []),
    read: (name) => store.read(name),
    put: (name, content) => store.put(name, content),
  }
}

async function filesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => pictureFileOf(name) !== null)
  } catch (error) {
    // No picture has been uploaded yet.
    if (isMissing(error)) return []
    throw error
  }
}
