import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { PreviewAddress } from 'shared-contracts/desk/content'
import { listOf } from 'shared-contracts/desk/list'
import * as v from 'valibot'
import { signedIn, type DeskClient } from '../../accounts/testing/desk-client.ts'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'

const Revised = v.looseObject({ id: v.number(), revision: v.number() })

onEachDatabase('a preview of', (newConfig) => {
  let api: TestApp
  let ama: DeskClient
  beforeAll(async () => {
    api = await startTestApp(await newConfig())
    ama = await signedIn(() => api, { name: 'Ama Mensah', role: 'group-editor' })
  }, 60_000)
  afterAll(() => api.app.close())

  const firstOf = async (part: string) => {
    const { items } = v.parse(listOf(Revised), (await ama.send('GET', `/api/desk/${part}`)).json())
    const [first] = items
    if (!first) throw new Error(`${part} has no record`)
    return first
  }
  /** Changes the first record of a part without publishing it. @returns the address of its preview. */
  const previewed = async (part: string, change: object) => {
    const record = await firstOf(part)
    const url = `/api/desk/${part}/${record.id}`
    const match = { 'if-match': `"${record.revision}"` }
    const saved = await ama.send('PUT', url, { ...record, ...change }, match)
    expect(saved.statusCode).toBe(200)
    const { address } = v.parse(PreviewAddress, (await ama.send('POST', `${url}/preview`)).json())
    const { pathname, searchParams } = new URL(address, 'http://site.invalid')
    return {
      path: pathname,
      job: searchParams.get('job'),
      token: searchParams.get('preview') ?? '',
    }
  }
  const read = async (call: string, token?: string) => {
    const answer = await api.inject(`/api/${call}${token === undefined ? '' : `?preview=${token}`}`)
    const { 'cache-control': caching, 'x-robots-tag': robots } = answer.headers
    return { status: answer.statusCode, body: answer.body, caching, robots }
  }

  it.each([
    ['openings', 'openings', '/careers', { title: 'A title that is not seen yet' }],
    ['people', 'people', '/about', { role: 'A role that is not seen yet' }],
    ['company', 'company', '/', { address: 'An address that is not seen yet' }],
    ['subsidiaries', 'subsidiaries', undefined, { tagline: 'A line that is not seen yet' }],
  ])(
    '%s shows the record as it is written, to who has the link',
    async (part, call, at, change) => {
      const { path, job, token } = await previewed(part, change)
      const [words = ''] = Object.values(change)
      if (at !== undefined) expect(path).toBe(at)
      if (part === 'openings') expect((await read(call)).body).toContain(`"slug":"${job}"`)
      const calls = part === 'subsidiaries' ? [call, `subsidiaries${path}`] : [call]
      for (const one of calls) {
        expect((await read(one)).body).not.toContain(words)
        const preview = await read(one, token)
        expect(preview).toMatchObject({ status: 200, caching: 'no-store', robots: 'noindex' })
        expect(preview.body).toContain(words)
        expect((await read(one)).body).not.toContain(words)
        expect((await read(one, `${token}x`)).status).toBe(404)
      }
    },
  )

  it('one kind changes nothing of another', async () => {
    const { token } = await previewed('company', { phone: '+233 30 111 1111' })
    const openings = await read('openings')
    expect(await read('openings', token)).toMatchObject({ status: 200, body: openings.body })
    expect((await read('news/any', token)).status).toBe(404)
  })
})
