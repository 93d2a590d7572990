import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { configIn, onOwnMariaDb, testFolders } from '../database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../database/testing/test-app.ts'
import { contactMessage } from '../../intake/contact/testing/contact-message.ts'

describe('metrics', () => {
  const newFolder = testFolders()
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp(configIn(await newFolder()))
  }, 60_000)
  afterAll(() => api.app.close())

  const lines = async () => {
    const response = await api.inject('/metrics')
    expect(response.headers['content-type']).toMatch(/^text\/plain; version=/)
    return response.body.split('\n')
  }

  it('count requests by route and status, those from memory too, and no made-up path', async () => {
    await api.inject('/api/news')
    await api.inject('/api/subsidiaries/gold')
    await api.inject('/api/made-up-by-a-visitor')
    const text = (await lines()).filter((line) => line.includes('seconds_count'))
    const count = (route: string, status: number) =>
      `http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"} 1`
    expect(text).toContain(count('/api/news', 200))
    expect(text).toContain(count('/api/subsidiaries/:slug', 200))
    expect(text).toContain(count('none', 404))
    expect(text.join()).not.toContain('made-up')
  })

  it('tell how many mails wait, and that the database answers', async () => {
    await api.inject({ method: 'POST', url: '/api/contact', payload: contactMessage() })
    expect(await lines()).toEqual(expect.arrayContaining(['outbox_waiting 1', 'database_up 1']))
  })
})

onOwnMariaDb('metrics of a database that is lost', (server, newFolder) => {
  it('are answered, and say so', async () => {
    const { app, inject } = await startTestApp(
      configIn(await newFolder(), { DATABASE_URL: await server().createDatabase() }),
    )
    try {
      await server().kill()
      const response = await inject('/metrics')
      expect(response.statusCode).toBe(200)
      expect(response.body.split('\n')).toContain('database_up 0')
      expect(response.body).not.toMatch(/^outbox_waiting \d/m)
    } finally {
      await app.close()
    }
  }, 60_000)
})
