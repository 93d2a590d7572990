import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import * as v from 'valibot'
import { parse } from 'yaml'
import { WORKSPACE_ROOT } from '../workspace/workspace.ts'
import { readLockfile } from './lockfile.ts'

const text = () => readFile(join(WORKSPACE_ROOT, 'pnpm-lock.yaml'), 'utf8')

it('reads what a shipped room needs only where it can run', async () => {
  const drivers = readLockfile(await text()).filter(({ name }) => name === 'better-sqlite3')
  expect(drivers.map(({ isShipped, path }) => [isShipped, path[0]])).toEqual([
    [true, 'backend'],
    [true, 'backend'],
  ])
})

it('locks the binaries of every package for Macs as for Linux', async () => {
  const { packages } = v.parse(
    v.object({ packages: v.record(v.string(), v.unknown()) }),
    parse(await text()),
  )
  const forLinux = Object.keys(packages).filter((name) => /linux-x64-gnu@|\/linux-x64@/.test(name))
  const forMacs = forLinux.map((name) => name.replace(/linux-x64(-gnu)?@/, 'darwin-arm64@'))
  expect(forMacs).not.toEqual([])
  expect(forMacs.filter((name) => !(name in packages))).toEqual([])
})
