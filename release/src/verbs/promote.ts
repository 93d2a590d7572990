import { changeChannel } from '../change-channel.ts'
import { CHANGE_OPTIONS, changeOf, releaseTarget } from '../command/input.ts'
import type { Verb } from '../command/verb.ts'

export const promote: Verb = {
  usage: '<remote>@<version> [--reason R] [--revision N]',
  summary: 'gives visitors this release; its canary ends',
  options: CHANGE_OPTIONS,
  async run(input, surroundings) {
    const { name, version } = releaseTarget(input.positionals[0])
    const registry = await surroundings.registry()
    const event = await changeChannel(registry, { name, ...changeOf(input) }, (basis) =>
      registry.promote(name, version, basis),
    )
    return { data: event, text: `promoted ${name}@${version} (revision ${event.revision})` }
  },
}
