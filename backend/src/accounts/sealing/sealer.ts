import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { sha256 } from '../../foundation/database/sha256.ts'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

interface SealingKey {
  /** Identifies the key, and reveals nothing of it. */
  readonly id: string
  readonly key: Buffer
}

/**
 * Encrypts what only the desk may read again, with AES-256-GCM. The key is kept outside the database and the browser.
 */
@Injectable()
export class Sealer {
  private readonly current: SealingKey
  private readonly keys: ReadonlyMap<string, SealingKey>

  /** @param formerSecret secret of the previous key, which still opens what it sealed. */
  constructor(secret: string, formerSecret?: string) {
    this.current = keyOf(secret)
    const former = formerSecret === undefined ? [] : [keyOf(formerSecret)]
    this.keys = new Map([...former, this.current].map((known) => [known.id, known]))
  }

  /** @param purpose what the text is sealed for, such as a row. It cannot be opened for any other purpose. */
  seal(text: string, purpose: string): string {
    const { id, key } = this.current
    const iv = randomBytes(IV_BYTES)
    const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES })
    cipher.setAAD(Buffer.from(purpose))
    const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return `${id}.${Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64url')}`
  }

  /** Opens a sealed text. Null if it was sealed with an unknown key or for another purpose, or was changed. */
  open(sealed: string, purpose: string): string | null {
    const [id = '', payload = ''] = sealed.split('.')
    const key = this.keys.get(id)?.key
    const bytes = Buffer.from(payload, 'base64url')
    if (!key || bytes.length < IV_BYTES + TAG_BYTES) return null
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    })
    decipher.setAAD(Buffer.from(purpose))
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    const content = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES))
    try {
      return Buffer.concat([content, decipher.final()]).toString('utf8')
    } catch {
      return null
    }
  }

  /** Whether it was sealed with the key that is in use. */
  isCurrent(sealed: string): boolean {
    return sealed.startsWith(`${this.current.id}.`)
  }
}

function keyOf(secret: string): SealingKey {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'what the desk seals', 32))
  return { key, id: sha256(key.toString('hex')).slice(0, 8) }
}
