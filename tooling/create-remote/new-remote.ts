import { selectRoute } from 'shared-contracts'
import { Release } from 'shared-contracts/release'
import * as v from 'valibot'
import { OWN_PREFIXES } from 'edge/own-prefixes'
import type { NewRemote } from './remote-template.ts'

const Name = v.pipe(
  v.string(),
  v.transform((name) => (name.startsWith('mfe-') ? name : `mfe-${name}`)),
  v.regex(/^mfe-[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'a name such as mfe-academy'),
)
const Prefix = v.pipe(
  v.string(),
  v.regex(/^\/[a-z][a-z0-9-]*$/, 'a prefix such as /academy'),
  v.check(
    (prefix) => !OWN_PREFIXES.includes(prefix),
    'a prefix that the edge does not answer itself',
  ),
  v.check((prefix) => selectRoute(prefix) === null, 'a prefix that no remote answers yet'),
)

/**
 * Reads what stands behind `pnpm create-remote`.
 *
 * @throws Error that says what is wrong.
 */
export function newRemote(name = '', prefix = '', theme = 'loom'): NewRemote {
  const wanted = v.object({ name: Name, prefix: Prefix, theme: Release.entries.theme })
  const parsed = v.safeParse(wanted, { name, prefix, theme })
  if (!parsed.success) {
    const [{ message, input }] = parsed.issues
    throw new Error(`${JSON.stringify(input)} is not what is needed: ${message}`)
  }
  return { ...parsed.output, title: titleOf(parsed.output.name) }
}

/** `mfe-youth-academy` reads `Youth academy`. */
function titleOf(name: string): string {
  const words = name.replace(/^mfe-/, '').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
