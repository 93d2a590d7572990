import { FOLDER, releaseFolderOf, VERSION } from '../command/input.ts'
import { workspaceRemote } from '../command/remote-name.ts'
import { uploadProgress } from '../command/upload-progress.ts'
import { verb } from '../command/verb.ts'
import { publishRelease } from '../publish.ts'
import { readReleaseKey } from '../release-key.ts'
import { buildRelease } from '../workspace.ts'

export const publish = verb({
  command: 'publish [remote]',
  summary:
    'builds a release, or takes a built one, and gives it to the registry; visitors see no change',
  options: (yargs) =>
    yargs
      .positional('remote', { type: 'string', describe: 'the remote to build' })
      .option('version', VERSION)
      .option('folder', FOLDER),
  async run({ remote, version, folder: built }, context) {
    // Before anything is built, so that a key that cannot be read costs no time.
    const key = await readReleaseKey(context.env)
    if (built === undefined) {
      const name = workspaceRemote(remote)
      context.progress(`building ${name}`)
      await buildRelease(name, version)
    }
    const folder = releaseFolderOf({ remote, folder: built })
    const release = await publishRelease(folder, {
      registry: await context.registry(),
      files: await context.files(),
      key,
      onFile: await uploadProgress(folder, context.progress),
    })
    const target = `${release.name}@${release.version}`
    return {
      data: { name: release.name, version: release.version },
      text: `published ${target}; try it with: pnpm release preview ${target}`,
    }
  },
})
