import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { NewRemote } from './new-remote.ts'

interface Insertion {
  readonly file: string
  /** The new text is inserted after the last match. */
  readonly after: RegExp
  readonly text: (remote: NewRemote) => string
}

/** Manually maintained lists of remotes; everything else finds a remote by its folder. */
const LISTS: readonly Insertion[] = [
  {
    file: 'tsconfig.json',
    after: /\{\s*"path": "mfe-[\w-]+"\s*\},/g,
    text: ({ name }) => `{ "path": "${name}" },`,
  },
  {
    file: 'README.md',
    after: /^\| \[mfe-[\w-]+\].*$/gm,
    text: ({ name, prefix, title }) => `\n| [${name}](${name}) | ${title}, \`${prefix}…\` |`,
  },
]

/**
 * Adds a new remote to the lists of the workspace.
 *
 * @returns the changed files.
 * @throws Error if a list is not found; the lists after it are then unchanged.
 */
export async function registerRemote(root: string, remote: NewRemote): Promise<string[]> {
  for (const { file, after, text } of LISTS) {
    const path = join(root, file)
    const content = await readFile(path, 'utf8')
    const last = [...content.matchAll(after)].at(-1)
    if (!last) throw new Error(`${file} has no list of remotes where the generator looks for it`)
    const end = last.index + last[0].length
    await writeFile(path, content.slice(0, end) + text(remote) + content.slice(end))
  }
  return LISTS.map(({ file }) => file)
}
