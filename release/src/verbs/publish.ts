import { FOLDER, releaseFolderOf, tagName, VERSION } from '../command/input.ts'
import { workspaceRemote } from '../command/remote-name.ts'
import { uploadProgress } from '../command/upload-progress.ts'
import { verb } from '../command/verb.ts'
import { publishRelease } from '../publish.ts'
import { assertCommitted, assertStoreIsRead, assertVersionFree } from '../publish-checks.ts'
import { sourceTags } from '../source-tags.ts'
import { readReleaseKey } from '../release-key.ts'
import { buildRelease, workspaceVersion } from '../workspace.ts'

export const publish = verb({
  command: 'publish [remote]',
  summary:
    'builds a release, or takes a built one, and gives it to the registry; visitors see no change',
  options: (yargs) =>
    yargs
      .positional('remote', { type: 'string', describe: 'the remote to build' })
      .option('version', VERSION)
      .option('folder', FOLDER)
      .option('tag', {
        type: 'string',
        requiresArg: true,
        coerce: (names: string) => names.split(',').map(tagName),
        describe: 'names that it has from now on, such as checkout,next',
      })
      .option('dirty', {
        type: 'boolean',
        default: false,
        describe: 'also what is not committed',
      }),
  async run({ remote, version, folder: built, tag = [], dirty }, context) {
    // Before the build, so that a publish that cannot work fails early.
    const key = await readReleaseKey(context.env)
    const registry = await context.registry()
    const files = await context.files()
    await assertStoreIsRead(context.env, registry)
    if (built === undefined) {
      const name = workspaceRemote(remote)
      if (!dirty) await assertCommitted()
      const wanted = version ?? (await workspaceVersion(name))
      await assertVersionFree({ name, version: wanted }, registry, files)
      context.progress(`building ${name}`)
      await buildRelease(name, version)
    }
    const folder = releaseFolderOf({ remote, folder: built })
    const tags = [...new Set([...tag, ...(built === undefined ? await sourceTags() : [])])]
    const release = await publishRelease(folder, {
      registry,
      files,
      key,
      tags,
      onUpload: (whole) => uploadProgress(whole, context.progress),
    })
    const target = `${release.name}@${release.version}`
    return {
      data: { name: release.name, version: release.version, tags },
      text: `published ${target}${tags.length > 0 ? `, tagged ${tags.join(', ')}` : ''}; try it with: pnpm release preview ${target}`,
    }
  },
})
