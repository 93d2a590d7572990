import { chmod, lstat, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { EnvironmentError, exitFor } from '../environment/parse-environment.ts'
import { codeOf, isMissing } from '../release-store/is-missing.ts'

/** Permissions of the group and of everybody else. */
const OF_OTHERS = 0o077
const PRIVATE_FOLDER = 0o700
const PRIVATE_FILE = 0o600
const ROOT = 0

/**
 * Makes DATA_DIR, which holds visitors' data and the platform's secrets, private: only the user who runs this
 * program can read the folder and everything that the program creates from now on. Also removes other users'
 * permissions on existing files, which earlier versions may have left readable.
 *
 * @returns a line for each file or folder that others could read.
 * @throws EnvironmentError for a folder, a file or a link that belongs to another user, who could replace it.
 */
export async function openPrivateFolder(folder: string): Promise<string[]> {
  // Windows has no such permissions; the folder inherits those of its parent.
  if (process.platform === 'win32') {
    await mkdir(folder, { recursive: true })
    return []
  }
  process.umask(OF_OTHERS)
  try {
    await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
    const narrowed = await narrow(folder, PRIVATE_FOLDER)
    for (const name of await readdir(folder)) {
      narrowed.push(...(await narrow(join(folder, name), PRIVATE_FILE)))
    }
    return narrowed
  } catch (error) {
    const code = codeOf(error)
    if (typeof code !== 'string') throw error
    throw new EnvironmentError(`DATA_DIR cannot be used: ${code}`, { cause: error })
  }
}

/**
 * Opens the folder at a program's start. Prints a line for each change; ends the program if the folder cannot be
 * private.
 */
export async function openPrivateFolderOrExit(folder: string): Promise<void> {
  const narrowed = await openPrivateFolder(folder).catch(exitFor)
  for (const line of narrowed) process.stderr.write(`${line}\n`)
}

/** Removes others' permissions. Subfolders need no change, because others cannot enter the parent. */
async function narrow(path: string, mode: number): Promise<string[]> {
  try {
    for (const { uid } of [await lstat(path), await stat(path)]) assertOwn(path, uid)
    const found = await stat(path)
    const isMeant = mode === PRIVATE_FOLDER ? found.isDirectory() : found.isFile()
    if (!isMeant || (found.mode & OF_OTHERS) === 0) return []
    await chmod(path, mode)
    return [`${path} could be read by other users, and no longer can`]
  } catch (error) {
    // SQLite's own files come and go with the connections of other processes.
    if (isMissing(error) && mode === PRIVATE_FILE) return []
    throw error
  }
}

function assertOwn(path: string, uid: number): void {
  if (uid === process.getuid?.() || uid === ROOT) return
  throw new EnvironmentError(`DATA_DIR: ${path} belongs to another user, who could replace it`)
}
