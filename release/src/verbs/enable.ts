import { changeChannel } from '../change-channel.ts'
import { CHANGE_OPTIONS, REMOTE } from '../command/input.ts'
import { verb } from '../command/verb.ts'

export const enable = verb({
  command: 'enable <remote>',
  summary: 'switches a remote on again',
  options: (yargs) => yargs.positional('remote', REMOTE).options(CHANGE_OPTIONS),
  async run({ remote: name, reason, revision }, context) {
    const registry = await context.registry()
    const event = await changeChannel(registry, { name, reason, revision }, (basis) =>
      registry.enable(name, basis),
    )
    return { data: event, text: `switched ${name} on (revision ${event.revision})` }
  },
})
