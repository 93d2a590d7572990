import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'

const INSTALL = join(import.meta.dirname, 'install.mjs')

let root: string

/** Stands for npx, which would load a package manager from the registry. */
async function npx(work: string): Promise<void> {
  const file = join(root, 'bin/npx')
  await writeFile(file, `#!/bin/sh\necho "$@" >> calls\n${work}\n`)
  await chmod(file, 0o755)
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'install-'))
  await writeFile(join(root, 'pnpm-lock.yaml'), 'lockfileVersion: 9')
  await writeFile(join(root, 'package.json'), '{ "packageManager": "pnpm@1.2.3" }')
  await mkdir(join(root, 'bin'))
  await npx('mkdir -p backend/node_modules/better-sqlite3')
})

afterEach(() => rm(root, { recursive: true }))

describe('the dependencies', () => {
  const program = `(await import(${JSON.stringify(INSTALL)})).installDependencies(process.argv[1])`
  const run = () => {
    const PATH = `${join(root, 'bin')}${delimiter}${process.env['PATH']}`
    return spawnSync(process.execPath, ['--input-type=module', '--eval', program, root], {
      encoding: 'utf8',
      env: { ...process.env, PATH, NODE_OPTIONS: '' },
    })
  }
  const install = () => expect(run().status).toBe(0)
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

  it('are not complete without a driver for SQLite, and asked for again', async () => {
    await npx('true')
    const { status, stderr } = run()
    expect(status).toBe(1)
    expect(stderr).toContain("SQLite's driver could not be compiled.")
    expect(existsSync(stamp())).toBe(false)
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
