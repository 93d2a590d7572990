import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { Advisory, judge, readAdvisories } from './advisories.ts'
import { auditPackages } from './audit-packages.ts'
import { auditLicences, isPermissive } from './licences.ts'
import { readLockfile } from './lockfile.ts'

/** A server that ships `framework`, which needs an old `parser`; its tests need `store`, which needs it as well. */
const lockfile = (parser: string) => `
lockfileVersion: '9.0'
importers:
  edge:
    dependencies:
      framework: { specifier: 1.0.0, version: 1.0.0(peer@2.0.0) }
      shared-server: { specifier: 'workspace:*', version: link:../shared-server }
  tooling:
    devDependencies:
      store: { specifier: 3.0.0, version: 3.0.0 }
packages:
  framework@1.0.0: { resolution: { integrity: sha512-a } }
  parser@${parser}: { resolution: { integrity: sha512-b } }
  '@old/parser@0.9.0': { resolution: { integrity: sha512-c }, deprecated: Use parser }
  store@3.0.0: { resolution: { integrity: sha512-d } }
snapshots:
  framework@1.0.0(peer@2.0.0):
    dependencies: { parser: ${parser} }
  parser@${parser}: {}
  '@old/parser@0.9.0': {}
  store@3.0.0:
    dependencies: { parser: '@old/parser@0.9.0' }
`

const advisory = (name: string, ...events: object[]) =>
  v.parse(Advisory, {
    id: 'GHSA-0000-0000-0000',
    summary: 'It never ends',
    affected: [{ package: { ecosystem: 'npm', name }, ranges: [{ type: 'SEMVER', events }] }],
  })
const old = advisory('parser', { introduced: '1.0.0' }, { fixed: '1.4.2' })
const DEPRECATED = 'deprecated: tooling > store@3.0.0 > @old/parser@0.9.0: Use parser'

describe('a lockfile', () => {
  it('with a vulnerable version is refused with the way to it and the version that is good', () => {
    expect(auditPackages(readLockfile(lockfile('1.4.1')), [old], [])).toEqual([
      'GHSA-0000-0000-0000: edge > framework@1.0.0 > parser@1.4.1: It never ends (fixed in 1.4.2)',
      DEPRECATED,
    ])
    expect(auditPackages(readLockfile(lockfile('1.4.2')), [old], [])).toEqual([DEPRECATED])
  })

  it('may have a vulnerable tool with a reason, and nothing vulnerable that is shipped', () => {
    const known = [old, advisory('@old/parser', { introduced: '0' })]
    const accepted = ['parser', '@old/parser'].map((name) => ({ id: old.id, name, because: 'x' }))
    expect(auditPackages(readLockfile(lockfile('1.4.1')), known, accepted)).toEqual([
      expect.stringContaining('edge > framework@1.0.0 > parser@1.4.1'),
      DEPRECATED,
    ])
  })

  it('that is of another format is refused', () => {
    expect(() => readLockfile(lockfile('1.0.0').replace('9.0', '10.0'))).toThrow('9.0')
  })
})

describe('an advisory', () => {
  it.each([
    ['0.9.9', null],
    ['1.0.0', { fixed: '1.4.2' }],
    ['1.4.2-beta.1', { fixed: '1.4.2' }],
    ['1.4.2', null],
    ['2.0.0', { fixed: undefined }],
    ['2.1.0', { fixed: undefined }],
    ['2.1.1', null],
  ])('says of %s: %j', (version, verdict) => {
    const unordered = advisory(
      'parser',
      { last_affected: '2.1.0' },
      { introduced: '2.0.0' },
      { fixed: '1.4.2' },
      { introduced: '1.0.0' },
    )
    expect(judge(unordered, 'parser', version)).toEqual(verdict)
    expect(judge(unordered, 'other', version)).toBeNull()
  })

  it('may list versions, and be about packages of others', () => {
    const of = (ecosystem: string) =>
      v.parse(Advisory, {
        id: 'MAL-2025-1',
        affected: [{ package: { ecosystem, name: 'parser' }, versions: ['4.4.2'] }],
      })
    expect(judge(of('npm'), 'parser', '4.4.2')).toEqual({ fixed: undefined })
    expect(judge(of('npm'), 'parser', '4.4.3')).toBeNull()
    expect(judge(of('PyPI'), 'parser', '4.4.2')).toBeNull()
  })
})

describe('a folder', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'audit-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('of advisories is read but for those that were withdrawn, and refused when it is empty', async () => {
    await expect(readAdvisories(folder)).rejects.toThrow('holds no advisories')
    const write = (name: string, content: object) =>
      writeFile(join(folder, `${name}.json`), JSON.stringify(content))
    await write('a', old)
    await write('b', { ...old, withdrawn: '2026-01-01T00:00:00Z' })
    await expect(readAdvisories(folder)).resolves.toEqual([old])
  })

  it('of packages tells the licence of what is shipped', async () => {
    const place = join(folder, '.pnpm/framework@1.0.0/node_modules/framework')
    await mkdir(place, { recursive: true })
    const packages = readLockfile(lockfile('1.4.2'))
    for (const [license, findings] of [
      ['MIT', []],
      ['AGPL-3.0-only', ['licence: edge > framework@1.0.0: AGPL-3.0-only']],
      [undefined, ['licence: edge > framework@1.0.0: none is named']],
    ] as const) {
      const text = JSON.stringify({ name: 'framework', version: '1.0.0', license })
      await writeFile(join(place, 'package.json'), text)
      await expect(auditLicences(packages, folder, [])).resolves.toEqual(findings)
    }
    const accepted = [{ licence: '', name: 'frame' }]
    await expect(auditLicences(packages, folder, accepted)).resolves.toEqual([])
  })
})

it.each([
  ['(MIT OR GPL-2.0)', true],
  ['(MIT AND Zlib)', true],
  ['(MIT AND GPL-2.0)', false],
  ['SEE LICENSE IN LICENSE', false],
])('the licence %s is permissive: %s', (licence, expected) => {
  expect(isPermissive(licence)).toBe(expected)
})
