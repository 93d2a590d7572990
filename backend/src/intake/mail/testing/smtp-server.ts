import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** The server's response to recipients of these domains. */
export const REFUSALS: Readonly<Record<string, string>> = {
  'unknown.example': '550 5.1.1 no such mailbox',
  'busy.example': '450 4.2.1 come back later',
  'relayed.example': '550 5.7.1 relaying denied',
  'bad-sender.example': '550 5.1.8 bad outbound sender',
  'uncoded.example': '550 relay not permitted',
  'relay.example': '550 <ama@relay.example> no such mailbox',
}

/** For recipients of this domain, the server starts a response and never ends it. */
export const STALLING_DOMAIN = 'stalling.example'

/** For recipients of this domain, the server examines the mail this long before it accepts it, in milliseconds. */
export const SLOW_DOMAIN = 'slow.example'
const SLOW_MS = 400

export interface SmtpServer {
  readonly url: string
  /** The accepted mails: headers and text as received. */
  readonly mails: readonly string[]
  stop(): Promise<void>
}

/** Starts a mail server on loopback that accepts everything. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const mails: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    let rest = ''
    let isData = false
    let isSlow = false
    const say = (line: string) => socket.write(`${line}\r\n`)
    const hear = (line: string) => {
      if (/^DATA/i.test(line)) {
        isData = true
        return say('354 go on')
      }
      const [, domain = ''] = /^RCPT TO:<[^@]*@([^>]*)>/i.exec(line) ?? []
      isSlow ||= domain === SLOW_DOMAIN
      if (domain === STALLING_DOMAIN) {
        // Never silent, but never finished.
        const drip = setInterval(() => socket.write('250-'), 50)
        socket.on('close', () => clearInterval(drip))
        return
      }
      const refusal = REFUSALS[domain]
      if (refusal) return say(refusal)
      if (/^QUIT/i.test(line)) return socket.end('221 bye\r\n')
      return say('250 ok')
    }
    say('220 test')
    socket.setEncoding('utf8').on('data', (part) => {
      rest += String(part)
      for (;;) {
        const end = rest.indexOf(isData ? '\r\n.\r\n' : '\r\n')
        if (end < 0) return
        const text = rest.slice(0, end)
        rest = rest.slice(end + (isData ? 5 : 2))
        if (isData) {
          isData = false
          mails.push(text)
          const accept = () => say('250 taken')
          if (isSlow) setTimeout(accept, SLOW_MS)
          else accept()
        } else hear(text)
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port is free')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
