import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { SOURCES_ENV, WORKSPACE_ROOT } from 'tooling/workspace/workspace'

/** A running development command. */
export interface Development {
  /** Time since its start, in milliseconds. */
  readonly elapsed: () => number
  /** Waits until the output matches. @throws Error if the command ends before that. */
  readonly says: (words: RegExp) => Promise<void>
  readonly stop: () => Promise<void>
}

/**
 * Runs a development command as its `pnpm` script does, in its own process group. With `BENCH_VERBOSE=true`, its
 * output is shown as it comes.
 */
export function startDevelopment(
  args: readonly string[],
  env: { readonly PORT: string; readonly DATA_DIR: string },
): Development {
  const started = performance.now()
  const child = spawn(process.execPath, ['--conditions=source', '--import', 'tsx', ...args], {
    cwd: WORKSPACE_ROOT,
    env: {
      ...SOURCES_ENV,
      ...env,
      NODE_OPTIONS: '',
      API_PORT: String(Number(env.PORT) + 1),
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  let output = ''
  child.stdout.on('data', (text) => {
    output += String(text)
    if (process.env['BENCH_VERBOSE']) process.stdout.write(String(text))
  })
  const ended = once(child, 'exit')
  return {
    elapsed: () => performance.now() - started,
    async says(words) {
      while (!words.test(output)) {
        if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended:\n${output}`)
        await Promise.race([once(child.stdout, 'data'), ended])
      }
    },
    async stop() {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
      await ended
    },
  }
}
