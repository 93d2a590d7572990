import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'

const AlreadyThere = v.object({ code: v.literal('EEXIST') })

/** Where a secret comes from. */
export interface SecretSource {
  /** The one of the configuration, which wins. */
  readonly configured: string | undefined
  /** Folder that keeps the one that is made otherwise. */
  readonly folder: string
  /** Name of its file. */
  readonly name: string
}

/**
 * The secret of the configuration, or the one in the folder, which is made at the first start and which
 * only the owner of the process can read.
 */
export async function keptSecret({ configured, folder, name }: SecretSource): Promise<string> {
  if (configured) return configured
  await mkdir(folder, { recursive: true })
  const file = join(folder, name)
  await makeSecret(folder, name)
  const secret = (await readFile(file, 'utf8')).trim()
  if (secret.length < 16) throw new Error(`${file} holds no secret; delete it to have one made`)
  return secret
}

/** Links a complete file into place, which fails when one is there: of two first starts one makes it. */
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

/** 256 random bits in letters, digits, `-` and `_`. */
export const randomToken = () => randomBytes(32).toString('base64url')
