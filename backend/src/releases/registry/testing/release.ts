import type { HostContract, Release, ShellRelease } from 'shared-contracts/release'

const file = { integrity: 'sha384-abc', bytes: 1_000 }

/** Returns a complete release of one page, at an address that belongs to its remote. */
export const release = (
  name: string,
  version: string,
  changes: Partial<Release> = {},
): Release => ({
  name,
  version,
  commit: '0123abc',
  builtAt: '2025-11-01T00:00:00.000Z',
  theme: 'loom',
  contract: { version: '1.2.0', range: '^1.2.0', imports: { 'shared-ui': ['Button'] } },
  entry: 'remoteEntry.js',
  routes: [
    {
      path: '/',
      title: 'Home',
      description: 'Home',
      scripts: ['home.js'],
      data: [],
      fragments: { [`/${name}`]: 'fragments/index.json' },
    },
  ],
  files: { 'remoteEntry.js': file, 'home.js': file, 'fragments/index.json': file },
  ...changes,
})

/** Returns a built host with one script. */
export const shellRelease = (
  contract: HostContract = { version: '1.2.0', exports: {} },
  version = '1.0.0-b1',
): ShellRelease => ({ name: 'shell', version, contract, files: { 'shell.js': file } })
