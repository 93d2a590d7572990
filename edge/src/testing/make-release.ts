import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ReleasePointer } from 'shared-contracts/registry'
import { SERVER_SCRIPT, type Fragment, type Release } from 'shared-contracts/release'
import { DELTAS_FILE, type ScriptDeltas } from 'shared-server/deltas/script-deltas'
import { integrityOf } from 'shared-server/integrity'

export const fragment = (overrides: Partial<Fragment> = {}): Fragment => ({
  head: '<title>Home</title>',
  styles: '.css-a{color:red}',
  styleIds: ['a'],
  html: '<main><h1>Home</h1></main>',
  ...overrides,
})

export const FRAGMENT_FILE = 'fragments/page-index@gpl.json'

export const release = (overrides: Partial<Release> = {}): Release => ({
  name: 'mfe-gpl',
  version: '1.0.0',
  commit: 'unknown',
  builtAt: '2025-01-01T00:00:00.000Z',
  theme: 'floodlight',
  contract: { version: '1.0.0', range: '^1.0.0', imports: { 'shared-ui': ['Button'] } },
  entry: 'remoteEntry.js',
  routes: [
    {
      path: '/',
      title: 'Home',
      description: 'The portal',
      scripts: ['page-index.js'],
      data: ['/api/news'],
      fragments: { '/gpl': FRAGMENT_FILE },
    },
  ],
  files: {},
  ...overrides,
})

/** Gives the one page of a release other base paths than the portal's. */
export const routesAt = (...basePaths: readonly string[]): Release['routes'] =>
  release().routes.map((route) => ({
    ...route,
    fragments: Object.fromEntries(basePaths.map((basePath) => [basePath, FRAGMENT_FILE])),
  }))

/** Content of a release; each part has a default. */
export interface ReleaseContent {
  readonly html?: string
  readonly head?: string
  readonly pages?: string
  readonly deltas?: ScriptDeltas
  /** Further scripts by name. */
  readonly scripts?: Readonly<Record<string, string>>
}

/**
 * Writes a release's folder as a publish leaves it, with the integrity of its files.
 *
 * @param content its page's markup, its server script, deltas of its scripts, and further scripts.
 * @returns the registry's pointer to it, and its folder.
 */
export async function writeRelease(
  releasesDir: string,
  described: Release,
  {
    html = `<main><h1>Home ${described.version}</h1></main>`,
    head,
    pages,
    deltas,
    scripts = {},
  }: ReleaseContent = {},
): Promise<ReleasePointer & { readonly name: string; readonly folder: string }> {
  const { name, version, files } = described
  const folder = join(releasesDir, name, version)
  const contents = {
    'remoteEntry.js': `export const entry = '${version}'`,
    'page-index.js': 'export {}',
    [FRAGMENT_FILE]: JSON.stringify(fragment({ html, ...(head !== undefined && { head }) })),
    ...(pages !== undefined && { [SERVER_SCRIPT]: pages }),
    ...(deltas && { [DELTAS_FILE]: JSON.stringify(deltas) }),
    ...scripts,
  }
  const written = Object.entries(contents).map(
    ([file, content]) =>
      [file, { integrity: integrityOf(content), bytes: content.length }] as const,
  )
  const description = JSON.stringify({
    ...described,
    files: { ...Object.fromEntries(written), ...files },
  })
  for (const [file, content] of Object.entries({ ...contents, 'release.json': description })) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), content)
  }
  return { name, version, digest: integrityOf(description), folder }
}
