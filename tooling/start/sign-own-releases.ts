import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readEnvironment } from 'release/environment'
import { createReleaseKey, keptKeyFile, readReleaseKey } from 'release/release-key'
import { EVERY_REMOTE } from 'shared-server/signature/release-keys'
import { publicKeyOf } from 'shared-server/signature/release-signature'

/**
 * An installation that begins here gets a key of its own: what is published on this machine is signed, and API and
 * edge take nothing else. One that began without a key goes on unchecked, because what is live there is not signed.
 * Where the environment names keys, it is right.
 *
 * @returns the environment that the programs start with.
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

/** Nothing was published yet where there is no database, unless it is kept elsewhere. */
const isNew = ({ DATABASE_URL: database }: NodeJS.ProcessEnv, folder: string): boolean =>
  !database && !existsSync(join(folder, 'backend.sqlite')) && !existsSync(keptKeyFile(folder))
