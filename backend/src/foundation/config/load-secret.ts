import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'

const AlreadyThere = v.object({ code: v.literal('EEXIST') })

/** Source of a secret. */
export interface SecretSource {
  /** The secret of the configuration, which takes precedence. */
  readonly configured: string | undefined
  /** Folder of the generated secret. */
  readonly folder: string
  /** Name of the file of the generated secret. */
  readonly name: string
}

/**
 * Returns the configured secret, or the generated one in the folder. It is generated at the first start, and only the
 * owner of the process can read it.
 */
export async function loadSecret({ configured, folder, name }: SecretSource): Promise<string> {
  if (configured) return configured
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, name)
  await makeSecret(folder, name)
  const secret = (await readFile(file, 'utf8')).trim()
  if (secret.length < 16) throw new Error(`${file} holds no secret; delete it to have one made`)
  return secret
}

/**
 * Links a complete file into place. Linking fails when the file exists, so only one of two concurrent first starts
 * writes it.
 */
async function makeSecret(folder: string, name: string): Promise<void> {
  const draft = join(folder, `${name}-${randomUUID()}`)
  await writeFile(draft, `${randomToken()}\n`, { mode: 0o600 })
  try {
    await link(draft, join(folder, name))
  } catch (error) {
    if (!v.is(AlreadyThere, error)) throw error
  } finally {
    await rm(draft)
  }
}

/** Returns 256 random bits as letters, digits, `-` and `_`. */
export const randomToken = () => randomBytes(32).toString('base64url')
