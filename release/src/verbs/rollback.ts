import { changeChannel } from '../change-channel.ts'
import { CHANGE_OPTIONS, REMOTE } from '../command/input.ts'
import { verb } from '../command/verb.ts'

export const rollback = verb({
  command: 'rollback <remote>',
  summary: 'ends the canary; without one, visitors get the last good release before this one again',
  options: (yargs) => yargs.positional('remote', REMOTE).options(CHANGE_OPTIONS),
  async run({ remote: name, ...change }, context) {
    const registry = await context.registry()
    return changeChannel(
      registry,
      { name, ...change },
      (basis) => registry.rollback(name, basis),
      ({ version }, stable) => `took ${name}@${version} back; visitors get ${stable ?? 'nothing'}`,
    )
  },
})
