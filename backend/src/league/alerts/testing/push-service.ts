import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AlertMessage } from '../alert-message.ts'

/** A browser's half of a subscription. */
export interface TestBrowser {
  readonly keys: { readonly p256dh: string; readonly auth: string }
  readonly read: (body: Buffer) => AlertMessage
}

/** Makes keys as a browser does, and decrypts what is encrypted for them (RFC 8291, RFC 8188). */
export function testBrowser(): TestBrowser {
  const ecdh = createECDH('prime256v1')
  const publicKey = ecdh.generateKeys()
  const auth = randomBytes(16)
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    read: (body) => JSON.parse(decrypt(body, { ecdh, publicKey, auth })) as AlertMessage,
  }
}

function decrypt(
  body: Buffer,
  { ecdh, publicKey, auth }: { ecdh: ECDH; publicKey: Buffer; auth: Buffer },
): string {
  const salt = body.subarray(0, 16)
  const length = body.readUInt8(20)
  const serverKey = body.subarray(21, 21 + length)
  const sealed = body.subarray(21 + length)
  const derive = (secret: Buffer, by: Buffer, info: Buffer, size: number) =>
    Buffer.from(hkdfSync('sha256', secret, by, info, size))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, serverKey])
  const secret = derive(ecdh.computeSecret(serverKey), auth, info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

/** A message that arrived. */
export interface Arrived {
  /** Name of the browser: the last part of its address. */
  readonly name: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Starts a push service on this machine. */
export async function startPushService() {
  const arrived: Arrived[] = []
  /** Statuses of the responses to each browser's messages, in turn; 201 when they have run out. */
  const statuses = new Map<string, number[]>()
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const name = (request.url ?? '').slice(1)
      arrived.push({ name, headers: request.headers, body: Buffer.concat(parts) })
      response.writeHead(statuses.get(name)?.shift() ?? 201).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    arrived,
    statuses,
    /** Number of messages sent to each browser. */
    counts: () => {
      const counts = new Map<string, number>()
      for (const { name } of arrived) counts.set(name, (counts.get(name) ?? 0) + 1)
      return Object.fromEntries(counts)
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
