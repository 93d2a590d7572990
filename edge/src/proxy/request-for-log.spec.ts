import { expect, it } from '@jest/globals'
import Fastify from 'fastify'
import { requestForLog } from './request-for-log.ts'

it('the log holds neither queries nor the tokens of previews', async () => {
  const lines: string[] = []
  const edge = Fastify({
    logger: {
      serializers: { req: requestForLog },
      stream: { write: (line: string) => void lines.push(line) },
    },
  })
  edge.get('/*', () => '')
  await edge.inject('/search?q=ama')
  await edge.inject('/preview/a.secret?x=ama')
  await edge.close()
  const log = lines.join('')
  expect(log).toContain('"path":"/search"')
  expect(log).toContain('"path":"/preview/…"')
  expect(log).not.toMatch(/ama|secret/)
})
