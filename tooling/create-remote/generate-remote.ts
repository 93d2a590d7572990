import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as prettier from 'prettier'
import { filesBelow } from 'shared-server/release-store/files-below'
import type { NewRemote } from './new-remote.ts'
import { registerRemote } from './register-remote.ts'

/** Files of a new remote, with placeholders such as `__name__`. */
const TEMPLATE = join(import.meta.dirname, 'template')

/**
 * Writes a new remote into a workspace, and adds it to the lists of remotes.
 *
 * @returns every file that was written or changed, relative to the workspace.
 * @throws Error if the folder exists.
 */
export async function generateRemote(root: string, remote: NewRemote): Promise<string[]> {
  if (existsSync(join(root, remote.name))) throw new Error(`${remote.name} exists already`)
  const changed = await registerRemote(root, remote)
  const created: string[] = []
  for (const file of await filesBelow(TEMPLATE)) {
    const path = join(root, remote.name, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, fill(await readFile(join(TEMPLATE, file), 'utf8'), remote))
    created.push(join(remote.name, file))
  }
  for (const file of [...changed, ...created]) await format(join(root, file))
  return [...changed, ...created]
}

/** Replaces the placeholders with the remote's values. */
function fill(content: string, { name, prefix, theme, title, port }: NewRemote): string {
  return (
    content
      // Quoted in the template, because its package.json must be valid JSON too.
      .replaceAll('"__port__"', String(port))
      .replaceAll('__name__', name)
      .replaceAll('__prefix__', prefix)
      .replaceAll('__theme__', theme)
      .replaceAll('__title__', title)
  )
}

async function format(file: string): Promise<void> {
  const options = await prettier.resolveConfig(file)
  const content = await readFile(file, 'utf8')
  await writeFile(file, await prettier.format(content, { ...options, filepath: file }))
}
