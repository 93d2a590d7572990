import { workspaceRemotes } from 'release/workspace'
import { RESERVED_PREFIXES } from 'shared-contracts/addresses'
import type { Release } from 'shared-contracts/release'
import { isBelow, type AddressTable } from 'shared-contracts/select-route'
import * as v from 'valibot'
import { remotePort } from '../dev/remote-ports.ts'

export interface NewRemote {
  /** The package's name: `mfe-academy`. */
  readonly name: string
  /** Base path, without trailing slash: `/academy`. */
  readonly prefix: string
  readonly theme: Release['theme']
  /** Title for visitors: `Academy`. */
  readonly title: string
  /** Port of its own development server. */
  readonly port: number
}

const Name = v.pipe(
  v.string(),
  v.transform((name) => (name.startsWith('mfe-') ? name : `mfe-${name}`)),
  v.regex(/^mfe-[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'a name such as mfe-academy'),
)
const Prefix = v.pipe(
  v.string(),
  v.regex(/^\/[a-z][a-z0-9-]*$/, 'a prefix such as /academy'),
  v.check(
    (prefix) => !RESERVED_PREFIXES.includes(prefix),
    'a prefix that the edge does not answer itself',
  ),
)

/**
 * Completes the given values to a remote that can be generated.
 *
 * @throws Error that says what is wrong.
 */
export function newRemote(name: string, prefix: string, theme: Release['theme']): NewRemote {
  const parsed = v.safeParse(v.object({ name: Name, prefix: Prefix }), { name, prefix })
  if (!parsed.success) {
    const [{ message, input }] = parsed.issues
    throw new Error(`${JSON.stringify(input)} is not what is needed: ${message}`)
  }
  const port = Math.max(...workspaceRemotes().map(remotePort)) + 1
  return { ...parsed.output, theme, title: titleOf(parsed.output.name), port }
}

/**
 * Refuses a prefix at or below which another remote has pages: the registry would refuse the first release.
 *
 * @throws Error that names the other remote.
 */
export function refuseTakenPrefix(prefix: string, others: AddressTable): void {
  const owner = others.find(({ basePaths, patterns = ['/*'] }) =>
    basePaths.some((basePath) => patterns.some((pattern) => isBelow(basePath + pattern, prefix))),
  )
  if (owner) throw new Error(`${prefix} is taken: ${owner.remote} has pages there`)
}

/** Returns the title of a remote: `mfe-youth-academy` becomes `Youth academy`. */
function titleOf(name: string): string {
  const words = name.replace(/^mfe-/, '').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
