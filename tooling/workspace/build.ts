import { runStep } from './build-step.ts'
import { buildSteps } from './builds.ts'

/** Builds what an image of the API or the edge holds: the programs and the shell. Remotes are released on their own. */
for (const step of buildSteps('production')) {
  if (step.remote !== undefined) continue
  console.log(`${step.name}: ${(await runStep(step)) ? 'built' : 'unchanged'}`)
}
