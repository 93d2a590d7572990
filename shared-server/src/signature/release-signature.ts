import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto'

/** What a signature covers: that this description is this version of this remote. */
export interface SignedSubject {
  /** The remote's name. */
  readonly name: string
  readonly version: string
  /** Integrity of the exact text of `release.json`. */
  readonly digest: string
}

/** The first line makes the signature invalid for anything else that a team's key may sign one day. */
const textOf = ({ name, version, digest }: SignedSubject) =>
  Buffer.from(`release-signature:v1\n${name}\n${version}\n${digest}`)

/**
 * Signs a release with Ed25519.
 *
 * @param privateKey PEM of PKCS #8.
 * @returns the signature's 64 bytes in base64.
 * @throws TypeError if it is not an Ed25519 key.
 */
export const signRelease = (privateKey: string, subject: SignedSubject): string =>
  sign(null, textOf(subject), readPrivateKey(privateKey)).toString('base64')

/** Whether one of the keys made the signature. Only one spelling is valid: 64 bytes in padded base64. */
export function isSignedBy(
  keys: readonly KeyObject[],
  subject: SignedSubject,
  signature: string,
): boolean {
  const bytes = Buffer.from(signature, 'base64')
  if (bytes.length !== 64 || bytes.toString('base64') !== signature) return false
  return keys.some((key) => verify(null, textOf(subject), key, bytes))
}

/** Returns the public key of a private one, as `RELEASE_KEYS` lists it. @throws as {@link signRelease} does. */
export const publicKeyOf = (privateKey: string): string =>
  createPublicKey(readPrivateKey(privateKey))
    .export({ type: 'spki', format: 'der' })
    .toString('base64')

function readPrivateKey(pem: string): KeyObject {
  const key = parse(() => createPrivateKey(pem))
  if (key?.asymmetricKeyType === 'ed25519') return key
  throw new TypeError('an Ed25519 private key in PEM is needed')
}

/** Drops the parser's own errors, which may contain parts of the key. */
function parse(read: () => KeyObject): KeyObject | null {
  try {
    return read()
  } catch {
    return null
  }
}
