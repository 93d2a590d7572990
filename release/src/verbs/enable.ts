import { changeChannel } from '../change-channel.ts'
import { CHANGE_OPTIONS, REMOTE } from '../command/input.ts'
import { verb } from '../command/verb.ts'

export const enable = verb({
  command: 'enable <remote>',
  summary: 'switches a remote on again',
  options: (yargs) => yargs.positional('remote', REMOTE).options(CHANGE_OPTIONS),
  async run({ remote: name, ...change }, context) {
    const registry = await context.registry()
    return changeChannel(
      registry,
      { name, ...change },
      (basis) => registry.enable(name, basis),
      () => `switched ${name} on`,
    )
  },
})
