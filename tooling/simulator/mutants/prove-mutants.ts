import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { MUTANTS } from './mutants.mjs'

/** What a run with a mutant came to. */
export interface Proof {
  readonly name: string
  readonly breaks: string
  /** The invariant that did not hold, and the seed; null where nothing was found. */
  readonly found: string | null
}

/**
 * Runs the simulator once with each mutant, in a process of its own.
 *
 * @param names of mutants; all of them where there are none.
 * @throws Error when a run ends for another reason than what it looks for.
 */
export async function* proveMutants(
  names: readonly string[],
  { schedules, seed }: { schedules: number; seed: number },
): AsyncGenerator<Proof> {
  for (const { name, breaks } of MUTANTS) {
    if (names.length > 0 && !names.includes(name)) continue
    const { code, text } = await run(name, schedules, seed)
    if (code !== 0 && code !== FOUND) throw new Error(`${name}: ${text}`)
    const [line = ''] = text.split('\n').filter((one) => one.startsWith('seed '))
    yield { name, breaks, found: code === FOUND ? line : null }
  }
}

/** How a run ends in which something did not hold. */
export const FOUND = 1

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
