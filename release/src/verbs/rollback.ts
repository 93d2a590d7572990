import { changeChannel } from '../change-channel.ts'
import { CHANGE_OPTIONS, changeOf, remoteName } from '../command/input.ts'
import type { Verb } from '../command/verb.ts'

export const rollback: Verb = {
  usage: '<remote> [--reason R] [--revision N]',
  summary: 'ends the canary; without one, visitors get the last good release again',
  options: CHANGE_OPTIONS,
  async run(input, surroundings) {
    const name = remoteName(input.positionals[0])
    const registry = await surroundings.registry()
    const event = await changeChannel(registry, { name, ...changeOf(input) }, (basis) =>
      registry.rollback(name, basis),
    )
    const { stable } = (await registry.releases(name)).channels
    return {
      data: { ...event, stable: stable?.version ?? null },
      text: `took ${name}@${event.version} back; visitors get ${stable?.version ?? 'nothing'} (revision ${event.revision})`,
    }
  },
}
