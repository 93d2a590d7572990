import { buildRemote, builtReleaseFolder } from '../build-remote.ts'
import { REMOTE, VERSION } from '../command/input.ts'
import { workspaceRemote } from '../command/remote-name.ts'
import { verb } from '../command/verb.ts'

export const build = verb({
  command: 'build <remote>',
  summary: 'builds a release into the remote’s dist/release',
  options: (yargs) =>
    yargs.positional('remote', { ...REMOTE, coerce: workspaceRemote }).option('version', VERSION),
  async run({ remote, version }) {
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
})
