import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { parseEnvironment } from '../environment/parse-environment.ts'
import { newReleaseKey } from '../testing/release-key.ts'
import { ReleaseKeysVariable, signatureRefusals } from './release-keys.ts'
import { signRelease } from './release-signature.ts'

const Schema = v.object({ RELEASE_KEYS: v.optional(ReleaseKeysVariable) })
const read = (value: string) => parseEnvironment(Schema, { RELEASE_KEYS: value }).RELEASE_KEYS

const [team, next, platform, stranger] = [
  newReleaseKey(),
  newReleaseKey(),
  newReleaseKey(),
  newReleaseKey(),
]
const KEYS = JSON.stringify({
  'mfe-gpl': [team.publicKey, next.publicKey],
  '*': [platform.publicKey],
})

describe('RELEASE_KEYS', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'release-keys-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('is JSON, or a file of it', async () => {
    await writeFile(join(folder, 'keys.json'), `\n${KEYS}`)
    for (const value of [KEYS, `\n ${KEYS}`, join(folder, 'keys.json')]) {
      expect([...(read(value) ?? [])].map(([name, keys]) => [name, keys.length])).toEqual([
        ['mfe-gpl', 2],
        ['*', 1],
      ])
    }
  })

  const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey
  it.each([
    ['/no/such/s3cret', 'RELEASE_KEYS must be JSON, or a file that can be read'],
    ['{"s3cret"', 'RELEASE_KEYS must be JSON, or a file of it'],
    ['{}', 'RELEASE_KEYS must name a remote, or * for all of them'],
    ['{"S3CRET":["s3cret"]}', 'must name remotes such as mfe-gpl, or *'],
    ['{"*":"s3cret"}', 'must be a list of keys'],
    ['{"*":[]}', 'must list a key'],
    ['{"*":[1]}', 'must be a public key in base64'],
    ['{"*":["s3cret"]}', 'must hold Ed25519 public keys, SPKI in base64'],
    [
      JSON.stringify({ '*': [ec.export({ format: 'der', type: 'spki' }).toString('base64')] }),
      'must hold Ed25519 public keys, SPKI in base64',
    ],
    [
      JSON.stringify({ '*': [team.pem.split('\n')[1]] }),
      'must hold Ed25519 public keys, SPKI in base64',
    ],
  ])('is refused in a line without its value: %s', (value, line) => {
    expect(() => read(value)).toThrow(line)
    expect(() => read(value)).not.toThrow(/s3cret/)
  })
})

describe('a release whose signature is checked', () => {
  const subject = { name: 'mfe-gpl', version: '1.4.0', digest: 'sha384-abc' }
  const refusalOf = (key: { pem: string }, of = subject) =>
    signatureRefusals(read(KEYS), of, signRelease(key.pem, of))

  it('is accepted by any key of its remote, and by one for every remote', () => {
    for (const key of [team, next, platform]) expect(refusalOf(key)).toEqual([])
    expect(refusalOf(platform, { ...subject, name: 'mfe-group' })).toEqual([])
  })

  it('is refused when a stranger or another team has signed it', () => {
    const refusal = (name: string) => [`its signature is by no key that may release ${name}`]
    expect(refusalOf(stranger)).toEqual(refusal('mfe-gpl'))
    for (const name of ['mfe-group', 'constructor', '*']) {
      expect(refusalOf(team, { ...subject, name })).toEqual(refusal(name))
    }
  })

  it('is refused without a signature', () => {
    for (const none of [undefined, null, '']) {
      expect(signatureRefusals(read(KEYS), subject, none)).toEqual(['it is not signed'])
    }
  })

  it('is taken as it is where no keys are named', () => {
    expect(signatureRefusals(undefined, subject, undefined)).toEqual([])
  })
})
