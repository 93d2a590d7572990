import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Mode } from 'release/workspace'

/** Types that compress well; pictures and fonts are compressed by their own formats. */
const COMPRESSIBLE = new Set(['.js', '.json', '.css', '.svg', '.vtt'])

/**
 * Writes a brotli version beside every compressible file below a folder, if it is smaller: at the best quality
 * for visitors, at a fast one for developers.
 */
export async function compressFolder(folder: string, mode: Mode = 'production'): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
  await Promise.all(files.map(({ parentPath, name }) => compressFile(join(parentPath, name), mode)))
}

/** Brotli quality. The best takes 8 s for a shell that is not minimised. */
const QUALITY = { production: constants.BROTLI_MAX_QUALITY, development: 4 }

/** Writes a brotli version beside one file, if it is smaller. The edge creates other encodings itself. */
export async function compressFile(file: string, mode: Mode = 'production'): Promise<void> {
  const content = await readFile(file)
  const brotli = await promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY[mode] },
  })
  if (brotli.length < content.length) await writeFile(`${file}.br`, brotli)
}
