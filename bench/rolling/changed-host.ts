import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copyWorkspace } from 'tooling/create-remote/copied-workspace'

/** A text on every page of every remote, and its replacement in the next host. */
const FILE = 'shared-ui/src/link/SkipLink.tsx'
const WORD = 'Skip to content'
const CHANGED = 'Skip to the content'

/** A built host in the form that an edge takes, and the function that removes it. */
export interface BuiltHost {
  readonly folder: string
  readonly remove: () => Promise<void>
}

/**
 * Builds the next version of the host in a copy of the workspace, with one text of the design system changed.
 *
 * @throws Error if the text is not found, or the build fails.
 */
export async function buildChangedHost(): Promise<BuiltHost> {
  const copy = await copyWorkspace()
  const remove = () => copy.remove()
  try {
    const file = join(copy.root, FILE)
    const before = await readFile(file, 'utf8')
    if (!before.includes(WORD)) throw new Error(`${FILE} does not say "${WORD}"`)
    await writeFile(file, before.replace(WORD, CHANGED))
    await copy.tool('tsx/dist/cli.mjs', [
      '--conditions=source',
      'tooling/workspace/build.ts',
      'shell',
    ])
    return { folder: join(copy.root, 'shell/dist'), remove }
  } catch (error) {
    await remove()
    throw error
  }
}
