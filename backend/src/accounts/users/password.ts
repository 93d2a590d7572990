import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'

/** Cost of OWASP's password storage guidance for scrypt: 2^17, 8, 1, which takes 128 MiB. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 2 ** 20 }
const KEY_BYTES = 32

const HASH = /^scrypt\$[\w-]{22}\$[\w-]{43}$/

/** Salted hash of a password: `scrypt$<salt>$<key>`, both base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, COST)
  return `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/** Whether the hash is the password's, in constant time. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, salt = '', key = ''] = HASH.test(hash) ? hash.split('$') : []
  const expected = Buffer.from(key, 'base64url')
  const actual = await derive(password, Buffer.from(salt, 'base64url'), COST)
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

/** Keeps anything but a hash out of the database. */
export const onlyHashes = {
  from: (stored: string) => stored,
  to: (password: string) => {
    if (!HASH.test(password)) throw new TypeError('A password is stored as its hash only')
    return password
  },
}

function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) => {
      if (error) reject(error)
      else resolve(key)
    })
  })
}
