import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { Revision } from 'shared-contracts/desk/content'
import * as v from 'valibot'
import { signedIn, type DeskClient } from '../../accounts/testing/desk-client.ts'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { News } from '../news/news.entity.ts'
import { ContentRecord } from './content-record.entity.ts'

onEachDatabase('lists at the desk', (newConfig) => {
  let api: TestApp
  let ama: DeskClient
  beforeAll(async () => {
    api = await startTestApp(await newConfig())
    ama = await signedIn(() => api, { name: 'Ama' })
  }, 60_000)
  afterAll(() => api.app.close())

  it.each([
    ['stories?sort=length', 'sort', /^This list is ordered by id, title, /],
    ['stories?author=Ama', 'author', /^This list has no such filter$/],
    ['stories?featured=maybe', 'featured', /^Choose true or false$/],
    ['openings?category=energy', 'category', /^This list has no such filter$/],
    ['accounts?sort=password', 'sort', /^This list is ordered by name, /],
    ['audit?sort=actor', 'sort', /^This list is ordered by at$/],
    ['media?sort=file', 'sort', /^This list is ordered by name, updatedAt$/],
    ['messages?position=driver', 'position', /^This list has no such filter$/],
    ['newsletters?sort=list', 'sort', /^This list is ordered by email, createdAt$/],
  ])('refuse %s and say why', async (call, field, message) => {
    const answer = await ama.send('GET', `/api/desk/${call}`)
    expect(answer.statusCode).toBe(400)
    const { fieldErrors } = answer.json<{ fieldErrors: Record<string, string[]> }>()
    expect(fieldErrors[field]?.[0]).toMatch(message)
  })

  it('find a word whichever way its accents are typed', async () => {
    const fields = { name: 'Adjoa Sérwaa', role: 'Chemist', text: 'Tests.', position: 9 }
    await ama.send('POST', '/api/desk/people', fields)
    for (const q of ['sérwaa', 'se\u0301rwaa']) {
      const found = await ama.send('GET', `/api/desk/people?${String(new URLSearchParams({ q }))}`)
      expect(found.json()).toMatchObject({ total: 1, items: [{ name: 'Adjoa Sérwaa' }] })
    }
  })

  it('give the revisions of a record page by page', async () => {
    const facts = (await ama.send('GET', '/api/desk/company/1')).json<Record<string, unknown>>()
    for (let revision = 1; revision < 5; revision += 1) {
      const body = { ...facts, phone: `+233 30 000 000${revision}` }
      await ama.send('PUT', '/api/desk/company/1', body, { 'if-match': `"${revision}"` })
    }
    const numbers = async (query: string) => {
      const answer = await ama.send('GET', `/api/desk/company/1/revisions${query}`)
      return v.parse(v.array(Revision), answer.json()).map(({ revision }) => revision)
    }
    expect(await numbers('')).toEqual([5, 4, 3, 2, 1])
    expect(await numbers('?perPage=2')).toEqual([5, 4])
    expect(await numbers('?perPage=2&before=4')).toEqual([3, 2])
    expect(await numbers('?before=1')).toEqual([])
    expect((await ama.send('GET', '/api/desk/company/9/revisions')).statusCode).toBe(404)
  })

  it('wait for the first rows of an import alone, and have all of them soon', async () => {
    const { manager } = api.dataSource
    await ama.send('GET', '/api/desk/stories')
    const imported = Array.from({ length: 1_000 }, (_, number) => ({
      ...{
        title: `Imported ${number}`,
        excerpt: '',
        content: 'In full.',
        imageUrl: '/media/group',
      },
      ...{ date: new Date(0), subsidiary: null, slug: `imported-${number}` },
    }))
    for (let start = 0; start < imported.length; start += 100) {
      await manager.insert(News, imported.slice(start, start + 100))
    }
    const first = await ama.send('GET', '/api/desk/stories?q=imported')
    const known = await manager.countBy(ContentRecord, { part: 'stories' })
    expect(first.json<{ total: number }>().total).toBeGreaterThanOrEqual(200)
    expect(known).toBeLessThan(1_000)
    let total = 0
    while (total < 1_000) {
      const list = await ama.send('GET', '/api/desk/stories?q=imported&perPage=1')
      total = list.json<{ total: number }>().total
    }
    expect(total).toBe(1_000)
  }, 60_000)
})
