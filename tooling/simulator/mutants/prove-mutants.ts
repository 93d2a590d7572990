import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { MUTANTS } from './mutants.mjs'

/** Result of a run with a mutant. */
export interface Proof {
  readonly name: string
  readonly breaks: string
  /** The violated invariant and the seed; null if nothing was found. */
  readonly found: string | null
}

/**
 * Runs the simulator once with each mutant, in its own process.
 *
 * @param names of mutants; empty for all of them.
 * @throws Error if no mutant has one of the names, or a run fails for any reason other than a finding.
 */
export async function* proveMutants(
  names: readonly string[],
  { schedules, seed }: { schedules: number; seed: number },
): AsyncGenerator<Proof> {
  const unknown = names.filter((name) => !MUTANTS.some((mutant) => mutant.name === name))
  if (unknown.length > 0) throw new Error(`no mutant is called ${unknown.join(', ')}`)
  for (const { name, breaks } of MUTANTS) {
    if (names.length > 0 && !names.includes(name)) continue
    const { code, text } = await run(name, schedules, seed)
    if (code !== 0 && code !== FOUND) throw new Error(`${name}: ${text}`)
    const [line = ''] = text.split('\n').filter((one) => one.startsWith('seed '))
    yield { name, breaks, found: code === FOUND ? line : null }
  }
}

/** Exit code of a run that found a violation; a program that fails by itself ends with 1. */
export const FOUND = 3

function run(
  mutant: string,
  schedules: number,
  seed: number,
): Promise<{ code: number | null; text: string }> {
  const program = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url))
  const options = ['--conditions=source', '--import', program('load/register.mjs')]
  const args = ['--no-shrink', `--schedules=${schedules}`, `--seed=${seed}`]
  const child = spawn(process.execPath, [...options, program('simulate.ts'), ...args], {
    env: { ...process.env, NODE_OPTIONS: '', MUTANT: mutant },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => (text += part))
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, text }))
  })
}
