import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { RenderFailure } from './render-failure.ts'
import { RendererChannel } from './renderer-channel.ts'

/** How long the process may take for one command, in milliseconds: its own limit for a script, and some. */
const COMMAND_LIMIT_MS = 3_000

/** Heap of the process, and all of its memory, in bytes. Buffers lie outside of the heap. */
const HEAP_MIB = 160
const MAX_RESIDENT_BYTES = 512 * 1024 * 1024

/** How often the memory of a working process is looked at, in milliseconds. */
const MEMORY_CHECK_MS = 100

/**
 * Starts a rendering process, holds it to its limits of time and memory, and kills it when the channel ends.
 *
 * @param program the compiled program of the process.
 */
export function startProcess(program: string): RendererChannel {
  const child = spawn(process.execPath, [...isolationFlags(program), program], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const memory = setInterval(() => {
    if (!channel.isBusy) return
    void residentBytes(child.pid).then((bytes) => {
      if (bytes > MAX_RESIDENT_BYTES) end('The process needs too much memory')
    })
  }, MEMORY_CHECK_MS)
  const channel = new RendererChannel({
    replies: child.stdout,
    commands: child.stdin,
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

/** No file but the program's own, no further process, no native code; what Node calls its permission model. */
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

/** Memory that a process holds, in bytes; 0 where the system does not tell, and a container's limit has to do. */
async function residentBytes(pid: number | undefined): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  const [, pages = '0'] = statm.split(' ')
  return Number(pages) * 4096
}
