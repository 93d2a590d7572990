import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Release } from 'shared-contracts/release'
import * as v from 'valibot'
import { WORKSPACE_ROOT } from '../workspace/workspace.ts'
import { generateRemote } from './generate-remote.ts'
import { newRemote } from './new-remote.ts'

const run = promisify(execFile)
const remote = newRemote('academy', '/academy', 'floodlight')

let root: string
let written: string[]

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'create-remote-'))
  await copyWorkspace(root)
  written = await generateRemote(root, remote)
  await cp(join(root, 'mfe-gpl/node_modules'), join(root, remote.name, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  })
}, 60_000)
afterAll(() => rm(root, { recursive: true, force: true }))

/** What a checkout has besides its files: installed packages, and what the compiler has found out before. */
const MADE = ['node_modules', 'dist', 'tsconfig.tsbuildinfo']

/** The workspace as it stands. */
async function copyWorkspace(to: string): Promise<void> {
  const { stdout } = await run('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: WORKSPACE_ROOT,
    maxBuffer: 10_000_000,
  })
  const files = stdout.split('\n').filter((file) => file && existsSync(join(WORKSPACE_ROOT, file)))
  for (const file of files.filter((name) => !name.startsWith('shell/public/'))) {
    await mkdir(dirname(join(to, file)), { recursive: true })
    await cp(join(WORKSPACE_ROOT, file), join(to, file), { preserveTimestamps: true })
  }
  await symlink(join(WORKSPACE_ROOT, 'node_modules'), join(to, 'node_modules'))
  const packages = files.filter((file) => /^[\w-]+\/package\.json$/.test(file)).map(dirname)
  for (const made of packages.flatMap((name) => MADE.map((file) => join(name, file)))) {
    if (!existsSync(join(WORKSPACE_ROOT, made))) continue
    await cp(join(WORKSPACE_ROOT, made), join(to, made), {
      recursive: true,
      verbatimSymlinks: true,
      preserveTimestamps: true,
    })
  }
}

/** Runs a tool of the copy; its output is the reason of a failure. */
async function tool(file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const program = [join(root, 'node_modules', file), ...args]
  const options = { cwd: root, env: { ...process.env, NODE_OPTIONS: '', ...env } }
  try {
    await run(process.execPath, program, options)
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${file} ${args.join(' ')}\n${stdout}\n${stderr}`)
  }
}

describe('a generated remote', () => {
  it('is formatted, with every list that names it', async () => {
    await tool('prettier/bin/prettier.cjs', ['--check', ...written])
  }, 60_000)

  it('has its own words in the place of every placeholder', async () => {
    for (const file of written) {
      expect(await readFile(join(root, file), 'utf8')).not.toMatch(
        /__(name|prefix|theme|title|port)__/,
      )
    }
  })

  it('has no mistakes of types or style', async () => {
    await tool('typescript/bin/tsc', ['-b', remote.name])
    await tool('eslint/bin/eslint.js', ['--max-warnings=0', remote.name])
  }, 120_000)

  it('passes its own spec', async () => {
    await tool('jest/bin/jest.js', ['--selectProjects', 'browser', '--', `${remote.name}/`], {
      NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
    })
  }, 60_000)

  it('is built into a release with its page', async () => {
    const command = ['--conditions=source', 'release/src/release.ts', 'build', remote.name]
    await tool('tsx/dist/cli.mjs', command)
    const description = await readFile(join(root, remote.name, 'dist/release/release.json'), 'utf8')
    const release = v.parse(Release, JSON.parse(description))
    expect(release).toMatchObject({ name: 'mfe-academy', version: '1.0.0', theme: 'floodlight' })
    expect(release.routes.map(({ path, fragments }) => [path, Object.keys(fragments)])).toEqual([
      ['/', ['/academy']],
    ])
  }, 60_000)
})

describe('a new remote', () => {
  it.each([
    ['Academy', '/academy', 'a name such as mfe-academy'],
    ['academy', 'academy', 'a prefix such as /academy'],
    ['academy', '/gpl', 'a prefix that no remote answers yet'],
    ['academy', '/api', 'a prefix that the edge does not answer itself'],
  ])('is refused as %s under %s: it needs %s', (name, prefix, reason) => {
    expect(() => newRemote(name, prefix, 'loom')).toThrow(reason)
  })

  it('does not take the place of another', async () => {
    await expect(generateRemote(root, remote)).rejects.toThrow('mfe-academy exists already')
  })
})
