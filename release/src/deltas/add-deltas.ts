import { createHash } from 'node:crypto'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { SERVER_SCRIPT, type Release, type ShellRelease } from 'shared-contracts/release'
import { DELTAS_FILE, scriptPattern, type ScriptDeltas } from 'shared-server/deltas/script-deltas'
import { integrityOf } from 'shared-server/integrity'
import { readBounded } from 'shared-server/release-store/read-bounded'
import {
  BROTLI_SUFFIX,
  DESCRIPTION_FILE,
  type ReleaseFiles,
} from 'shared-server/release-store/release-files'
import { compressDelta } from './compress-delta.ts'
import type { EarlierRelease } from './earlier-releases.ts'

/** Of what a visitor receives without it, the most that a delta is worth being kept for. */
const WORTHWHILE = 0.7

/** What is smaller than this without a delta, in bytes, travels in one packet in any case. */
const MIN_BYTES = 512

/**
 * Makes the deltas of a built folder's scripts against those of earlier releases, and describes them with its other
 * files. Those of an earlier attempt give way. An earlier release whose files are gone or changed has none.
 *
 * @returns the description with them, parsed and as the exact text; null where nothing changes.
 */
export async function addDeltas<Described extends Release | ShellRelease>(
  folder: string,
  described: Described,
  { earlier, store }: { earlier: readonly EarlierRelease[]; store: Pick<ReleaseFiles, 'open'> },
): Promise<{ described: Described; description: string } | null> {
  const { [DELTAS_FILE]: before, ...files } = described.files
  const deltas: ScriptDeltas = []
  for (const [file, { integrity, bytes }] of Object.entries(files)) {
    if (!file.endsWith('.js') || file === SERVER_SCRIPT || bytes < MIN_BYTES) continue
    const script = await readFile(join(folder, file))
    for (const dictionary of await sameScripts(file, earlier, store)) {
      const content = await compressDelta(script, dictionary)
      if (content.length > bytes * WORTHWHILE) continue
      deltas.push({
        result: integrity,
        dictionary: createHash('sha256').update(dictionary).digest('base64'),
        content: content.toString('base64'),
      })
    }
  }
  if (!before && deltas.length === 0) return null
  const written = await writeDeltas(folder, deltas)
  const after = { ...described, files: { ...files, ...written } }
  const description = JSON.stringify(after, null, 2)
  await writeDescription(folder, description)
  return { described: after, description }
}

/** What a script was in earlier releases, each content once. */
async function sameScripts(
  file: string,
  earlier: readonly EarlierRelease[],
  store: Pick<ReleaseFiles, 'open'>,
): Promise<Iterable<Buffer>> {
  const pattern = scriptPattern(file)
  const found = new Map<string, Buffer>()
  for (const release of earlier) {
    for (const [name, { integrity }] of Object.entries(release.files)) {
      if (found.has(integrity) || scriptPattern(name) !== pattern) continue
      const content = await store
        .open(release, name)
        .then((opened) => readBounded(opened))
        .catch(() => null)
      if (content && integrityOf(content) === integrity) found.set(integrity, content)
    }
  }
  return found.values()
}

async function writeDeltas(folder: string, deltas: ScriptDeltas): Promise<Release['files']> {
  const place = join(folder, DELTAS_FILE)
  if (deltas.length === 0) {
    await rm(place, { force: true })
    return {}
  }
  const text = JSON.stringify(deltas)
  await writeFile(place, text)
  return { [DELTAS_FILE]: { integrity: integrityOf(text), bytes: text.length } }
}

/** With its brotli, where the build made one: browsers fetch descriptions. */
async function writeDescription(folder: string, description: string): Promise<void> {
  const place = join(folder, DESCRIPTION_FILE)
  const brotli = place + BROTLI_SUFFIX
  const hasBrotli = await stat(brotli).then(
    () => true,
    () => false,
  )
  await writeFile(place, description)
  if (hasBrotli) await writeFile(brotli, await promisify(brotliCompress)(description))
}
