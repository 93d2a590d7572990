import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { NewRemote } from './remote-template.ts'

interface Insertion {
  readonly file: string
  /** The new line comes right after the last line that this matches. */
  readonly after: RegExp
  readonly line: (remote: NewRemote) => string
}

/** Every list of remotes in the workspace; everything else follows from the first. */
const LISTS: readonly Insertion[] = [
  {
    file: 'shared-contracts/src/paths/select-route.ts',
    after: /^ {2}'mfe-[\w-]+',$/gm,
    line: ({ name }) => `  '${name}',`,
  },
  {
    file: 'shared-contracts/src/paths/select-route.ts',
    after: /^ {2}\S+: 'mfe-[\w-]+',$/gm,
    line: ({ name, prefix }) => `  '${prefix}': '${name}',`,
  },
  {
    file: 'tsconfig.json',
    after: /^ {4}\{ "path": "mfe-[\w-]+" \},$/gm,
    line: ({ name }) => `    { "path": "${name}" },`,
  },
  {
    file: 'e2e/support/addresses.ts',
    after: /^ {2}\{ path: '\/[\w/-]+', remote: 'mfe-[\w-]+'.* \},$/gm,
    line: ({ name, prefix }) => `  { path: '${prefix}', remote: '${name}', hasScreens: false },`,
  },
  {
    file: 'README.md',
    after: /^\| \[mfe-[\w-]+\].*$/gm,
    line: ({ name, prefix, title }) => `| [${name}](${name}) | ${title}, \`${prefix}…\` |`,
  },
]

/**
 * Writes a new remote into the lists of the workspace.
 *
 * @returns the files that were changed.
 * @throws Error when a list is not where it was; nothing after it is changed then.
 */
export async function registerRemote(root: string, remote: NewRemote): Promise<string[]> {
  for (const { file, after, line } of LISTS) {
    const path = join(root, file)
    const content = await readFile(path, 'utf8')
    const last = [...content.matchAll(after)].at(-1)
    if (!last) throw new Error(`${file} has no list of remotes where the generator looks for it`)
    const end = last.index + last[0].length
    await writeFile(path, `${content.slice(0, end)}\n${line(remote)}${content.slice(end)}`)
  }
  return [...new Set(LISTS.map(({ file }) => file))]
}
