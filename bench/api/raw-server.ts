import { createServer } from 'node:http'

/** The baseline: a bare server that writes one buffer. Body and headers come from the parent process. */
process.once('message', ({ body, headers }: { body: string; headers: Record<string, string> }) => {
  const buffer = Buffer.from(body, 'base64')
  createServer((_request, response) => {
    response.writeHead(200, headers)
    response.end(buffer)
  }).listen(3803, '127.0.0.1', () => process.send?.('listening'))
})
