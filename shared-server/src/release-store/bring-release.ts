import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import {
  ReleaseDescription,
  ShellDescription,
  type ReleasePointer,
} from 'shared-contracts/registry'
import * as v from 'valibot'
import { integrityOf } from '../integrity.ts'
import { stagingPath, moveInto } from './folder-files.ts'
import { inParallel } from './in-parallel.ts'
import { placeInside } from './place-inside.ts'
import { MAX_FILE_BYTES, MAX_RELEASE_BYTES, readBounded } from './read-bounded.ts'
import {
  AlteredRelease,
  BROTLI_SUFFIX,
  DESCRIPTION_FILE,
  MissingRelease,
  type ReleaseFiles,
} from './release-files.ts'

/**
 * Copies a release, or a build of the host, from a store into its own folder, which appears only once it is
 * complete. An existing folder is replaced.
 *
 * @param into a folder whose last part is the release's version.
 * @throws as {@link readStored} does.
 */
export async function bringRelease(
  store: ReleaseFiles,
  release: StoredRelease,
  into: string,
): Promise<void> {
  const staged = stagingPath(resolve(into))
  try {
    const text = await readStored(store, release, async (file, content) => {
      const place = placeInside(staged, file)
      await mkdir(dirname(place), { recursive: true })
      await writeFile(place, content, { flag: 'wx' })
    })
    await writeFile(placeInside(staged, DESCRIPTION_FILE), text)
    await moveInto(staged, into)
  } finally {
    await rm(staged, { recursive: true, force: true })
  }
}

/** A release, or a build of the host, as the registry names it. */
type StoredRelease = ReleasePointer & { readonly name: string }

/**
 * Reads a release, or a build of the host, from a store. The description must be the published one, and only files
 * that it lists are read: everything else in the store is ignored, whatever its name.
 *
 * @param onFile called with every file but the description. A brotli is not checked: when it is sent, it must decode
 * to its file.
 * @returns the description's exact text.
 * @throws MissingRelease if the release's files are not in the store, AlteredRelease if they are not what was
 * published or exceed the limits, any other Error if the store cannot be reached.
 */
export async function readStored(
  store: ReleaseFiles,
  { name, version, digest }: StoredRelease,
  onFile: (file: string, content: Buffer) => Promise<void> = () => Promise.resolve(),
): Promise<string> {
  const release = { name, version }
  const label = `${name}@${version}`
  const text = await store.description(release)
  if (text === null) throw new MissingRelease(release, 'its store')
  const described = v.safeParse(v.union([ReleaseDescription, ShellDescription]), text)
  if (integrityOf(text) !== digest || !described.success) {
    throw new AlteredRelease(`the description of ${label} is not what was published`)
  }
  const { files } = described.output
  const sizes = await store.sizes(release)
  const names = Object.keys(files)
  const brotlis = [...names, DESCRIPTION_FILE].map((file) => file + BROTLI_SUFFIX)
  const coming = [...new Set([...names, ...brotlis.filter((file) => sizes.has(file))])]
  refuseTooLarge(label, coming, sizes)
  await inParallel(coming, async (file) => {
    const content = await readBounded(await store.open(release, file))
    const integrity = Object.hasOwn(files, file) ? files[file]?.integrity : undefined
    if (integrity !== undefined && integrityOf(content) !== integrity) {
      throw new AlteredRelease(`${file} of ${label} is not what was published`)
    }
    await onFile(file, content)
  })
  return text
}

function refuseTooLarge(
  label: string,
  files: readonly string[],
  sizes: ReadonlyMap<string, number>,
): void {
  const known = files.map((file) => ({ file, bytes: sizes.get(file) }))
  const large = known.find(({ bytes = 0 }) => bytes > MAX_FILE_BYTES)
  if (large) throw new AlteredRelease(`${large.file} of ${label} is too large`)
  const missing = known.find(({ bytes }) => bytes === undefined)
  if (missing) throw new AlteredRelease(`${missing.file} of ${label} is missing`)
  const total = known.reduce((sum, { bytes = 0 }) => sum + bytes, 0)
  if (total > MAX_RELEASE_BYTES) throw new AlteredRelease(`${label} is too large`)
}
