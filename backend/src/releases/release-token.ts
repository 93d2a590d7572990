import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config/config.ts'

/** Injection token of the bearer token that writes to the registry need. */
export const RELEASE_TOKEN = Symbol('release token')

/**
 * The token of the configuration, or the one in `DATA_DIR/release-token`, which is made at the first start
 * and which only the owner of the process can read.
 */
export async function releaseToken(
  config: Pick<Config, 'RELEASES_TOKEN' | 'DATA_DIR'>,
): Promise<string> {
  if (config.RELEASES_TOKEN) return config.RELEASES_TOKEN
  await mkdir(config.DATA_DIR, { recursive: true })
  const file = join(config.DATA_DIR, 'release-token')
  try {
    // Fails when the file is there, so that of two first starts one makes the token.
    await writeFile(file, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const token = (await readFile(file, 'utf8')).trim()
  if (token.length < 16) throw new Error(`${file} holds no token; delete it to have one made`)
  return token
}
