import { changeChannel } from '../change-channel.ts'
import { AGAIN, CHANGE_OPTIONS, RELEASE, wholeNumber } from '../command/input.ts'
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
      .option('again', AGAIN)
      .options(CHANGE_OPTIONS),
  async run({ release: { name, version }, percent, again, ...change }, context) {
    const registry = await context.registry()
    return changeChannel(
      registry,
      { name, ...change },
      (basis) => registry.canary(name, version, percent, { ...basis, again }),
      () => `${percent} percent of the visitors get ${name}@${version}`,
    )
  },
})
