import type { Script } from 'node:vm'
import { getHeapStatistics } from 'node:v8'
import { LineReader, MAX_COMMAND } from './line-reader.ts'
import { compileRuntime, ReleaseContext } from './release-context.ts'
import type { NumberedCommand, RendererCommand, RendererReply } from './renderer-messages.ts'

/**
 * Program of a rendering process. It runs code that teams have released: it has no environment, reads no file but
 * its own, and communicates only with the program that started it, by lines on its input and output.
 */

/** Maximum number of cached contexts: each takes a few megabytes. */
const MAX_CONTEXTS = 12

let runtime: Script | undefined
const contexts = new Map<string, ReleaseContext>()

function obey(command: RendererCommand): Omit<RendererReply, 'id' | 'heapBytes'> {
  switch (command.kind) {
    case 'runtime':
      runtime = compileRuntime(command.source)
      return {}
    case 'load': {
      if (!runtime) throw new Error('The runtime is missing')
      const { label, pages } = command
      contexts.set(command.release, new ReleaseContext({ label, runtime, pages }))
      const [oldest] = contexts.keys()
      if (contexts.size > MAX_CONTEXTS && oldest !== undefined) contexts.delete(oldest)
      return {}
    }
    case 'render': {
      const context = contexts.get(command.release)
      if (!context) return { isUnknown: true }
      // Move it to the end: the least recently used is evicted first.
      contexts.delete(command.release)
      contexts.set(command.release, context)
      return { outcome: context.render(command.request) }
    }
  }
}

function answer(line: string): void {
  const command = JSON.parse(line) as NumberedCommand
  let reply: Omit<RendererReply, 'id' | 'heapBytes'>
  try {
    reply = obey(command)
  } catch (error) {
    reply = { error: String((error as { stack?: unknown } | null)?.stack ?? error).slice(0, 2_000) }
  }
  const heapBytes = getHeapStatistics().used_heap_size
  process.stdout.write(`${JSON.stringify({ id: command.id, ...reply, heapBytes })}\n`)
}

const lines = new LineReader(MAX_COMMAND)
process.stdin.setEncoding('utf8')
process.stdin.on('data', (text: string) => {
  for (const line of lines.read(text)) answer(line)
})
// The parent program has ended.
process.stdin.once('end', () => process.exit())
