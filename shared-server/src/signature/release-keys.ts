import { createPublicKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { RemoteReleaseName } from 'shared-contracts/release'
import * as v from 'valibot'
import { NoPlaceholder } from '../environment/values.ts'
import { isSignedBy, type SignedSubject } from './release-signature.ts'

/** Public keys by the remote that they may sign for; keys of `*` may sign for every remote. */
export type ReleaseKeys = ReadonlyMap<string, readonly KeyObject[]>

/** Name for keys that may sign for every remote: the platform's own. */
export const EVERY_REMOTE = '*'

const PublicKey = v.pipe(
  v.string('must be a public key in base64'),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const key = readPublicKey(dataset.value)
    if (key) return key
    addIssue({ message: 'must hold Ed25519 public keys, SPKI in base64' })
    return NEVER
  }),
)

/**
 * The variable `RELEASE_KEYS`: the JSON itself, or a file that contains it. It is read once, from the platform's
 * deployment, so that no registry can change which keys an edge trusts.
 */
export const ReleaseKeysVariable = v.pipe(
  NoPlaceholder,
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const text = textOf(dataset.value)
    if (text !== null) return text
    addIssue({ message: 'must be JSON, or a file that can be read' })
    return NEVER
  }),
  v.parseJson(undefined, 'must be JSON, or a file of it'),
  v.record(
    v.pipe(
      v.string(),
      v.check(
        (name) => name === EVERY_REMOTE || v.is(RemoteReleaseName, name),
        'must name remotes such as mfe-gpl, or * for all of them',
      ),
    ),
    v.pipe(v.array(PublicKey, 'must be a list of keys'), v.minLength(1, 'must list a key')),
    'must list keys by remote, such as {"mfe-gpl":["…"]}',
  ),
  v.check((keys) => Object.keys(keys).length > 0, 'must name a remote, or * for all of them'),
  v.transform((keys): ReleaseKeys => new Map(Object.entries(keys))),
)

/**
 * Checks whether a release was signed by its team. Returns one sentence if not, or none.
 *
 * @param keys undefined if signatures are not checked.
 */
export function signatureRefusals(
  keys: ReleaseKeys | undefined,
  subject: SignedSubject,
  signature: string | null | undefined,
): string[] {
  if (!keys) return []
  if (!signature) return ['it is not signed']
  const trusted = [...(keys.get(subject.name) ?? []), ...(keys.get(EVERY_REMOTE) ?? [])]
  return isSignedBy(trusted, subject, signature)
    ? []
    : [`its signature is by no key that may release ${subject.name}`]
}

const textOf = (value: string): string | null => {
  if (value.trimStart().startsWith('{')) return value
  try {
    return readFileSync(value, 'utf8')
  } catch {
    return null
  }
}

function readPublicKey(text: string): KeyObject | null {
  const der = Buffer.from(text, 'base64')
  if (der.toString('base64') !== text) return null
  try {
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' })
    return key.asymmetricKeyType === 'ed25519' ? key : null
  } catch {
    return null
  }
}
