import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Release } from 'shared-contracts/release'
import { describeFiles } from '../describe-files.ts'

const FILES: Readonly<Record<string, string>> = {
  'remoteEntry.js': 'export const get = () => undefined',
  'home.js': 'export const home = "home"',
  'fragments/index.json': '{}',
}

/** Writes the folder of a small, complete release of one page at its remote's own address, with optional changes. */
export async function writeRelease(
  folder: string,
  {
    name = 'mfe-gpl',
    files = {},
    ...changes
  }: { files?: Record<string, string> } & Partial<Omit<Release, 'files'>>,
): Promise<Release> {
  for (const [file, content] of Object.entries({ ...FILES, ...files })) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), content)
  }
  const release: Release = {
    name,
    version: '1.0.0',
    commit: '0123abc',
    builtAt: '2026-01-01T00:00:00.000Z',
    theme: 'floodlight',
    contract: { version: '1.0.0', range: '^1.0.0', imports: { 'shared-ui': ['Button'] } },
    entry: 'remoteEntry.js',
    routes: [
      {
        path: '/',
        title: 'Home',
        description: 'The first page',
        scripts: ['home.js'],
        data: [],
        fragments: { [`/${name}`]: 'fragments/index.json' },
      },
    ],
    ...changes,
    files: await describeFiles(folder),
  }
  await writeFile(join(folder, 'release.json'), JSON.stringify(release, null, 2))
  return release
}
