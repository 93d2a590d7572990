import { parseArgs } from 'node:util'
import { runStep } from 'tooling/workspace/build-step'
import { programsStep } from 'tooling/workspace/programs-step'
import { killDrill, type DrillDatabase } from './kill-drill.ts'

/**
 * `pnpm drill:kill [--database sqlite|mariadb] [--kills 20]`: kills the API, and the database server, with
 * `kill -9` while writers run at full speed. Exits with 1 if an acknowledged write is lost, doubled or changed.
 */
const { values } = parseArgs({
  options: { database: { type: 'string' }, kills: { type: 'string', default: '20' } },
})
const kills = Number(values.kills)
const asked = values.database
const isKnown = (name: string): name is DrillDatabase => name === 'sqlite' || name === 'mariadb'
if (!Number.isInteger(kills) || kills < 1 || (asked !== undefined && !isKnown(asked))) {
  console.error('usage: pnpm drill:kill [--database sqlite|mariadb] [--kills 20]')
  process.exit(2)
}

await runStep(programsStep)
const databases: readonly DrillDatabase[] = asked ? [asked] : ['sqlite', 'mariadb']
for (const database of databases) {
  const result = await killDrill({ database, kills })
  const { faults, seconds, acknowledged } = result
  console.log(`\n${database}`)
  const lines: [string, string | number][] = [
    ['kill -9 of the API', result.killsOfApi],
    ['kill -9 of the database server', result.killsOfServer],
    ['back after a kill, median', `${Math.round(result.backMs)} ms`],
    ['acknowledged', `${acknowledged} in ${seconds.toFixed(1)} s, kills included`],
    ['requests repeated with their key', result.repeats],
    ['not acknowledged and given up', `${result.givenUp}, stored ${result.givenUpAndStored}`],
    ['stored', result.stored],
    ['answers other than 201 (0: none)', JSON.stringify(result.refusals)],
    ['acknowledged and lost', faults.lost.length],
    ['stored twice', faults.doubled.length],
    ['stored otherwise than answered', faults.changed.length],
    ['stored and never sent', faults.unknown.length],
    ['not notified of exactly once', faults.misnotified.length],
  ]
  for (const [name, value] of lines) console.log(`  ${name.padEnd(34)} ${value}`)
  for (const [fault, emails] of Object.entries(faults) as [string, string[]][]) {
    for (const email of emails.slice(0, 10)) console.error(`  ${fault}: ${email}`)
    if (emails.length > 0) process.exitCode = 1
  }
}
