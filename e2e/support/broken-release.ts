import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Release } from 'shared-contracts/release'
import { builtReleaseFolder } from 'release/workspace'
import { compressFile } from 'tooling/build/compress'
import { describeFiles } from 'release/describe-files'
import { readRelease } from 'release/publish'
import { DRILL_SITE } from '../playwright.config.ts'

/** Beside the data of the site, which the next run empties. */
const MADE = join(DRILL_SITE.dataDir, 'made')

/** Changes the files of a release before it is described, so that it looks like a build. */
export type Change = (folder: string, release: Release) => Promise<void>

/**
 * Copies a release of the workspace under another version, changes it, and describes it as the build would.
 *
 * @returns its folder, ready to be published.
 */
export async function makeRelease(name: string, version: string, change: Change): Promise<string> {
  await mkdir(MADE, { recursive: true })
  const folder = join(await mkdtemp(join(MADE, 'release-')), version)
  await cp(builtReleaseFolder(name), folder, { recursive: true })
  const description = join(folder, 'release.json')
  const { release } = await readRelease(folder)
  const changed = { ...release, version }
  await change(folder, changed)
  changed.files = await describeFiles(folder)
  await rewrite(description, JSON.stringify(changed))
  return folder
}

/** Writes a file and its compressed version. The other files of a release keep their compressed versions. */
async function rewrite(file: string, content: string): Promise<void> {
  await damage(file, content)
  await compressFile(file)
}

/** Changes the text of a script. @throws Error if the text is not found, so that nothing would change. */
export async function replaceIn(file: string, text: RegExp, replacement: string): Promise<void> {
  const before = await readFile(file, 'utf8')
  const after = before.replace(text, () => replacement)
  if (after === before) throw new Error(`${file} has no ${text}`)
  await rewrite(file, after)
}

/** Replaces or removes a file of a published release without telling any program. */
export async function damage(file: string, content: string | null): Promise<void> {
  for (const encoding of ['', '.br']) await rm(file + encoding, { force: true })
  if (content !== null) await writeFile(file, content)
}
