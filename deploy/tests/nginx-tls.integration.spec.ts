import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { findProgram } from 'shared-server/testing/find-program'
import { withPrograms } from 'shared-server/testing/with-programs'
import { configureNginx, examineConfiguration } from './testing/nginx.ts'
import { selfSigned } from './testing/self-signed.ts'

withPrograms('the lines for a certificate', { nginx: findProgram('nginx') }, ({ nginx }) => {
  it('are fit for use as they stand', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'deploy-tls-'))
    const { key, cert } = await selfSigned(folder)
    const file = await configureNginx(
      {
        LISTEN: '127.0.0.1:8443',
        API_LISTEN: '127.0.0.1:8080',
        EDGE_1: '127.0.0.1:3000',
        EDGE_2: '127.0.0.1:3000',
        API_1: '127.0.0.1:3001',
        API_2: '127.0.0.1:3001',
        STATE_DIR: folder,
      },
      (text) =>
        text
          .replace(/^ +listen 127\.0\.0\.1:8443;$/m, '')
          .replaceAll('#TLS ', '')
          .replace('/etc/nginx/tls/fullchain.pem', cert)
          .replace('/etc/nginx/tls/privkey.pem', key),
    )
    expect(await examineConfiguration(nginx, file)).toBe('')
    await rm(folder, { recursive: true })
  })
})
