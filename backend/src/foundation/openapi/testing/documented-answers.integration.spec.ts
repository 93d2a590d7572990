import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { errorResponse } from 'shared-server/error-response'
import { createApp } from '../../../create-app.ts'
import { configIn, testFolders } from '../../database/testing/on-each-database.ts'
import { documentedInject } from './documented-answers.ts'

interface Faked {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly status: number
  readonly type?: string
  readonly body?: string
}

describe('the check of answers against the OpenAPI document', () => {
  const newFolder = testFolders()
  let app: NestFastifyApplication
  let inject: ReturnType<typeof documentedInject>
  let faked: Faked
  beforeAll(async () => {
    app = await createApp(configIn(await newFolder()))
    inject = documentedInject(app)
    const fastify = app.getHttpAdapter().getInstance()
    fastify.addHook('onRequest', (_request, reply) => {
      const { status, type = 'application/json', body = '' } = faked
      return reply.code(status).type(type).send(body)
    })
    fastify.get('/api/secret', () => '')
    await app.init()
    await fastify.ready()
  }, 30_000)
  afterAll(() => app.close())

  const answerOf = (fake: Faked) => {
    faked = fake
    return inject({ url: fake.url, method: fake.method })
  }
  const contact = { url: '/api/contact', method: 'POST' } as const
  const error = errorResponse(403, 'No', 'id')

  it.each<[string, Faked]>([
    ['a status', { ...contact, status: 418 }],
    ['a content type', { ...contact, status: 403, type: 'text/plain', body: 'No' }],
    ['a member', { ...contact, status: 403, body: JSON.stringify({ ...error, why: 'so' }) }],
    ['a shape', { ...contact, status: 403, body: JSON.stringify({ ...error, message: 1 }) }],
    ['a body', { ...contact, status: 303, body: 'No' }],
    ['a method', { url: '/api/secret', method: 'GET', status: 200 }],
  ])('fails for %s that it does not name', async (_, fake) => {
    await expect(answerOf(fake)).rejects.toThrow(/^OpenAPI: /)
  })

  it.each<[string, Faked]>([
    ['what it names', { ...contact, status: 403, body: JSON.stringify(error) }],
    ['a page for those who posted a form', { ...contact, status: 403, type: 'text/html' }],
    ['an answer without a body', { url: '/api/news', method: 'GET', status: 304 }],
    ['a page that it leaves out', { url: '/api/data-request', method: 'GET', status: 418 }],
  ])('passes %s', async (_, fake) => {
    await expect(answerOf(fake)).resolves.toMatchObject({ statusCode: fake.status })
  })
})
