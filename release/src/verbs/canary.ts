import { changeChannel } from '../change-channel.ts'
import { CHANGE_OPTIONS, RELEASE, wholeNumber } from '../command/input.ts'
import { verb } from '../command/verb.ts'

export const canary = verb({
  command: 'canary <release>',
  summary: 'gives a share of the visitors this release, or changes the share',
  options: (yargs) =>
    yargs
      .positional('release', RELEASE)
      .option('percent', {
        ...wholeNumber('percent', 1, 99),
        demandOption: true,
        describe: 'share of the visitors',
      })
      .options(CHANGE_OPTIONS),
  async run({ release: { name, version }, percent, reason, revision }, context) {
    const registry = await context.registry()
    const event = await changeChannel(registry, { name, reason, revision }, (basis) =>
      registry.canary(name, version, percent, basis),
    )
    const text = `${percent} percent of the visitors get ${name}@${version} (revision ${event.revision})`
    return { data: event, text }
  },
})
