import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readEnvironment } from 'release/environment'
import { createReleaseKey, keptKeyFile, readReleaseKey } from 'release/release-key'
import { EVERY_REMOTE } from 'shared-server/signature/release-keys'
import { publicKeyOf } from 'shared-server/signature/release-signature'

/**
 * Creates a key for a new installation: what is published on this machine is signed, and API and edge accept
 * nothing else. An installation that began without a key stays unchecked, because its live releases are not
 * signed. Keys in the environment take precedence.
 *
 * @returns the environment for the programs.
 */
export async function signOwnReleases(variables: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  if (variables['RELEASE_KEYS'] || variables['RELEASE_KEY']) return variables
  const { DATA_DIR: folder } = readEnvironment(variables)
  if (isNew(variables, folder)) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await createReleaseKey(keptKeyFile(folder))
  }
  const key = await readReleaseKey({ DATA_DIR: folder })
  if (key === null) {
    console.log('  this installation began without a key: its releases are not signed')
    return variables
  }
  return { ...variables, RELEASE_KEYS: JSON.stringify({ [EVERY_REMOTE]: [publicKeyOf(key)] }) }
}

/** Without a database nothing has been published yet, unless the database is elsewhere. */
const isNew = ({ DATABASE_URL: database }: NodeJS.ProcessEnv, folder: string): boolean =>
  !database && !existsSync(join(folder, 'backend.sqlite')) && !existsSync(keptKeyFile(folder))
