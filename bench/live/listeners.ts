import { connect, type Socket } from 'node:net'
import * as v from 'valibot'

/**
 * Many listeners in a process of their own: it says when all listen, then when each message came to each. It is told
 * its place by arguments: port, path, how many, and from which address on.
 */
const [port, path, count, first] = v.parse(
  v.tuple([v.string(), v.string(), v.string(), v.string()]),
  process.argv.slice(2),
)

/** One address has about 28,000 ports. */
const PER_ADDRESS = 5_000
const AT_ONCE = 100

/** What the process tells of a message. */
export interface Arrivals {
  readonly id: number
  /** In milliseconds since 1970, in the order in which they came. */
  readonly at: readonly number[]
  /** Of the message, as it came to one of them. */
  readonly bytes: number
}

const arrivals = new Map<number, { at: number[]; bytes: number }>()
let lost = 0
const sockets: Socket[] = []

function listen(index: number): Promise<void> {
  const localAddress = `127.0.0.${2 + Math.floor((Number(first) + index) / PER_ADDRESS)}`
  const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress })
  sockets.push(socket)
  socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: text/event-stream\r\n\r\n`)
  socket.setEncoding('utf8')
  socket.on('error', () => undefined)
  socket.once('close', () => {
    lost += 1
  })
  return new Promise((resolve) => {
    let rest = ''
    socket.on('data', (chunk: string) => {
      const messages = (rest + chunk).split('\n\n')
      rest = messages.pop() ?? ''
      for (const message of messages) {
        if (/^event:state$/m.test(message)) resolve()
        else note(message)
      }
    })
  })
}

function note(message: string): void {
  const id = Number(/^id:(\d+)$/m.exec(message)?.[1] ?? NaN)
  if (Number.isNaN(id)) return
  const known = arrivals.get(id) ?? { at: [], bytes: Buffer.byteLength(message) + 2 }
  known.at.push(performance.timeOrigin + performance.now())
  arrivals.set(id, known)
}

process.on('message', () => {
  process.send?.({
    lost,
    arrivals: [...arrivals].map(([id, { at, bytes }]) => ({ id, at, bytes })),
  })
})
for (let done = 0; done < Number(count); done += AT_ONCE) {
  const few = Math.min(AT_ONCE, Number(count) - done)
  await Promise.all(Array.from({ length: few }, (_, index) => listen(done + index)))
}
process.send?.('listening')
