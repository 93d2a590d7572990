import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import type { ErasureLedger } from './erasure-ledger.ts'
import { folderLedger } from './folder-ledger.ts'

export type LedgerConfig = Pick<Config, 'DATA_DIR' | 'ERASURE_LEDGER' | 'ERASURE_LEDGER_ENDPOINT'>

/**
 * Opens the ledger: a bucket, or a folder. A configured folder must exist, because a missing one means an unmounted
 * disk rather than an empty ledger.
 */
export async function openErasureLedger(config: LedgerConfig): Promise<ErasureLedger> {
  const { DATA_DIR, ERASURE_LEDGER: place, ERASURE_LEDGER_ENDPOINT: endpoint } = config
  if (place?.startsWith('s3://')) {
    // Loaded only if used: the client is larger than the rest of the API.
    const { bucketLedger } = await import('./bucket-ledger.ts')
    return bucketLedger(place, endpoint)
  }
  if (place !== undefined) return folderLedger(place)
  const folder = join(DATA_DIR, 'erased')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return folderLedger(folder)
}
