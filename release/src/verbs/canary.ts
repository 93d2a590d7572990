import { changeChannel } from '../change-channel.ts'
import { AGAIN, CHANGE_OPTIONS, RELEASE, wholeNumber } from '../command/input.ts'
import { UsageError, verb } from '../command/verb.ts'

export const canary = verb({
  command: 'canary <release>',
  summary: 'gives a share of the visitors this release, or changes the share',
  options: (yargs) =>
    yargs
      .positional('release', RELEASE)
      .option('percent', { ...wholeNumber('percent', 1, 99), describe: 'share of the visitors' })
      .option('steps', {
        type: 'string',
        requiresArg: true,
        coerce: readSteps,
        describe: 'shares that it gets one after the other while it is no worse, such as 1,5,25',
      })
      .conflicts('percent', 'steps')
      .option('again', AGAIN)
      .options(CHANGE_OPTIONS),
  async run({ release: { name, version }, percent, steps, again, ...change }, context) {
    const [first, ...later] = steps ?? [percent]
    if (first === undefined) throw new UsageError('say --percent 10, or --steps 1,5,25')
    const registry = await context.registry()
    const share = { percent: first, steps: later.filter((step) => step !== undefined) }
    const next = share.steps.length > 0 ? `, then ${share.steps.join(', ')} by itself` : ''
    return changeChannel(
      registry,
      { name, ...change },
      (basis) => registry.canary(name, version, share, { ...basis, again }),
      () => `${first} percent of the visitors get ${name}@${version}${next}`,
    )
  },
})

/** @throws UsageError for anything but growing whole numbers from 1 to 99. */
function readSteps(text: string): number[] {
  const steps = text.split(',').map(Number)
  const isGrowing = steps.every((step, index) => step > (steps[index - 1] ?? 0))
  const isShare = (step: number) => Number.isInteger(step) && step >= 1 && step <= 99
  if (isGrowing && steps.every(isShare)) return steps
  throw new UsageError('--steps are growing whole numbers from 1 to 99, such as 1,5,25')
}
