import { openPrivateFolderOrExit } from 'shared-server/private-files/private-folder'
import type { Config } from './config.ts'

/** Makes DATA_DIR private, unless nothing is kept there: an image may run as a user who cannot write to it. */
export async function openDataFolder(
  config: Pick<
    Config,
    | 'DATA_DIR'
    | 'DATABASE_URL'
    | 'RELEASES_TOKEN'
    | 'PREVIEW_SECRET'
    | 'ERASURE_LEDGER'
    | 'ERASURE_KEY'
  >,
): Promise<void> {
  const { DATABASE_URL, RELEASES_TOKEN, PREVIEW_SECRET, ERASURE_LEDGER, ERASURE_KEY } = config
  const elsewhere = [DATABASE_URL, RELEASES_TOKEN, PREVIEW_SECRET, ERASURE_LEDGER, ERASURE_KEY]
  if (elsewhere.every(Boolean)) return
  await openPrivateFolderOrExit(config.DATA_DIR)
}
