import { changeChannel } from '../change-channel.ts'
import { AGAIN, CHANGE_OPTIONS, RELEASE } from '../command/input.ts'
import { verb } from '../command/verb.ts'

export const promote = verb({
  command: 'promote <release>',
  summary: 'gives visitors this release; its canary ends',
  options: (yargs) =>
    yargs.positional('release', RELEASE).option('again', AGAIN).options(CHANGE_OPTIONS),
  async run({ release: { name, version }, again, ...change }, context) {
    const registry = await context.registry()
    return changeChannel(
      registry,
      { name, ...change },
      (basis) => registry.promote(name, version, { ...basis, again }),
      () => `promoted ${name}@${version}`,
    )
  },
})
