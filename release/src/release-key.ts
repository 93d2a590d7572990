import { generateKeyPairSync } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf, isMissing } from 'shared-server/release-store/is-missing'
import { publicKeyOf } from 'shared-server/signature/release-signature'
import type { ReleaseEnvironment } from './environment.ts'

/** Returns the file of the key that `npm start` makes for a new installation. */
export const keptKeyFile = (dataDir: string) => join(dataDir, 'release-key')

/**
 * Reads the private key that releases are signed with, in PEM: that of RELEASE_KEY, or the installation's.
 *
 * @returns null if there is neither: releases are not signed then.
 * @throws Error if the file cannot be read, or holds no such key.
 */
export async function readReleaseKey({
  RELEASE_KEY: configured,
  DATA_DIR: dataDir,
}: Pick<ReleaseEnvironment, 'RELEASE_KEY' | 'DATA_DIR'>): Promise<string | null> {
  try {
    const key = await readFile(configured ?? keptKeyFile(dataDir), 'utf8')
    publicKeyOf(key)
    return key
  } catch (error) {
    if (configured === undefined && isMissing(error)) return null
    const code = codeOf(error)
    const reason = error instanceof TypeError ? error.message : `it cannot be read: ${String(code)}`
    throw new Error(`${configured === undefined ? 'release-key' : 'RELEASE_KEY'}: ${reason}`, {
      cause: error,
    })
  }
}

/**
 * Makes a private key that only its owner can read.
 *
 * @returns its public key, as RELEASE_KEYS lists it.
 * @throws the file system's own error if the file exists: a key is never overwritten.
 */
export async function createReleaseKey(file: string): Promise<string> {
  const { privateKey } = generateKeyPairSync('ed25519')
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
  await writeFile(file, pem, { flag: 'wx', mode: 0o600 })
  return publicKeyOf(pem)
}
