import { buildRemote, builtReleaseFolder } from '../build-remote.ts'
import { text, workspaceRemote } from '../command/input.ts'
import type { Verb } from '../command/verb.ts'

export const build: Verb = {
  usage: '<remote> [--version V]',
  summary: 'builds a release into the remote’s dist/release',
  options: { version: { type: 'string' } },
  async run(input) {
    const remote = workspaceRemote(input.positionals[0])
    const version = text(input, 'version')
    const release = await buildRemote(remote, {
      mode: 'production',
      ...(version !== undefined && { version }),
    })
    const folder = builtReleaseFolder(remote)
    return {
      text: `built ${release.name}@${release.version} in ${folder}`,
      data: { name: release.name, version: release.version, folder },
    }
  },
}
