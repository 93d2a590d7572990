import { expect, it } from '@jest/globals'
import Fastify from 'fastify'
import { networkForLog, requestForLog } from './request-for-log.ts'

it('the log holds neither queries nor the tokens of previews', async () => {
  const lines: string[] = []
  const edge = Fastify({
    logger: {
      serializers: { req: requestForLog },
      stream: { write: (line: string) => void lines.push(line) },
    },
  })
  edge.get('/*', () => '')
  await edge.inject({ url: '/search?q=ama', remoteAddress: '192.0.2.77' })
  await edge.inject('/preview/a.secret?x=ama')
  await edge.close()
  const log = lines.join('')
  expect(log).toContain('"path":"/search"')
  expect(log).toContain('"path":"/preview/…"')
  expect(log).toContain('"network":"192.0.2.0"')
  expect(log).not.toMatch(/ama|secret|192\.0\.2\.77/)
})

it.each([
  ['192.0.2.77', '192.0.2.0'],
  ['::ffff:192.0.2.77', '192.0.2.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:db8::6', '2001:db8::'],
  ['::1', '::'],
])('the log says of %s no more than %s', (address, network) => {
  expect(networkForLog(address)).toBe(network)
})
