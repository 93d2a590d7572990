import { SHARED_FILES, type HostContract, type Release } from 'shared-contracts/release'
import { integrityOf, shortIntegrityOf } from 'shared-server/integrity'

/** Names of both remotes of a schedule; the last letter is the prefix. */
export const REMOTES = ['mfe-a', 'mfe-b'] as const
export type Remote = (typeof REMOTES)[number]
export const prefixOf = (remote: Remote) => `/${remote.slice(-1)}`

/** Contract of every edge's shell. */
export const HOST: HostContract = { version: '2.7.0', exports: { 'shared-ui': ['Button'] } }

/** `foreign` claims the other remote's address, `unfit` needs a contract that no host has. */
export type BuildKind = 'good' | 'foreign' | 'unfit'

const FRAGMENT_FILE = 'fragments/index.json'

/** A built release: each file names its remote and version, or both versions that share it. */
export interface Build {
  readonly remote: Remote
  readonly version: string
  readonly kind: BuildKind
  readonly files: ReadonlyMap<string, string>
  readonly description: string
  /** Digest of its description, as in documents. */
  readonly digest: string
}

const built = new Map<string, Build>()

/** Returns the same bytes for the same arguments. */
export function build(remote: Remote, version: string, kind: BuildKind): Build {
  const key = `${remote}@${version} ${kind}`
  const known = built.get(key)
  if (known) return known
  const made = make(remote, version, kind)
  built.set(key, made)
  return made
}

function make(remote: Remote, version: string, kind: BuildKind): Build {
  const label = `${remote}@${version}`
  const other = remote === 'mfe-a' ? 'mfe-b' : 'mfe-a'
  const basePath = prefixOf(kind === 'foreign' ? other : remote)
  const page = pageOf(remote, version)
  const fragment = { head: '', styles: '', styleIds: [], html: `<main>${label}</main>` }
  const files = new Map([
    ['remoteEntry.js', `entry ${label}`],
    [page.file, page.content],
    [FRAGMENT_FILE, JSON.stringify(fragment)],
  ])
  const release: Release = {
    name: remote,
    version,
    commit: '0123abc',
    builtAt: '2026-01-01T00:00:00.000Z',
    theme: 'loom',
    contract: {
      version: '2.7.0',
      range: kind === 'unfit' ? '^3.0.0' : '^2.0.0',
      imports: { 'shared-ui': ['Button'] },
    },
    basePaths: [basePath],
    entry: 'remoteEntry.js',
    hasSharedFiles: true,
    routes: [
      {
        path: '/',
        title: 'Home',
        description: 'Home',
        scripts: [page.file],
        data: [],
        fragments: { [basePath]: FRAGMENT_FILE },
      },
    ],
    files: Object.fromEntries(
      [...files].map(([file, content]) => [
        file,
        { integrity: integrityOf(content), bytes: content.length },
      ]),
    ),
  }
  const description = JSON.stringify(release)
  const digest = shortIntegrityOf(description)
  files.set('release.json', description)
  return { remote, version, kind, files, description, digest }
}

/** Returns the script of a page, which changes with every second release. */
function pageOf(remote: Remote, version: string) {
  const [major = '', minor = ''] = version.split('.')
  const first = Number(minor) - (Number(minor) % 2)
  const labels = [first, first + 1].map((one) => `${remote}@${major}.${one}.0`)
  return { file: `${SHARED_FILES}page.${first}.js`, content: `page ${labels.join(' ')}` }
}

/**
 * Returns the release that a file names; null if it names none.
 *
 * @param wanted preferred release, for a file that several releases share.
 */
export function releaseNamedIn(content: string, wanted?: string): string | null {
  const labels = content.match(/mfe-[ab]@\d+\.\d+\.\d+/g) ?? []
  return labels.find((label) => label === wanted) ?? labels[0] ?? null
}
