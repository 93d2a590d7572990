import { connect, createServer } from 'node:net'

/** Opens a port of its own for a site on this machine, and counts the bytes of its responses. */
export async function countedLine(site: number) {
  let bytes = 0
  const server = createServer((visitor) => {
    const answers = connect(site, '127.0.0.1')
    visitor.on('error', () => answers.destroy())
    answers.on('error', () => visitor.destroy())
    answers.on('data', ({ length }) => {
      bytes += length
    })
    visitor.pipe(answers).pipe(visitor)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The line has no port')
  return { port: address.port, bytes: () => bytes }
}
