import { changeChannel } from '../change-channel.ts'
import { CHANGE_OPTIONS, changeOf, number, releaseTarget } from '../command/input.ts'
import { UsageError, type Verb } from '../command/verb.ts'

export const canary: Verb = {
  usage: '<remote>@<version> --percent P [--reason R] [--revision N]',
  summary: 'gives a share of the visitors this release, or changes the share',
  options: { ...CHANGE_OPTIONS, percent: { type: 'string' } },
  async run(input, surroundings) {
    const { name, version } = releaseTarget(input.positionals[0])
    const percent = number(input, 'percent', [1, 99])
    if (percent === undefined) throw new UsageError('--percent is needed: the share of visitors')
    const registry = await surroundings.registry()
    const event = await changeChannel(registry, { name, ...changeOf(input) }, (basis) =>
      registry.canary(name, version, percent, basis),
    )
    const text = `${percent} percent of the visitors get ${name}@${version} (revision ${event.revision})`
    return { data: event, text }
  },
}
