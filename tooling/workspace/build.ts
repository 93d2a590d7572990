import { runStep } from './build-step.ts'
import { buildSteps } from './builds.ts'

/**
 * Builds the content of an image of the API or of the edge: the programs and the shell, or only the named steps.
 * Remotes are released on their own.
 */
const steps = buildSteps('production').filter(({ remote }) => remote === undefined)
const names = steps.map(({ name }) => name)
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  throw new Error(`nothing is called ${unknown.join(', ')}; there are ${names.join(', ')}`)
}

for (const step of steps) {
  if (wanted.length > 0 && !wanted.includes(step.name)) continue
  console.log(`${step.name}: ${(await runStep(step)) ? 'built' : 'unchanged'}`)
}
