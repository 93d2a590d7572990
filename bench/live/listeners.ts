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

/** One for all: what comes is read at once. */
const buffer = Buffer.allocUnsafe(64 * 1024)

function listen(index: number): Promise<void> {
  const localAddress = `127.0.0.${2 + Math.floor((Number(first) + index) / PER_ADDRESS)}`
  return new Promise((resolve) => {
    let rest = ''
    const socket = connect({
      ...{ host: '127.0.0.1', port: Number(port), localAddress },
      onread: {
        buffer,
        callback: (length) => {
          const messages = (rest + buffer.toString('latin1', 0, length)).split('\n\n')
          rest = messages.pop() ?? ''
          for (const message of messages) {
            if (message.includes('event:state')) resolve()
            else note(message)
          }
          return true
        },
      },
    })
    sockets.push(socket)
    socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: text/event-stream\r\n\r\n`)
    socket.on('error', () => undefined)
    socket.once('close', () => {
      lost += 1
    })
  })
}

function note(message: string): void {
  const id = message.startsWith('id:') ? Number.parseInt(message.slice(3), 10) : NaN
  if (Number.isNaN(id)) return
  let known = arrivals.get(id)
  if (!known) {
    known = { at: [], bytes: message.length + 2 }
    arrivals.set(id, known)
  }
  known.at.push(performance.timeOrigin + performance.now())
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
