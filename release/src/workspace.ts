import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Root of the workspace that the command serves. */
const ROOT = join(import.meta.dirname, '../..')

/** Every remote whose source is in this workspace: a folder `mfe-*`, in alphabetical order. */
export const workspaceRemotes = (): string[] =>
  readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('mfe-'))
    .map(({ name }) => name)
    .sort()

/** Development builds are kept apart from what is released. */
export type Mode = 'production' | 'development'

const DEVELOPMENT = join(ROOT, '.cache/development')

/** Folder in which a remote's build leaves its release. */
export const builtReleaseFolder = (remote: string, mode: Mode = 'production') =>
  mode === 'production' ? join(ROOT, remote, 'dist/release') : join(DEVELOPMENT, remote)

/** Folder of the shell's build, where edges look for it: `document.json`, and `browser/` beside it. */
export const builtShellFolder = (mode: Mode = 'production') =>
  mode === 'production' ? join(ROOT, 'shell/dist') : join(DEVELOPMENT, 'shell')

/**
 * Builds a remote's release by the `build` script of its own package.
 *
 * @param version of the release; the package's own unless said otherwise.
 * @throws Error with what the build printed, when it fails.
 */
export async function buildRelease(remote: string, version?: string): Promise<void> {
  const flags = version === undefined ? [] : ['--', '--version', version]
  try {
    await promisify(execFile)('npm', ['run', '--silent', 'build', ...flags], {
      cwd: join(ROOT, remote),
      shell: process.platform === 'win32',
    })
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
    throw new Error(output || `${remote} could not be built`, { cause: error })
  }
}
