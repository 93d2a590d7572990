import { generateKeyPairSync } from 'node:crypto'
import { integrityOf } from '../integrity.ts'
import { publicKeyOf, signRelease } from '../signature/release-signature.ts'

export interface ReleaseKey {
  /** The private key in PEM. */
  readonly pem: string
  readonly publicKey: string
  /** Signs a release by its description's text. */
  readonly sign: (name: string, version: string, description: string) => string
}

/** Makes a team's key. */
export function newReleaseKey(): ReleaseKey {
  const { privateKey } = generateKeyPairSync('ed25519')
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
  return {
    pem,
    publicKey: publicKeyOf(pem),
    sign: (name, version, description) =>
      signRelease(pem, { name, version, digest: integrityOf(description) }),
  }
}
