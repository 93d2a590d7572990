import { runCommand } from 'release/command/run-command'
import { DRILL_SITE } from '../playwright.config.ts'

/** Result of a release command: its exit code, and its output as JSON. */
export interface CommandEnd {
  readonly code: number
  readonly answer: unknown
}

/** Runs `pnpm release` against the drill's site, as a pipeline does. */
export async function releaseCommand(...args: readonly string[]): Promise<CommandEnd> {
  const env = { API_PORT: String(DRILL_SITE.apiPort), DATA_DIR: DRILL_SITE.dataDir }
  const printed: string[] = []
  const code = await runCommand([...args, '--json'], env, {
    stdout: (text) => printed.push(text),
    stderr: (text) => printed.push(text),
  })
  return { code, answer: JSON.parse(printed.join('\n')) }
}

/** Runs a command that must succeed. @returns its output. */
export async function released(...args: readonly string[]): Promise<unknown> {
  const { code, answer } = await releaseCommand(...args)
  if (code !== 0) throw new Error(`release ${args.join(' ')}: ${code} ${JSON.stringify(answer)}`)
  return answer
}
