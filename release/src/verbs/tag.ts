import { releaseTarget, REMOTE, SEVERAL, tagName } from '../command/input.ts'
import { UsageError, verb } from '../command/verb.ts'

export const tag = verb({
  command: 'tag <name> [releases..]',
  summary:
    'lets a tag name these releases from now on, one a remote; with --remove, takes it from one',
  options: (yargs) =>
    yargs
      .parserConfiguration(SEVERAL)
      .positional('name', {
        type: 'string',
        demandOption: true,
        coerce: tagName,
        describe: 'such as checkout; several remotes may have the same',
      })
      .positional('releases', {
        type: 'string',
        array: true,
        default: [],
        coerce: (texts: string[]) => texts.map(releaseTarget),
        describe: '<remote>@<version>, such as mfe-gpl@1.4.0',
      })
      .option('remove', { ...REMOTE, demandOption: false, requiresArg: true }),
  async run({ name, releases, remove }, { registry }) {
    if ((remove === undefined) === (releases.length === 0)) {
      throw new UsageError(
        'say which releases it names, such as mfe-gpl@1.4.0, or --remove <remote>',
      )
    }
    const client = await registry()
    if (remove !== undefined) {
      await client.removeTag(name, remove)
      return { data: { tag: name, remote: remove }, text: `${remove} has no tag ${name} any more` }
    }
    const set = []
    for (const release of releases) {
      set.push(await client.setTag(name, release.name, release.version))
    }
    const named = set.map(({ remote, version }) => `${remote}@${version}`).join(', ')
    return { data: set, text: `${name} names ${named}; try it with: pnpm release preview ${name}` }
  },
})
