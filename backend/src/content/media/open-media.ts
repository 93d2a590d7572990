import { join } from 'node:path'
import type { Config } from '../../foundation/config/config.ts'
import { folderMedia } from './folder-media.ts'
import type { MediaFiles } from './media-files.ts'

export type MediaConfig = Pick<Config, 'DATA_DIR' | 'MEDIA_STORE' | 'MEDIA_STORE_ENDPOINT'>

/** Folder of the pictures if no bucket is configured. */
export const mediaFolder = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>) => join(DATA_DIR, 'media')

/** Opens the store in which this installation keeps pictures: a bucket, or a folder in DATA_DIR. */
export async function openMediaFiles(config: MediaConfig): Promise<MediaFiles> {
  const { MEDIA_STORE: address, MEDIA_STORE_ENDPOINT: endpoint } = config
  if (address === undefined) return folderMedia(mediaFolder(config))
  // Loaded on demand, because its client is larger than the rest of the API.
  const { bucketMedia } = await import('./bucket-media.ts')
  return bucketMedia(address, endpoint)
}
