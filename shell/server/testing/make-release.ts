import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Fragment, Release } from 'shared-contracts/release'

export const fragment = (overrides: Partial<Fragment> = {}): Fragment => ({
  head: '<title>Home</title>',
  styles: '.css-a{color:red}',
  styleIds: ['a'],
  html: '<main><h1>Home</h1></main>',
  ...overrides,
})

export const release = (overrides: Partial<Release> = {}): Release => ({
  name: 'mfe-gpl',
  version: '1.0.0',
  commit: 'unknown',
  builtAt: '2025-01-01T00:00:00.000Z',
  theme: 'floodlight',
  contract: { version: '1.0.0', range: '^1.0.0' },
  entry: 'remoteEntry.js',
  routes: [
    {
      path: '/',
      title: 'Home',
      description: 'The portal',
      scripts: ['page-index.js'],
      data: ['/api/news'],
      fragments: { '/gpl': 'fragments/page-index@gpl.json' },
    },
  ],
  integrity: {
    'remoteEntry.js': 'sha384-entry',
    'page-index.js': 'sha384-page',
    'fragments/page-index@gpl.json': 'sha384-fragment',
  },
  ...overrides,
})

/** Writes a release's folder as a publish leaves it. */
export async function writeReleaseFolder(releasesDir: string, written: Release): Promise<string> {
  const folder = join(releasesDir, written.name, written.version)
  await mkdir(join(folder, 'fragments'), { recursive: true })
  await writeFile(join(folder, 'remoteEntry.js'), 'export {}')
  await writeFile(join(folder, 'page-index.js'), 'export {}')
  await writeFile(
    join(folder, 'fragments/page-index@gpl.json'),
    JSON.stringify(fragment({ html: `<main><h1>Home ${written.version}</h1></main>` })),
  )
  return folder
}
