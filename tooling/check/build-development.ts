import { runStep } from '../workspace/build-step.ts'
import { buildSteps } from '../workspace/builds.ts'
import { programsStep } from '../workspace/programs-step.ts'

/**
 * Builds the development variant for the journeys, in React's development mode. The programs are
 * the same in both modes.
 */
for (const step of buildSteps('development')) {
  if (step.name !== programsStep.name) await runStep(step)
}
