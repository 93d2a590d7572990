import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Mode } from 'release/workspace'

/** What compresses well; pictures and fonts are compressed by their own formats. */
const COMPRESSIBLE = new Set(['.js', '.json', '.css', '.svg', '.vtt'])

/**
 * Writes a brotli beside every compressible file below a folder, where it is smaller: the smallest of what visitors
 * get, and one that is made at once of what developers do.
 */
export async function compressFolder(folder: string, mode: Mode = 'production'): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
  await Promise.all(files.map(({ parentPath, name }) => compressFile(join(parentPath, name), mode)))
}

/** The best takes 8 s for a shell that is not minimised. */
const QUALITY = { production: constants.BROTLI_MAX_QUALITY, development: 4 }

/** Writes a brotli beside one file, where it is smaller. The edge makes other encodings itself. */
export async function compressFile(file: string, mode: Mode = 'production'): Promise<void> {
  const content = await readFile(file)
  const brotli = await promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY[mode] },
  })
  if (brotli.length < content.length) await writeFile(`${file}.br`, brotli)
}
