import { REMOTE, VERSION } from '../command/input.ts'
import { workspaceRemote } from '../command/remote-name.ts'
import { verb } from '../command/verb.ts'
import { readRelease } from '../publish.ts'
import { buildRelease, builtReleaseFolder } from '../workspace.ts'

export const build = verb({
  command: 'build <remote>',
  summary: 'builds a release into the remote’s dist/release',
  options: (yargs) =>
    yargs.positional('remote', { ...REMOTE, coerce: workspaceRemote }).option('version', VERSION),
  async run({ remote, version }) {
    await buildRelease(remote, version)
    const folder = builtReleaseFolder(remote)
    const { release } = await readRelease(folder)
    return {
      text: `built ${release.name}@${release.version} in ${folder}`,
      data: { name: release.name, version: release.version, folder },
    }
  },
})
