import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'

/** Root of the workspace that the command works on. */
export const workspaceFolder = join(import.meta.dirname, '../..')

/**
 * Lists the remotes whose source is in a workspace: folders named `mfe-*`, in alphabetical order. One without a
 * package.json is what git leaves of a remote that the current branch does not have.
 */
export const workspaceRemotes = (folder = workspaceFolder): string[] =>
  readdirSync(folder)
    .filter((name) => name.startsWith('mfe-') && existsSync(join(folder, name, 'package.json')))
    .sort()

const Package = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    version: v.string(),
    config: v.optional(v.object({ allowed: v.optional(v.record(v.string(), v.string())) })),
  }),
)

const packageOf = async (remote: string) =>
  v.parse(Package, await readFile(join(workspaceFolder, remote, 'package.json'), 'utf8'))

/** Returns the version in a remote's package.json, which its next release gets. */
export const workspaceVersion = async (remote: string): Promise<string> =>
  (await packageOf(remote)).version

/** Returns the findings of its trial that a remote allows, with the reasons: `config.allowed` of its package.json. */
export const workspaceAllowed = async (remote: string): Promise<Readonly<Record<string, string>>> =>
  (await packageOf(remote).catch(() => null))?.config?.allowed ?? {}

/** Development builds are kept apart from releases. */
export type Mode = 'production' | 'development'

const DEVELOPMENT = join(workspaceFolder, '.cache/development')

/** Returns the output folder of a remote's build. */
export const builtReleaseFolder = (remote: string, mode: Mode = 'production') =>
  mode === 'production' ? join(workspaceFolder, remote, 'dist/release') : join(DEVELOPMENT, remote)

/** Returns the folder of the shell's build, where edges look for it: `document.json`, and `browser/` beside it. */
export const builtShellFolder = (mode: Mode = 'production') =>
  mode === 'production' ? join(workspaceFolder, 'shell/dist') : join(DEVELOPMENT, 'shell')

/**
 * Builds a remote's release with the `build` script of its own package.
 *
 * @param version of the release; defaults to the package's own.
 * @throws Error with the build's output if it fails.
 */
export async function buildRelease(remote: string, version?: string): Promise<void> {
  const flags = version === undefined ? [] : ['--', '--version', version]
  try {
    await promisify(execFile)('npm', ['run', '--silent', 'build', ...flags], {
      cwd: join(workspaceFolder, remote),
      shell: process.platform === 'win32',
    })
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
    throw new Error(output || `${remote} could not be built`, { cause: error })
  }
}
