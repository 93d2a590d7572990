import { expect, it } from '@jest/globals'
import { freePort } from './free-port.ts'

it('a free port is none that the system would give to an outgoing connection meanwhile', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, freePort))
  for (const port of ports) {
    expect(port).toBeGreaterThanOrEqual(10_000)
    expect(port).toBeLessThan(32_768)
  }
})
