import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { RenderFailure } from './render-failure.ts'
import { RendererChannel } from './renderer-channel.ts'

/** Timeout for a command, in milliseconds: the timeout of a script plus a margin. */
const COMMAND_LIMIT_MS = 3_000

/** Maximum heap of the process in MiB, and its maximum total memory in bytes. Buffers are outside the heap. */
const HEAP_MIB = 160
const MAX_RESIDENT_BYTES = 512 * 1024 * 1024

/** Interval at which the memory of a busy process is checked, in milliseconds. */
const MEMORY_CHECK_MS = 100

type Spawn = (program: string, flags: readonly string[], options: SpawnOptions) => ChildProcess

const spawnProcess: Spawn = (program, flags, options) => spawn(program, flags, options)

/**
 * Starts a rendering process, enforces its timeout and memory limit, and kills it when the channel ends.
 *
 * @param program the compiled program of the process.
 * @throws RenderFailure if the system cannot start a process now.
 */
export function startProcess(program: string, start = spawnProcess): RendererChannel {
  const child = start(process.execPath, [...isolationFlags(program), program], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const { stdin, stdout } = child
  if (!stdin || !stdout) {
    // Without a free file descriptor Node makes no pipes, and emits the error later.
    child.once('error', () => undefined)
    throw new RenderFailure('edge', 'No process can be started now')
  }
  const memory = setInterval(() => {
    if (!channel.isBusy) return
    void residentBytes(child.pid).then((bytes) => {
      if (bytes > MAX_RESIDENT_BYTES) end('The process needs too much memory')
    })
  }, MEMORY_CHECK_MS)
  const channel = new RendererChannel({
    replies: stdout,
    commands: stdin,
    limitMs: COMMAND_LIMIT_MS,
    owner: 'release',
    pid: child.pid,
    onEnd: () => {
      clearInterval(memory)
      child.kill('SIGKILL')
    },
  })
  const end = (reason: string) => channel.end(new RenderFailure('release', reason))
  child.once('error', ({ message }) =>
    channel.end(new RenderFailure('edge', `The process cannot run: ${message}`)),
  )
  child.once('exit', (code, signal) => end(`The process has ended (${signal ?? code ?? '?'})`))
  return channel
}

/** Returns flags of Node's permission model: only the program's own files, no further process, no native code. */
export function isolationFlags(program: string): string[] {
  const permission = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission'
  return [
    permission,
    `--allow-fs-read=${dirname(program)}/*`,
    `--max-old-space-size=${HEAP_MIB}`,
    '--no-warnings',
  ]
}

/**
 * Returns the memory of a process, in bytes; 0 if the system does not report it, and only a container's limit
 * applies.
 */
async function residentBytes(pid: number | undefined): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  const [, pages = '0'] = statm.split(' ')
  return Number(pages) * 4096
}
