import { expect, it } from '@jest/globals'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp } from '../../foundation/database/testing/test-app.ts'
import { DataRequest } from '../data-requests/data-request.entity.ts'

onEachDatabase('requests for one address from many networks at once', (newConfig) => {
  it('each know of those before', async () => {
    const api = await startTestApp(
      await newConfig({
        SITE_ORIGINS: 'https://www.site.example',
        TRUSTED_PROXIES: 'loopback',
        // Nobody answers there: no mail is sent, but it would be.
        SMTP_URL: 'smtp://127.0.0.1:9',
      }),
    )
    try {
      const ask = (network: number) =>
        api.inject({
          method: 'POST',
          url: '/api/data-request',
          payload: 'email=ama%40visitor.example',
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            'x-forwarded-for': `192.0.${network}.1`,
          },
        })
      const answers = await Promise.all(Array.from({ length: 12 }, (_, network) => ask(network)))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200))
      await expect(api.dataSource.manager.count(DataRequest)).resolves.toBe(3)
    } finally {
      await api.app.close()
    }
  }, 60_000)
})
