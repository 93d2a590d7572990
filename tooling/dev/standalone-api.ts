import { join } from 'node:path'
import { freePort } from 'shared-server/testing/free-port'
import { startPrograms } from '../start/programs.ts'
import { apiAddress } from '../start/site-address.ts'
import { runStep } from '../workspace/build-step.ts'
import { programsStep } from '../workspace/programs-step.ts'
import { WORKSPACE_ROOT } from '../workspace/workspace.ts'

/** Timeout for the API's response, in milliseconds. */
const ANSWER_LIMIT_MS = 2_000

/**
 * Finds an API for a standalone remote: the one at `API_URL` if it answers, otherwise a new one with the sample
 * data of a new installation.
 *
 * @param publicOrigin address at which the remote is visited.
 * @returns its origin.
 */
export async function standaloneApi(publicOrigin: string): Promise<string> {
  const given = process.env['API_URL'] ?? 'http://127.0.0.1:3001'
  if (await answers(given)) return given
  console.log(`  no API at ${given}: starting one with the samples of a new installation`)
  await runStep(programsStep)
  const env = {
    ...process.env,
    API_PORT: String(await freePort()),
    DATA_DIR: join(WORKSPACE_ROOT, '.cache/dev/api'),
    PUBLIC_ORIGIN: publicOrigin,
  }
  const programs = startPrograms({ env })
  process.once('exit', programs.stop)
  await programs.migrate()
  await programs.startApi()
  return apiAddress(env)
}

async function answers(origin: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_LIMIT_MS)
    return (await fetch(new URL('/readyz', origin), { signal })).ok
  } catch {
    return false
  }
}
