import { openPrivateFolderOrExit } from 'shared-server/private-files/private-folder'
import type { Config } from './config.ts'

/** Makes DATA_DIR private, unless nothing is kept there: an image may run as a user who cannot write to it. */
export async function openDataFolder(
  config: Pick<Config, 'DATA_DIR' | 'DATABASE_URL' | 'RELEASES_TOKEN' | 'PREVIEW_SECRET'>,
): Promise<void> {
  const { DATABASE_URL, RELEASES_TOKEN, PREVIEW_SECRET } = config
  if (DATABASE_URL && RELEASES_TOKEN && PREVIEW_SECRET) return
  await openPrivateFolderOrExit(config.DATA_DIR)
}
