import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as prettier from 'prettier'
import { registerRemote } from './register-remote.ts'
import { remoteFiles, type NewRemote } from './remote-template.ts'

/**
 * Writes a new remote into a workspace, and into its lists of remotes.
 *
 * @returns every file that was written or changed, relative to the workspace.
 * @throws Error when the folder exists.
 */
export async function generateRemote(root: string, remote: NewRemote): Promise<string[]> {
  if (existsSync(join(root, remote.name))) throw new Error(`${remote.name} exists already`)
  const changed = await registerRemote(root, remote)
  const created: string[] = []
  for (const [file, content] of Object.entries(remoteFiles(remote))) {
    const path = join(root, remote.name, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content.trimStart())
    created.push(join(remote.name, file))
  }
  for (const file of [...changed, ...created]) await format(join(root, file))
  return [...changed, ...created]
}

async function format(file: string): Promise<void> {
  const options = await prettier.resolveConfig(file)
  const content = await readFile(file, 'utf8')
  await writeFile(file, await prettier.format(content, { ...options, filepath: file }))
}
