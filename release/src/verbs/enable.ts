import { changeChannel } from '../change-channel.ts'
import { CHANGE_OPTIONS, changeOf, remoteName } from '../command/input.ts'
import type { Verb } from '../command/verb.ts'

export const enable: Verb = {
  usage: '<remote> [--reason R] [--revision N]',
  summary: 'switches a remote on again',
  options: CHANGE_OPTIONS,
  async run(input, surroundings) {
    const name = remoteName(input.positionals[0])
    const registry = await surroundings.registry()
    const event = await changeChannel(registry, { name, ...changeOf(input) }, (basis) =>
      registry.enable(name, basis),
    )
    return { data: event, text: `switched ${name} on (revision ${event.revision})` }
  },
}
