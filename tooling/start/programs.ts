import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { WORKSPACE_ROOT } from '../workspace/workspace.ts'
import { answers } from './answers.ts'
import { keepRunning, type KeptProgram } from './keep-running.ts'
import { withOwnApi } from './own-api.ts'
import { apiAddress, siteAddress } from './site-address.ts'
import { until } from './until.ts'

/** Timeout for the start of a program, in milliseconds. */
const READY_LIMIT_MS = 60_000
const EDGE = 'edge/dist/main.js'

export interface ProgramOptions {
  readonly env: NodeJS.ProcessEnv
  /** Starts a program again whenever its compiled code changes. */
  readonly isWatching?: boolean
}

export interface Programs {
  readonly address: string
  readonly migrate: () => Promise<void>
  readonly startApi: () => Promise<void>
  readonly startEdge: () => Promise<void>
  /**
   * Restarts the edge, which reads some files only at its start, and waits until it serves.
   *
   * @throws Error if it does not get ready.
   */
  readonly renewEdge: () => Promise<void>
  readonly stop: () => void
}

/**
 * Runs the compiled programs as child processes. They end with this process. A serving program that ends by
 * itself is restarted; if it keeps ending, all are stopped.
 */
export function startPrograms({ env, isWatching = false }: ProgramOptions): Programs {
  // The system is visited on the machine that it is started on, unless the environment says otherwise.
  const address = siteAddress(env)
  const api = apiAddress(env)
  const ends: (() => void)[] = []
  const running = new Set<ChildProcess>()

  const run = (script: string, ...flags: string[]): ChildProcess => {
    const child = spawn(process.execPath, [...flags, join(WORKSPACE_ROOT, script)], {
      cwd: WORKSPACE_ROOT,
      env: {
        LOG_LEVEL: 'warn',
        NODE_ENV: 'production',
        PUBLIC_ORIGIN: address,
        ...withOwnApi(env),
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    running.add(child)
    child.once('exit', () => running.delete(child))
    return child
  }

  const stop = () => {
    for (const end of ends) end()
  }
  let isInterrupted = false
  const interrupt = () => {
    // A terminal and `npm start` both send it: this process must outlive its programs, or they keep their ports.
    if (isInterrupted) return
    isInterrupted = true
    stop()
    void Promise.all([...running].map((child) => once(child, 'exit'))).then(() => process.exit())
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, interrupt)
  process.once('exit', stop)

  const serve = async (variable: string, script: string, origin: string) => {
    if (await answers(origin)) {
      throw new Error(`${origin} is taken: stop what runs there, or set ${variable}`)
    }
    const start = () => run(script, ...(isWatching ? ['--watch', '--watch-preserve-output'] : []))
    const child = start()
    let program: KeptProgram | null = null
    ends.push(() => (program ? program.end() : child.kill('SIGTERM')))
    await untilReady(script, origin, () => {
      const how = child.signalCode ?? child.exitCode
      if (how !== null) throw new Error(`${script} ended with ${how}`)
      return true
    })
    program = keepRunning(child, {
      start,
      onEnd: (how) => console.error(`${script} ended with ${how}, and is started again`),
      onBroken: () => {
        console.error(`${script} ends again and again`)
        process.exitCode = 1
        stop()
      },
    })
    return program
  }
  let edge: KeptProgram | null = null

  return {
    address,
    migrate: () =>
      new Promise((resolve, reject) => {
        run('backend/dist/commands/migrate.js').once('exit', (code) =>
          code === 0 ? resolve() : reject(new Error('the database could not be migrated')),
        )
      }),
    startApi: async () => {
      await serve('API_PORT', 'backend/dist/main.js', api)
    },
    startEdge: async () => {
      edge = await serve('PORT', EDGE, address)
    },
    renewEdge: async () => {
      // The process that ends may answer for a while.
      let isStarted = false
      void edge?.renew().then(() => (isStarted = true))
      await untilReady(EDGE, address, () => isStarted)
    },
    stop,
  }
}

/** @throws Error if the program does not get ready within the limit. */
function untilReady(script: string, origin: string, isStarted: () => boolean): Promise<void> {
  return until(async () => isStarted() && (await answers(`${origin}/readyz`)), {
    limitMs: READY_LIMIT_MS,
    failure: `${script} did not get ready`,
  })
}
