import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'

const INSTALL = join(import.meta.dirname, 'install.mjs')

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'install-'))
  await writeFile(join(root, 'pnpm-lock.yaml'), 'lockfileVersion: 9')
  await writeFile(join(root, 'package.json'), '{ "packageManager": "pnpm@1.2.3" }')
  // Stands for npx, which would load a package manager from the registry.
  await mkdir(join(root, 'bin'))
  await writeFile(join(root, 'bin/npx'), '#!/bin/sh\necho "$@" >> calls\n')
  await chmod(join(root, 'bin/npx'), 0o755)
})

afterEach(() => rm(root, { recursive: true }))

describe('the dependencies', () => {
  const program = `(await import(${JSON.stringify(INSTALL)})).installDependencies(process.argv[1])`
  const install = () => {
    const PATH = `${join(root, 'bin')}${delimiter}${process.env['PATH']}`
    const { status } = spawnSync(
      process.execPath,
      ['--input-type=module', '--eval', program, root],
      { env: { ...process.env, PATH, NODE_OPTIONS: '' } },
    )
    expect(status).toBe(0)
  }
  const calls = async () => (await readFile(join(root, 'calls'), 'utf8')).trim().split('\n')
  const stamp = () => join(root, 'node_modules/.installed-lockfile')
  const somePackage = () => join(root, 'node_modules/a-package')
  const installFirst = async () => {
    install()
    await writeFile(somePackage(), '')
  }

  it('are installed once, as the lockfile says, by the package manager of the workspace', async () => {
    await installFirst()
    install()
    expect(await calls()).toEqual([
      '--yes pnpm@1.2.3 install --frozen-lockfile --reporter=append-only',
    ])
  })

  it('follow a changed lockfile, and what stays is kept', async () => {
    await installFirst()
    await writeFile(join(root, 'pnpm-lock.yaml'), 'lockfileVersion: 9, more')
    install()
    expect(await calls()).toHaveLength(2)
    expect(existsSync(somePackage())).toBe(true)
  })

  it('are installed anew for another Node', async () => {
    await installFirst()
    const [digest] = (await readFile(stamp(), 'utf8')).split(' ')
    await writeFile(stamp(), `${digest} 1`)
    install()
    expect(await calls()).toHaveLength(2)
    expect(existsSync(somePackage())).toBe(false)
    install()
    expect(await calls()).toHaveLength(2)
  })
})
