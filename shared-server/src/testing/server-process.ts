import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'

/** A server program of a test. */
export interface ServerProcess {
  /** Kills the server as `kill -9` does. */
  kill(): Promise<void>
  /** Starts a killed server again with its files; resolves when it answers. */
  restart(): Promise<void>
  /** Suspends the server: connections stay open, and nothing answers. */
  freeze(): void
  thaw(): void
  /** Ends the server and removes its folder. */
  stop(): Promise<void>
  /** Calls a listener whenever the server ends by itself. @param listener gets the server's last output. */
  whenLost(listener: (words: string) => void): void
}

export interface ServerProcessOptions {
  readonly program: string
  readonly args: readonly string[]
  /** Files of the server, removed at the end. */
  readonly folder: string
  /** Resolves when the server answers. */
  readonly untilItAnswers: (hasExited: () => boolean) => Promise<void>
}

/** Maximum length of the server's output that is kept to see why it ended, in characters. */
const LAST_WORDS = 4_000

/** Starts a server program; resolves when it answers. */
export async function startServerProcess({
  program,
  args,
  folder,
  untilItAnswers,
}: ServerProcessOptions): Promise<ServerProcess> {
  let isEnded = false
  const listeners: ((words: string) => void)[] = []
  const start = () => {
    const started = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
    let words = ''
    started.stderr.setEncoding('utf8').on('data', (text: string) => {
      words = (words + text).slice(-LAST_WORDS)
    })
    started.once('close', () => {
      if (!isEnded) for (const listener of listeners) listener(words)
    })
    return started
  }
  let server = start()
  const answers = () => untilItAnswers(() => server.exitCode !== null)
  const kill = async () => {
    isEnded = true
    if (server.exitCode !== null || server.signalCode !== null) return
    const exited = once(server, 'exit')
    server.kill('SIGKILL')
    await exited
  }
  const stop = async () => {
    await kill()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await answers()
  } catch (error) {
    await stop()
    throw error
  }
  return {
    kill,
    restart: async () => {
      await kill()
      isEnded = false
      server = start()
      await answers()
    },
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
    stop,
    whenLost: (listener) => void listeners.push(listener),
  }
}
