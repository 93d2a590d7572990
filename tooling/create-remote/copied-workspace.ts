import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { WORKSPACE_ROOT } from '../workspace/workspace.ts'
import { generateRemote } from './generate-remote.ts'
import type { NewRemote } from './new-remote.ts'

const run = promisify(execFile)

/** Generated files of a checkout: installed packages, and the compiler's output and state. */
const MADE = ['node_modules', 'dist', 'tsconfig.tsbuildinfo']

/** A copy of the workspace, for tests that change it. */
export interface CopiedWorkspace {
  readonly root: string
  /** Runs an installed tool. @throws Error with its output if it fails. */
  tool(file: string, args: readonly string[], env?: NodeJS.ProcessEnv): Promise<void>
  /** Builds a release. @returns its folder. */
  build(remote: string, version?: string): Promise<string>
  remove(): Promise<void>
}

/**
 * Copies the workspace in its current state, and generates a new remote in the copy.
 *
 * @returns the copy, with every file that the generator wrote or changed, relative to its root.
 */
export async function copyWorkspaceWith(
  remote: NewRemote,
): Promise<CopiedWorkspace & { readonly written: readonly string[] }> {
  const workspace = await copyWorkspace()
  const { root } = workspace
  const written = await generateRemote(root, remote)
  // Instead of an install: a generated remote has no dependency that other remotes lack.
  await cp(join(root, 'mfe-gpl/node_modules'), join(root, remote.name, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  return { ...workspace, written }
}

/** Copies the workspace in its current state. */
export async function copyWorkspace(): Promise<CopiedWorkspace> {
  const root = await mkdtemp(join(tmpdir(), 'workspace-'))
  await copyFiles(root)

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

  return {
    root,
    tool,
    build: async (name, version) => {
      const flags = version === undefined ? [] : ['--version', version]
      const command = ['--conditions=source', 'release/src/release.ts', 'build', name, ...flags]
      await tool('tsx/dist/cli.mjs', command)
      return join(root, name, 'dist/release')
    },
    remove: () => rm(root, { recursive: true, force: true }),
  }
}

async function copyFiles(to: string): Promise<void> {
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
