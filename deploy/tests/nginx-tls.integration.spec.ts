import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { once } from 'node:events'
import type { ConnectionOptions } from 'node:tls'
import { findProgram } from 'shared-server/testing/find-program'
import { withPrograms } from 'shared-server/testing/with-programs'
import { examineConfiguration } from './testing/nginx.ts'
import { NginxAlone } from './testing/nginx-alone.ts'

withPrograms('the lines for a certificate', { nginx: findProgram('nginx') }, ({ nginx }) => {
  let site: NginxAlone
  beforeAll(async () => {
    site = await NginxAlone.start(nginx)
  }, 30_000)
  afterAll(() => site.stop(), 30_000)

  it('are fit for use as they stand', async () => {
    expect(await examineConfiguration(nginx, site.file)).toBe('')
  })

  it.each<[string, ConnectionOptions, string]>([
    ['TLS 1.3', { minVersion: 'TLSv1.3' }, 'TLSv1.3'],
    [
      'TLS 1.2 with forward secrecy',
      { maxVersion: 'TLSv1.2', ciphers: 'ECDHE-RSA-AES128-GCM-SHA256' },
      'TLSv1.2',
    ],
  ])('take %s', async (_, options, version) => {
    const socket = await site.connect(options)
    expect(socket.getProtocol()).toBe(version)
    socket.end()
    await once(socket, 'close')
  })

  // Lets the client offer these: at its default level, its own library would refuse the old ones.
  it.each<[string, ConnectionOptions]>([
    ['TLS 1.1', { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' }],
    [
      'a cipher in CBC mode',
      {
        maxVersion: 'TLSv1.2',
        ciphers: 'ECDHE-RSA-AES256-SHA384:ECDHE-RSA-AES128-SHA:@SECLEVEL=0',
      },
    ],
    [
      'a key that is not forward secret',
      { maxVersion: 'TLSv1.2', ciphers: 'AES128-GCM-SHA256:@SECLEVEL=0' },
    ],
  ])('refuse %s', async (_, options) => {
    await expect(site.connect(options)).rejects.toThrow(/alert/)
  })

  it('lead from http to https', async () => {
    const answer = await fetch(`http://127.0.0.1:${site.httpPort}/gpl?q=1`, { redirect: 'manual' })
    expect(answer.status).toBe(301)
    expect(answer.headers.get('location')).toBe('https://127.0.0.1/gpl?q=1')
    // Browsers ignore the header over http, so it is not sent.
    expect(answer.headers.get('strict-transport-security')).toBeNull()
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  })
})
