import { setFlagsFromString } from 'node:v8'
import yargs from 'yargs'
import { runInProcesses, type Counts } from './run-in-processes.ts'
import { FOUND, proveMutants } from './mutants/prove-mutants.ts'
import type { Finding } from './schedule/run-schedules.ts'
import { describeSchedule } from './schedule/steps.ts'
import { installClock } from './world/clock.ts'

/**
 * `pnpm simulate`: simulates registry, two edges, tabs, store, clock and network in one process, from a seed.
 * The same seed and commit give the same run.
 */
const options = await yargs(process.argv.slice(2))
  .scriptName('pnpm simulate')
  .version(false)
  .locale('en')
  .options({
    schedules: { type: 'number', default: 10_000, describe: 'how many schedules are run' },
    seed: { type: 'number', default: 1, describe: 'seed of the first one; the next ones follow' },
    processes: {
      type: 'number',
      default: 1,
      describe: 'among how many processes they are divided',
    },
    shrink: {
      type: 'boolean',
      default: true,
      describe: 'looks for the shortest schedule that shows a finding',
    },
    mutants: {
      type: 'array',
      string: true,
      describe: 'shows that mutants are found: those that are named, or every one',
    },
  })
  .strict()
  .parseAsync()

if (options.mutants) await showMutants(options.mutants)
else if (options.processes > 1) await showProcesses()
else await showSchedules()

async function showMutants(names: readonly string[]): Promise<void> {
  let missed = 0
  for await (const { name, breaks, found } of proveMutants(names, options)) {
    console.log(`${found === null ? 'MISSED' : 'found '} ${name}: ${breaks} ${found ?? ''}`)
    if (found === null) missed += 1
  }
  console.log(missed === 0 ? 'every mutant was found' : `${missed} mutants were missed`)
  process.exitCode = missed === 0 ? 0 : FOUND
}

async function showProcesses(): Promise<void> {
  const startedAt = performance.now()
  const { counts, status } = await runInProcesses(options.processes, options)
  tell(counts, performance.now() - startedAt)
  process.exitCode = status
}

function tell({ schedules, documents, skewed }: Counts, ms: number): void {
  const seconds = (ms / 1_000).toFixed(1)
  console.log(
    `${schedules} schedules, ${documents} documents, ${skewed} of them behind, ${seconds} s`,
  )
}

async function showSchedules(): Promise<void> {
  const startedAt = performance.now()
  const now = performance.now.bind(performance)
  installClock()
  // Nearly everything that a schedule allocates is garbage after it.
  setFlagsFromString('--max-semi-space-size=64')
  // Most schedules contain errors, and nobody reads their stacks.
  Error.stackTraceLimit = 0
  const { runSchedules } = await import('./schedule/run-schedules.ts')
  const { schedules, seed } = options
  const totals = await runSchedules(seed, schedules, (done) => {
    if (done % 10_000 === 0 && done < schedules) console.log(`${done} schedules from ${seed}`)
  })
  if (totals.finding) await describe(totals.finding)
  const { documents, skewed } = totals
  tell({ schedules: totals.schedules, documents, skewed }, now() - startedAt)
  const end = () => process.exit(totals.finding ? FOUND : 0)
  // Programs ended in the middle of a schedule wait for ever, so exit explicitly.
  if (process.send) process.send({ schedules: totals.schedules, documents, skewed }, end)
  else end()
}

async function describe(finding: Finding): Promise<void> {
  const { schedule, violation } = finding
  const { seed } = schedule
  console.log(`seed ${seed}: ${violation.invariant} at ${violation.at} ms: ${violation.message}`)
  if (!options.shrink) return
  const { shrink } = await import('./schedule/shrink.ts')
  const shortest = await shrink(finding)
  console.log(`pnpm simulate --schedules 1 --seed ${seed} shows it again; this is enough for it:`)
  console.log(`${describeSchedule(shortest.schedule)}\n  ${shortest.violation.message}`)
}
