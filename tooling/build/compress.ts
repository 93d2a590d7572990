import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/** What compresses well; pictures and fonts are compressed by their own formats. */
const COMPRESSIBLE = new Set(['.js', '.json', '.css', '.svg', '.vtt'])

/** Writes a brotli beside every compressible file below a folder, where it is smaller. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
  await Promise.all(files.map(({ parentPath, name }) => compressFile(join(parentPath, name))))
}

/** Writes a brotli beside one file, where it is smaller. The edge makes other encodings itself. */
export async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  const brotli = await promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  })
  if (brotli.length < content.length) await writeFile(`${file}.br`, brotli)
}
