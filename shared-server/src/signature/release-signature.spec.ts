import { describe, expect, it } from '@jest/globals'
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import { isSignedBy, publicKeyOf, signRelease } from './release-signature.ts'

/** The first key of RFC 8032, section 7.1, as PKCS #8 and as SPKI. */
const PRIVATE_KEY = `-----BEGIN PRIVATE KEY-----
MC4CAQAwBQYDK2VwBCIEIJ1hsZ3v/VpguoRK9JLsLMREScVpezJpGXA7rAMcrn9g
-----END PRIVATE KEY-----
`
const PUBLIC_KEY = 'MCowBQYDK2VwAyEA11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo='
const SUBJECT = { name: 'mfe-gpl', version: '1.4.0', digest: `sha384-${'A'.repeat(64)}` }
/** Made with `openssl pkeyutl -sign -rawin` over the text of the subject. */
const SIGNATURE =
  'f2RaJCnD1/6FJwbR9rQkeng7tmsZq11VPlLOu70fTrYi0MbIeMcUy+uOFCs24RXh5ph1mHjg3spH1vpHqbkADw=='

const keyOf = (spki: string) =>
  createPublicKey({ key: Buffer.from(spki, 'base64'), format: 'der', type: 'spki' })
const keys = [keyOf(PUBLIC_KEY)]
const otherKey = generateKeyPairSync('ed25519').publicKey

describe('the signature of a release', () => {
  it('is Ed25519 as RFC 8032 has it', () => {
    const ofNothing = sign(null, Buffer.alloc(0), createPrivateKey(PRIVATE_KEY)).toString('hex')
    expect(ofNothing).toBe(
      'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
    )
    expect(publicKeyOf(PRIVATE_KEY)).toBe(PUBLIC_KEY)
  })

  it('is of name, version and digest, as another program signs them', () => {
    expect(signRelease(PRIVATE_KEY, SUBJECT)).toBe(SIGNATURE)
    expect(isSignedBy(keys, SUBJECT, SIGNATURE)).toBe(true)
  })

  it('holds for one of several keys, and for no other', () => {
    expect(isSignedBy([otherKey, ...keys], SUBJECT, SIGNATURE)).toBe(true)
    expect(isSignedBy([otherKey], SUBJECT, SIGNATURE)).toBe(false)
    expect(isSignedBy([], SUBJECT, SIGNATURE)).toBe(false)
  })

  it.each([
    ['name', { name: 'mfe-group' }],
    ['version', { version: '1.4.1' }],
    ['digest', { digest: `sha384-B${'A'.repeat(63)}` }],
    ['border between name and version', { name: 'mfe-gpl\n1.4.0', version: '' }],
  ])('holds for no other %s', (_what, change) => {
    expect(isSignedBy(keys, { ...SUBJECT, ...change }, SIGNATURE)).toBe(false)
  })

  const bytes = Buffer.from(SIGNATURE, 'base64')
  it.each([
    ['cut short', bytes.subarray(0, 63).toString('base64')],
    ['longer', Buffer.concat([bytes, Buffer.alloc(1)]).toString('base64')],
    ['empty', ''],
    ['without its padding', SIGNATURE.slice(0, -2)],
    ['in the alphabet of addresses', bytes.toString('base64url')],
    ['in hexadecimal', bytes.toString('hex')],
    ['with a line end', `${SIGNATURE}\n`],
    ['with bits after its end', SIGNATURE.replace('w==', 'x==')],
    ['with one bit changed', `e${SIGNATURE.slice(1)}`],
    ['of zeros', Buffer.alloc(64).toString('base64')],
  ])('is none when it is %s', (_how, signature) => {
    expect(isSignedBy(keys, SUBJECT, signature)).toBe(false)
  })

  it.each([
    ['of another kind', generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey],
    ['a public one', otherKey],
  ])('is not made by a key that is %s', (_what, key) => {
    const type = key.type === 'private' ? 'pkcs8' : 'spki'
    const pem = key.export({ format: 'pem', type } as never).toString()
    expect(() => signRelease(pem, SUBJECT)).toThrow('an Ed25519 private key in PEM is needed')
  })
})
