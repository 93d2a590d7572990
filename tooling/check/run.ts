import { STAGES } from './checks.ts'
import { runChecks } from './run-checks.ts'

/**
 * Runs every check, or those named on the command line, and ends with the sum. A check counts as one test
 * unless it is a test runner, which counts its own.
 */
const wanted = process.argv.slice(2)
const names = STAGES.flat().map(({ name }) => name)
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`no check is called ${unknown.join(', ')}; there are ${names.join(', ')}`)
  process.exit(2)
}

const isWanted = ({ name }: { readonly name: string }) =>
  wanted.length === 0 || wanted.includes(name)
const { passed, failed } = await runChecks(
  STAGES.map((stage) => stage.filter(isWanted)),
  (text) => process.stdout.write(text),
)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
