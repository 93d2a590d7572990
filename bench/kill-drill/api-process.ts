import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { WORKSPACE_ROOT } from 'tooling/workspace/workspace'

/** Timeout for the API's start, in milliseconds. */
const READY_LIMIT_MS = 60_000
const POLL_MS = 20

/** The compiled API as a process that can be killed and restarted. */
export class ApiProcess {
  private child: ChildProcess | undefined

  constructor(
    readonly origin: string,
    private readonly env: NodeJS.ProcessEnv,
  ) {}

  /** Runs one of the API's commands to completion. @returns its output. */
  async run(command: string, ...args: string[]): Promise<string> {
    const program = join(WORKSPACE_ROOT, 'backend/dist', command)
    const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], {
      env: this.env,
    })
    return stdout
  }

  /** Resolves when the API is ready. */
  async start(): Promise<void> {
    const program = join(WORKSPACE_ROOT, 'backend/dist/main.js')
    const child = spawn(process.execPath, [program], {
      env: this.env,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    this.child = child
    const deadline = performance.now() + READY_LIMIT_MS
    while (!(await this.isReady())) {
      if (child.exitCode !== null) throw new Error(`The API ended with ${child.exitCode}`)
      if (performance.now() > deadline) throw new Error('The API did not get ready')
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
  }

  async isReady(): Promise<boolean> {
    try {
      return (await fetch(`${this.origin}/readyz`, { signal: AbortSignal.timeout(3_000) })).ok
    } catch {
      return false
    }
  }

  /** Kills the process with `kill -9`. */
  async kill(): Promise<void> {
    const { child } = this
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }
}
