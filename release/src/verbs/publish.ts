import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DESCRIPTION_FILE } from 'shared-server/release-store/release-files'
import { FOLDER, releaseFolderOf, tagName, VERSION } from '../command/input.ts'
import { remoteName, workspaceRemote } from '../command/remote-name.ts'
import { uploadProgress } from '../command/upload-progress.ts'
import { UsageError, verb } from '../command/verb.ts'
import { publishRelease, readRelease } from '../publish.ts'
import {
  assertCommitted,
  assertStoreIsRead,
  assertVersionFree,
  assertVersionOrdered,
} from '../publish-checks.ts'
import { sourceTags } from '../source-tags.ts'
import { readReleaseKey } from '../release-key.ts'
import { buildRelease, builtReleaseFolder, workspaceVersion } from '../workspace.ts'

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
    if (built !== undefined && version !== undefined) {
      throw new UsageError('a built release has its version: give --folder or --version')
    }
    // Before the build, so that a publish that cannot work fails early.
    const key = await readReleaseKey(context.env)
    const registry = await context.registry()
    const files = await context.files()
    await assertStoreIsRead(context.env, registry)
    if (built === undefined) {
      const name = workspaceRemote(remote)
      if (!dirty) await assertCommitted()
      const wanted = version ?? (await workspaceVersion(name))
      const begun = await assertVersionFree({ name, version: wanted }, registry, files)
      if (begun === null) assertVersionOrdered(wanted)
      // A build would remove the deltas of an attempt that was cut off.
      if (begun === null || begun !== (await descriptionIn(builtReleaseFolder(name)))) {
        context.progress(`building ${name}`)
        await buildRelease(name, version)
      }
    }
    const folder = releaseFolderOf({ remote, folder: built })
    const { name: found, commit } = (await readRelease(folder)).release
    if (remote !== undefined && remoteName(remote) !== found) {
      throw new UsageError(`${folder} holds a release of ${found}, not of ${remoteName(remote)}`)
    }
    const tags = [...new Set([...tag, ...(await sourceTags(commit))])]
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

const descriptionIn = (folder: string): Promise<string | null> =>
  readFile(join(folder, DESCRIPTION_FILE), 'utf8').catch(() => null)
