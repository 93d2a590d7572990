import { changeChannel } from '../change-channel.ts'
import { CHANGE_OPTIONS, RELEASE } from '../command/input.ts'
import { verb } from '../command/verb.ts'

export const promote = verb({
  command: 'promote <release>',
  summary: 'gives visitors this release; its canary ends',
  options: (yargs) => yargs.positional('release', RELEASE).options(CHANGE_OPTIONS),
  async run({ release: { name, version }, reason, revision }, context) {
    const registry = await context.registry()
    const event = await changeChannel(registry, { name, reason, revision }, (basis) =>
      registry.promote(name, version, basis),
    )
    return { data: event, text: `promoted ${name}@${version} (revision ${event.revision})` }
  },
})
