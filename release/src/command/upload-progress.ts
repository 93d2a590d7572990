import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { filesBelow } from 'shared-server/release-store/files-below'
import type { FileProgress } from 'shared-server/release-store/release-files'
import { kilobytes } from './table.ts'

/** Maximum number of lines that an upload prints. */
const MAX_LINES = 5

/** Prints the progress of a folder's upload after each fifth of its bytes. */
export async function uploadProgress(
  folder: string,
  print: (line: string) => void,
): Promise<FileProgress> {
  const files = await filesBelow(folder)
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size))
  const total = sizes.reduce((sum, size) => sum + size, 0)
  let arrivedFiles = 0
  let arrived = 0
  let printed = 0
  return (_file, bytes) => {
    arrivedFiles += 1
    arrived += bytes
    const fifths =
      arrivedFiles === files.length ? MAX_LINES : Math.floor((arrived / total) * MAX_LINES)
    if (fifths <= printed) return
    printed = fifths
    print(
      `uploaded ${arrivedFiles} of ${files.length} files, ${kilobytes(arrived)} of ${kilobytes(total)}`,
    )
  }
}
