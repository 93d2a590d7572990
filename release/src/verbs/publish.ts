import { buildRelease } from '../workspace.ts'
import { releaseFolderOf, text, workspaceRemote } from '../command/input.ts'
import { uploadProgress } from '../command/upload-progress.ts'
import type { Verb } from '../command/verb.ts'
import { publishRelease } from '../publish.ts'

export const publish: Verb = {
  usage: '<remote> [--version V] | --folder F',
  summary:
    'builds a release, or takes a built one, and gives it to the registry; visitors see no change',
  options: { version: { type: 'string' }, folder: { type: 'string' } },
  async run(input, surroundings) {
    if (text(input, 'folder') === undefined) {
      const remote = workspaceRemote(input.positionals[0])
      surroundings.progress(`building ${remote}`)
      await buildRelease(remote, text(input, 'version'))
    }
    const folder = releaseFolderOf(input)
    const { name, version } = await publishRelease(folder, {
      registry: await surroundings.registry(),
      files: await surroundings.files(),
      onFile: await uploadProgress(folder, surroundings.progress),
    })
    const target = `${name}@${version}`
    return {
      data: { name, version },
      text: `published ${target}; try it with: pnpm release preview ${target}`,
    }
  },
}
