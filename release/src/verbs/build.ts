import { readRelease } from '../publish.ts'
import { builtReleaseFolder, buildRelease } from '../workspace.ts'
import { text, workspaceRemote } from '../command/input.ts'
import type { Verb } from '../command/verb.ts'

export const build: Verb = {
  usage: '<remote> [--version V]',
  summary: 'builds a release into the remote’s dist/release',
  options: { version: { type: 'string' } },
  async run(input) {
    const remote = workspaceRemote(input.positionals[0])
    await buildRelease(remote, text(input, 'version'))
    const folder = builtReleaseFolder(remote)
    const { release } = await readRelease(folder)
    return {
      text: `built ${release.name}@${release.version} in ${folder}`,
      data: { name: release.name, version: release.version, folder },
    }
  },
}
