import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ReleaseTagName } from 'shared-contracts/release-tag'
import * as v from 'valibot'

const git = promisify(execFile)

/**
 * Returns the tags for a build of the current checkout: `branch-<name>` and `author-<name>`, so that the newest
 * release of a branch, or of a person, has one address. A pipeline with a detached HEAD passes the branch with `--tag`.
 *
 * @param commit that was built; there are no tags for another one than the current.
 */
export async function sourceTags(commit: string): Promise<string[]> {
  const [head, branch, author] = await Promise.all([
    ask('rev-parse', 'HEAD'),
    ask('symbolic-ref', '--short', 'HEAD'),
    ask('log', '-1', '--format=%an'),
  ])
  if (commit === '' || !head.startsWith(commit)) return []
  return [tagOf('branch', branch), tagOf('author', author)].filter((tag) => tag !== null)
}

/** @returns null if the name contains no character that a tag may have. */
export function tagOf(kind: 'branch' | 'author', name: string): string | null {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain.split(/[^a-z0-9]+/).filter(Boolean)
  const tag = `${kind}-${words.join('-')}`.slice(0, 64).replace(/-$/, '')
  return words.length > 0 && v.is(ReleaseTagName, tag) ? tag : null
}

/** @returns '' if git does not know. */
const ask = (...args: string[]): Promise<string> =>
  git('git', args).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  )
