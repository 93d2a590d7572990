import { createHash } from 'node:crypto'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import {
  SERVER_SCRIPT,
  SHARED_FILES,
  type Release,
  type ShellRelease,
} from 'shared-contracts/release'
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

/** Maximum size of a useful delta, as a share of what the visitor would otherwise receive. */
const WORTHWHILE = 0.7

/** Size below which a script gets no delta, in bytes: it fits into one packet anyway. */
const MIN_BYTES = 512

/**
 * Maximum number of earlier releases with deltas to a new one. Most visitors have one of the last two; each further
 * release takes space in the store, and memory of the edges, for its changed scripts.
 */
const MAX_EARLIER = 5

/**
 * Makes the deltas of a built folder's scripts against those of earlier releases, and describes them with its other
 * files. Replaces the deltas of an earlier attempt. Skips earlier releases whose files are missing or changed, and
 * scripts that browsers already have under the same address.
 *
 * @param earlier the ones that browsers most likely have come first.
 * @returns the description with them, parsed and as the exact text; null if there are none, and the folder is
 * unchanged.
 */
export async function addDeltas<Described extends Release | ShellRelease>(
  folder: string,
  described: Described,
  { earlier, store }: { earlier: readonly EarlierRelease[]; store: Pick<ReleaseFiles, 'open'> },
): Promise<{ described: Described; description: string } | null> {
  const built = Object.entries(described.files).filter(([file]) => file !== DELTAS_FILE)
  const dictionaries = earlier.slice(0, MAX_EARLIER)
  const deltas: ScriptDeltas = []
  for (const [file, { integrity, bytes }] of built) {
    if (!file.endsWith('.js') || file === SERVER_SCRIPT || bytes < MIN_BYTES) continue
    const script = await readFile(join(folder, file))
    const isHeld = (release: EarlierRelease) =>
      isShared(described, file) &&
      isShared(release, file) &&
      release.files[file]?.integrity === integrity
    const others = dictionaries.filter((release) => !isHeld(release))
    for (const dictionary of await sameScripts(file, others, store)) {
      const content = await compressDelta(script, dictionary)
      if (content.length > bytes * WORTHWHILE) continue
      deltas.push({
        result: integrity,
        dictionary: createHash('sha256').update(dictionary).digest('base64'),
        content: content.toString('base64'),
      })
    }
  }
  if (deltas.length === 0) return null
  const text = JSON.stringify(deltas)
  await writeFile(join(folder, DELTAS_FILE), text)
  const added = { integrity: integrityOf(text), bytes: text.length }
  const after = { ...described, files: { ...Object.fromEntries(built), [DELTAS_FILE]: added } }
  const description = JSON.stringify(after, null, 2)
  await writeDescription(folder, description)
  return { described: after, description }
}

const isShared = ({ hasSharedFiles = false }: EarlierRelease, file: string) =>
  hasSharedFiles && file.startsWith(SHARED_FILES)

/** Reads a script's contents in earlier releases, each distinct content once. */
async function sameScripts(
  file: string,
  earlier: readonly EarlierRelease[],
  store: Pick<ReleaseFiles, 'open'>,
): Promise<Buffer[]> {
  const pattern = scriptPattern(file)
  const known = earlier.flatMap((release) =>
    Object.entries(release.files)
      .filter(([name]) => scriptPattern(name) === pattern)
      .map(([name, { integrity }]) => [integrity, { release, name }] as const),
  )
  const contents = [...new Map(known)].map(async ([integrity, { release, name }]) => {
    const content = await store
      .open(release, name)
      .then((opened) => readBounded(opened))
      .catch(() => null)
    return content && integrityOf(content) === integrity ? [content] : []
  })
  return (await Promise.all(contents)).flat()
}

/** Writes a description into a built folder, and its brotli if the build made one: browsers fetch descriptions. */
export async function writeDescription(folder: string, description: string): Promise<void> {
  const place = join(folder, DESCRIPTION_FILE)
  const brotli = place + BROTLI_SUFFIX
  const hasBrotli = await stat(brotli).then(
    () => true,
    () => false,
  )
  await writeFile(place, description)
  if (hasBrotli) await writeFile(brotli, await promisify(brotliCompress)(description))
}
