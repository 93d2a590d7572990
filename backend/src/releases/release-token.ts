import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Config } from '../config/config.ts'

const AlreadyThere = v.object({ code: v.literal('EEXIST') })

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
  await makeToken(config.DATA_DIR, file)
  const token = (await readFile(file, 'utf8')).trim()
  if (token.length < 16) throw new Error(`${file} holds no token; delete it to have one made`)
  return token
}

/** Links a complete file into place, which fails when the token is there: of two first starts one makes it. */
async function makeToken(folder: string, file: string): Promise<void> {
  const draft = join(folder, `release-token-${randomUUID()}`)
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 })
  try {
    await link(draft, file)
  } catch (error) {
    if (!v.is(AlreadyThere, error)) throw error
  } finally {
    await rm(draft)
  }
}
