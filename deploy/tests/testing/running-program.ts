import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from 'shared-server/testing/free-port'
import { eventually } from 'shared-server/testing/eventually'
import { WORKSPACE_ROOT } from 'tooling/workspace/workspace'

export interface RunningProgram {
  readonly pid: number
  readonly port: number
  readonly origin: string
  /** Stops it as an orchestrator does: it may finish open requests. */
  stop(): Promise<void>
  /** Kills it as a power cut would. */
  kill(): Promise<void>
}

/** Timeout for a program to start serving, in milliseconds. */
const START_LIMIT_MS = 60_000

const PROGRAMS = {
  api: { script: 'backend/dist/main.js', port: 'API_PORT' },
  edge: { script: 'edge/dist/main.js', port: 'PORT' },
} as const

/** Starts a compiled program as production does, and waits until it serves. */
export async function startProgram(
  name: keyof typeof PROGRAMS,
  env: Record<string, string>,
  probe = '/readyz',
): Promise<RunningProgram> {
  const { script, port: variable } = PROGRAMS[name]
  const port = Number(env[variable] ?? (await freePort()))
  const child = spawn(process.execPath, [join(WORKSPACE_ROOT, script)], {
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'error', [variable]: String(port), ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const exited = once(child, 'exit')
  const origin = `http://127.0.0.1:${port}`
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await exited
  }
  try {
    await eventually(async () => {
      if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}`)
      return fetch(origin + probe).then(
        ({ ok }) => ok,
        () => false,
      )
    }, START_LIMIT_MS)
  } catch (error) {
    await end('SIGKILL')
    throw error
  }
  return {
    pid: child.pid ?? 0,
    port,
    origin,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

/** Runs the migration that comes before the first start. */
export async function migrate(env: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, [commandOf('migrate')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error('The database could not be migrated')
}

export interface PlayedMatch {
  readonly slug: string
  /** Resolves when it is over. */
  readonly over: Promise<void>
}

/** Replays a finished match of the league. @param speed minutes of the match per minute. */
export async function playAgain(
  match: string,
  speed: number,
  origin: string,
  env: Record<string, string>,
): Promise<PlayedMatch> {
  const words = ['replay', match, '--speed', String(speed), '--origin', origin]
  const child = spawn(process.execPath, [commandOf('league'), ...words], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const over = once(child, 'exit').then(([code]) => {
    if (code !== 0) throw new Error(`The replay ended with ${String(code)}`)
  })
  let told = ''
  for await (const text of child.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    told += String(text)
    const slug = /\/gpl\/matches\/([a-z0-9-]+)\s/.exec(told)?.[1]
    if (slug !== undefined) return { slug, over }
  }
  throw new Error(`The replay said no address: ${told}`)
}

const commandOf = (name: string) => join(WORKSPACE_ROOT, `backend/dist/commands/${name}.js`)
