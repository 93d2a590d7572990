import { connect, type Socket } from 'node:net'
import * as v from 'valibot'

/**
 * Many listeners in their own process: it reports when all are listening, and later when each message reached
 * each of them. Its arguments are the port, the path, the number of listeners and the index of the first.
 */
const [port, path, count, first] = v.parse(
  v.tuple([v.string(), v.string(), v.string(), v.string()]),
  process.argv.slice(2),
)

/** Listeners of one local address, which has about 28,000 ports. */
const PER_ADDRESS = 5_000
const AT_ONCE = 100

/** Report on one message. */
export interface Arrivals {
  readonly id: number
  /** Arrival times in milliseconds since 1970, in the order of arrival. */
  readonly at: readonly number[]
  /** Size of the message as one of the listeners received it. */
  readonly bytes: number
}

const arrivals = new Map<number, { at: number[]; bytes: number }>()
let lost = 0
const sockets: Socket[] = []

/** Shared by all sockets: received bytes are read at once. */
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
