import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { fileAddress, releaseFolder, type Release } from 'shared-contracts/release'
import { DRILL_SITE } from '../playwright.config.ts'
import { damage, replaceIn, type Change } from './broken-release.ts'

/** A way in which a release breaks, and the time within which the visitor has a working page nevertheless. */
export interface Fault {
  readonly fault: string
  /** How the visitor comes: a first page load, or a link from another remote. */
  readonly by: 'document' | 'link'
  /** Breaks the release at build time. */
  readonly build?: Change
  /** Breaks the release once it is live: in the store, or in this visitor's network. */
  readonly breakLive?: (release: Release, page: Page) => Promise<void>
  /** Limit in milliseconds for a working page. */
  readonly within: number
}

const scriptOf = ({ routes }: Release, part: string) => {
  const found = routes[0]?.scripts.find((script) => script.includes(part))
  if (!found) throw new Error(`The release has no script of ${part}`)
  return found
}
export const entryOf = ({ entry }: Release) => entry
const descriptionOf = () => 'release.json'
const pageOf = (release: Release) => scriptOf(release, 'page-index')

const store = (release: Release, file: string) =>
  join(DRILL_SITE.dataDir, releaseFolder(release), file)

export const lose = (file: (release: Release) => string) => (release: Release) =>
  damage(store(release, file(release)), null)
const spoil = (file: (release: Release) => string) => (release: Release) =>
  damage(store(release, file(release)), '<html>not what you asked for</html>')
const flip = (file: (release: Release) => string) => async (release: Release) => {
  const at = store(release, file(release))
  await damage(at, `${await readFile(at, 'utf8')} `)
}
const hang = (file: (release: Release) => string) => async (release: Release, page: Page) => {
  const addresses = [true, false].map((hasSharedFiles) =>
    fileAddress({ ...release, hasSharedFiles }, file(release)),
  )
  await page.route(
    ({ pathname }) => addresses.includes(pathname),
    () => undefined,
  )
}
/** Changes the script of the first page, of the entry or of the mount of a release. */
export const edit = (match: RegExp, replacement: string, part: string): Change => {
  return (folder, release) => {
    const file = part === 'entry' ? release.entry : scriptOf(release, part)
    return replaceIn(join(folder, file), match, replacement)
  }
}
/** Makes a file differ from all other releases': the edge would still have a known file, whatever happens on disk. */
export const unlikeOthers =
  (file: (release: Release) => string): Change =>
  (folder, release) =>
    replaceIn(join(folder, file(release)), /^/, `/* ${release.version} */`)
const THROW = 'throw new Error("drill");'
const NEVER = 'await new Promise(() => {});'

export const FAULTS: readonly Fault[] = [
  { fault: 'description 404', by: 'link', breakLive: lose(descriptionOf), within: 3_000 },
  { fault: 'description hangs', by: 'link', breakLive: hang(descriptionOf), within: 11_000 },
  { fault: 'description garbage', by: 'link', breakLive: spoil(descriptionOf), within: 3_000 },
  {
    fault: 'entry 404',
    by: 'document',
    build: unlikeOthers(entryOf),
    breakLive: lose(entryOf),
    within: 3_000,
  },
  { fault: 'entry hangs', by: 'document', breakLive: hang(entryOf), within: 13_000 },
  {
    fault: 'entry garbage',
    by: 'document',
    build: unlikeOthers(entryOf),
    breakLive: spoil(entryOf),
    within: 3_000,
  },
  { fault: 'entry throws', by: 'document', build: edit(/^/, THROW, 'entry'), within: 3_000 },
  { fault: 'entry throws', by: 'link', build: edit(/^/, THROW, 'entry'), within: 3_000 },
  {
    fault: 'chunk 404',
    by: 'document',
    build: unlikeOthers(pageOf),
    breakLive: lose(pageOf),
    within: 3_000,
  },
  { fault: 'chunk hangs', by: 'document', breakLive: hang(pageOf), within: 11_000 },
  {
    fault: 'chunk with a changed byte',
    by: 'document',
    build: unlikeOthers(pageOf),
    breakLive: flip(pageOf),
    within: 3_000,
  },
  {
    fault: 'chunk with a changed byte',
    by: 'link',
    build: unlikeOthers(pageOf),
    breakLive: flip(pageOf),
    within: 3_000,
  },
  { fault: 'chunk throws', by: 'link', build: edit(/^/, THROW, 'page-index'), within: 3_000 },
  {
    fault: 'entry that never ends',
    by: 'document',
    build: edit(/^/, NEVER, 'entry'),
    within: 9_000,
  },
  {
    fault: 'chunk that never ends',
    by: 'link',
    build: edit(/^/, NEVER, 'page-index'),
    within: 12_000,
  },
  {
    fault: 'page that never comes',
    by: 'document',
    build: edit(/"broadcast-title"/, '(()=>{throw new Promise(()=>{})})()', 'page-index'),
    within: 13_000,
  },
  {
    fault: 'replaced method of all arrays',
    by: 'document',
    build: edit(/^/, 'Array.prototype.map=()=>[];', 'expose_mount'),
    within: 3_000,
  },
  {
    fault: 'replaced fetch',
    by: 'link',
    build: edit(/^/, 'window.fetch=()=>Promise.reject(new Error("drill"));', 'page-index'),
    within: 3_000,
  },
  ...(['document', 'link'] as const).map((by) => ({
    fault: 'render throws',
    by,
    build: edit(/"broadcast-title"/, '(()=>{throw new Error("drill")})()', 'page-index'),
    // Two releases are loaded, one after the other.
    within: 5_000,
  })),
  {
    fault: 'layout throws',
    by: 'document',
    build: edit(/"League Portal"/, '(()=>{throw new Error("drill")})()', 'expose_mount'),
    within: 3_000,
  },
]
