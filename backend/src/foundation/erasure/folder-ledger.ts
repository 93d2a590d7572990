import { open, readdir, rm } from 'node:fs/promises'
import { placeInside } from 'shared-server/release-store/place-inside'
import type { ErasureLedger } from './erasure-ledger.ts'

/** Creates a ledger of empty files in a folder, which may be on a shared disk. */
export function folderLedger(folder: string): ErasureLedger {
  return {
    async add(name) {
      await flush(placeInside(folder, name), 'a')
      // The name is part of the folder, which needs its own flush.
      await flush(folder, 'r')
    },
    list: () => readdir(folder),
    async remove(names) {
      for (const name of names) await rm(placeInside(folder, name), { force: true })
    },
  }
}

async function flush(path: string, flags: string): Promise<void> {
  const handle = await open(path, flags, 0o600)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
