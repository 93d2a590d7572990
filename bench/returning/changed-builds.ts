import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyWorkspace } from 'tooling/create-remote/copied-workspace'

/** Folders of a built host and of the portal's release. */
export interface Builds {
  readonly shell: string
  readonly release: string
}

/** Returns the locations of the builds before or after a change, within their folder. */
export const buildsIn = (folder: string, when: 'before' | 'after'): Builds => ({
  shell: join(folder, when, 'shell'),
  release: join(folder, when, 'release'),
})

/**
 * Builds host and portal unchanged, and again with one text changed in each: in the design system, and on one
 * page. All builds come from one copy of the workspace, because module names depend on the location of packages.
 *
 * @returns the folder of the builds, which the caller removes.
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

/** @throws Error if the text is not found, so that nothing would change. */
async function replaceIn(file: string, text: string, replacement: string): Promise<void> {
  const before = await readFile(file, 'utf8')
  const after = before.replace(text, replacement)
  if (after === before) throw new Error(`${file} has no ${text}`)
  await writeFile(file, after)
}
