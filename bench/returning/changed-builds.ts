import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyWorkspace } from 'tooling/create-remote/copied-workspace'

/** Folders of a built host and of the portal's release. */
export interface Builds {
  readonly shell: string
  readonly release: string
}

/** Where the builds before and after a change stand in a folder of them. */
export const buildsIn = (folder: string, when: 'before' | 'after'): Builds => ({
  shell: join(folder, when, 'shell'),
  release: join(folder, when, 'release'),
})

/**
 * Builds host and portal as they are, and with another word each: of the design system, and of one page. All of them
 * come from one copy of the workspace, because names of modules follow from where packages lie.
 *
 * @returns the folder of the builds, which is the caller's to remove.
 */
export async function buildChanged(versions: { before: string; after: string }): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'builds-'))
  const workspace = await copyWorkspace()
  const { root } = workspace
  const keep = async (when: 'before' | 'after', { shell, release }: Builds) => {
    const kept = buildsIn(folder, when)
    await cp(shell, kept.shell, { recursive: true })
    await cp(release, kept.release, { recursive: true })
  }
  const make = async (version: string): Promise<Builds> => {
    await rm(join(root, 'shell/dist/document.json'), { force: true })
    await workspace.tool('tsx/dist/cli.mjs', [
      '--conditions=source',
      'tooling/workspace/build.ts',
      'shell',
    ])
    return { shell: join(root, 'shell/dist'), release: await workspace.build('mfe-gpl', version) }
  }
  try {
    await keep('before', await make(versions.before))
    const link = join(root, 'shared-ui/src/link/SkipLink.tsx')
    await replaceIn(link, 'Skip to content', 'Jump to content')
    const page = join(root, 'mfe-gpl/src/pages/tables/SeasonTables.tsx')
    await replaceIn(page, 'No match has been played yet', 'Nobody has played yet')
    await keep('after', await make(versions.after))
    return folder
  } finally {
    await workspace.remove()
  }
}

/** @throws Error when the text is not there: nothing would change. */
async function replaceIn(file: string, text: string, replacement: string): Promise<void> {
  const before = await readFile(file, 'utf8')
  const after = before.replace(text, replacement)
  if (after === before) throw new Error(`${file} has no ${text}`)
  await writeFile(file, after)
}
