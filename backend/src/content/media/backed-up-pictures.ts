import { readdir } from 'node:fs/promises'
import { isMissing } from 'shared-server/release-store/is-missing'
import type { BackupFiles } from '../../foundation/backup/backup-format.ts'
import { MediaStore, pictureFileOf } from './media-store.ts'
import { mediaFolder, openMediaFiles, type MediaConfig } from './open-media.ts'

/**
 * Pictures as backups hold them: those in DATA_DIR, because a bucket is backed up by itself. They are restored to
 * wherever pictures lie now.
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
    // Nobody has sent a picture yet.
    if (isMissing(error)) return []
    throw error
  }
}
