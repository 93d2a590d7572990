import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { CompanyResponse } from 'shared-contracts/api/company'
import { NewsResponse, StoryResponse } from 'shared-contracts/api/news'
import { OpeningResponse } from 'shared-contracts/api/opening'
import { PersonResponse } from 'shared-contracts/api/person'
import { eventually } from 'shared-server/testing/eventually'
import { Like } from 'typeorm'
import * as v from 'valibot'
import { insertAll } from '../foundation/database/records.ts'
import { onEachDatabase } from '../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../foundation/database/testing/test-app.ts'
import { News } from './news/news.entity.ts'
import { NewsService } from './news/news.service.ts'
import { Opening } from './openings/opening.entity.ts'

onEachDatabase('published content', (newConfig) => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp(await newConfig())
  }, 60_000)
  afterAll(() => api.app.close())

  const read = async <Schema extends v.GenericSchema>(schema: Schema, url: string) =>
    v.parse(schema, (await api.inject(url)).json())

  it('lists the eight stories of a fresh installation, newest first, all told elsewhere and samples', async () => {
    const news = await read(v.array(NewsResponse), '/api/news')
    expect(news).toHaveLength(8)
    expect(news[0]).toMatchObject({
      title: 'One trade area for a continent, run from Accra',
      date: '2025-06-24T00:00:00.000Z',
      category: 'business',
      featured: true,
      sourceUrl: 'https://au-afcfta.org/',
    })
    expect(news.every(({ slug, content }) => slug === undefined && content === '')).toBe(true)
    expect(news.every(({ isSample }) => isSample)).toBe(true)
  })

  it('answers a story that was added by SQL by its slug, and 404 for any other', async () => {
    await api.dataSource.manager.insert(News, {
      title: 'Our own story',
      excerpt: 'In short.',
      content: 'In full.',
      imageUrl: '/media/group',
      slug: 'our-own-story',
      date: new Date('2026-01-02T00:00:00.000Z'),
      subsidiary: null,
    })
    const story = await read(StoryResponse, '/api/news/our-own-story')
    expect(story).toMatchObject({ title: 'Our own story', slug: 'our-own-story' })
    for (const slug of ['nothing', 'OUR-OWN-STORY', '%00', 'óur-own-story']) {
      expect((await api.inject(`/api/news/${slug}`)).statusCode).toBe(404)
    }
  })

  it('lists every story, the older ones on further pages', async () => {
    const pages = () => read(v.array(v.object({ page: v.string() })), '/api/news-pages')
    const titles = async (query = '') =>
      (await read(v.array(NewsResponse), `/api/news${query}`)).map(({ title }) => title)
    expect(await pages()).toEqual([])
    const { manager } = api.dataSource
    const known = await manager.count(News)
    const rows = Array.from({ length: 410 }, (_, index) => ({
      ...{
        title: `Archived ${index}`,
        excerpt: 'In short.',
        content: 'In full.',
        subsidiary: null,
      },
      ...{ imageUrl: '/media/group', date: new Date(Date.UTC(2019, 0, 1) + index * 60_000) },
    }))
    await insertAll(manager, News, rows)
    api.app.get(NewsService).invalidate()
    expect(await pages()).toEqual([{ page: '2' }, { page: '3' }])
    const all = [await titles(), await titles('?page=2'), await titles('?page=3')]
    expect(all.map(({ length }) => length)).toEqual([200, 200, known + 10])
    expect(new Set(all.flat()).size).toBe(known + 410)
    expect(all[2]?.at(-1)).toBe('Archived 0')
    expect(await titles('?page=4')).toEqual([])
    expect((await api.inject('/api/news?page=0')).statusCode).toBe(400)
    await manager.delete(News, { title: Like('Archived %') })
    api.app.get(NewsService).invalidate()
  })

  it('finds a story of any age by any of its words, and tells the passage', async () => {
    const story = (number: number, over: Partial<News> = {}) => ({
      ...{ title: `Story ${number}`, excerpt: 'In short.', content: 'In full.', subsidiary: null },
      ...{ imageUrl: '/media/group', date: new Date(Date.UTC(2020, 0, number)) },
      ...over,
    })
    const long = `${'Words before it. '.repeat(400)}A **Zebra** was 100% seen.`
    const title = 'An old one'
    const old = story(1, { title, excerpt: 'At a café.', content: long, slug: 'an-old-one' })
    const newer = Array.from({ length: 220 }, (_, index) => story(index + 2))
    const ofCompany = story(0, { title: 'By its company alone', subsidiary: 'oil-gas' })
    await insertAll(api.dataSource.manager, News, [ofCompany, old, ...newer])
    const found = (q: string) =>
      read(v.array(NewsResponse), `/api/news?${new URLSearchParams({ q }).toString()}`)
    const titles = async (q: string) => (await found(q)).map(({ title }) => title)
    // The last one writes the accent as a character of its own, as some systems do.
    for (const q of ['zebra', ' A ZEBRA was 100% ', 'old one', 'CAFE\u0301']) {
      await expect(titles(q)).resolves.toEqual(['An old one'])
    }
    const [zebra] = await found('zebra')
    expect(zebra?.content).toContain('A Zebra was 100% seen.')
    expect(zebra?.content.length).toBeLessThan(600)
    for (const q of ['zebra a', 'zebra%', '100_', '**', '!', 'In short.\nIn']) {
      await expect(titles(q)).resolves.not.toContain('An old one')
    }
    for (const q of ['oil-gas', 'OIL-G'])
      await expect(titles(q)).resolves.toContain('By its company alone')
    await expect(titles('story')).resolves.toHaveLength(50)
    await expect(titles(' ')).resolves.toContain('One trade area for a continent, run from Accra')
    expect((await api.inject(`/api/news?q=${'a'.repeat(201)}`)).statusCode).toBe(400)
    const { headers } = await api.inject('/api/news?q=zebra')
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.any(String) })
  })

  it('searches for one network as often as those behind it need, and no more', async () => {
    const ask = (remoteAddress: string, url = '/api/news?q=zebra') =>
      api.inject({ url, remoteAddress })
    let answer = await ask('192.0.2.50')
    // A window may end in between.
    for (let count = 0; count < 1_300 && answer.statusCode === 200; count += 1)
      answer = await ask('192.0.2.50')
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect((await ask('192.0.2.51')).statusCode).toBe(200)
    expect((await ask('192.0.2.50', '/api/news')).statusCode).toBe(200)
  })

  it('lists the management team in its order, without names until the group names them', async () => {
    const people = await read(v.array(PersonResponse), '/api/people')
    expect(people).toHaveLength(7)
    expect(people[0]).toMatchObject({ name: '', role: 'Chief Executive Officer', imageUrl: null })
  })

  it('answers the facts of the company', async () => {
    expect(await read(CompanyResponse, '/api/company')).toMatchObject({
      phone: '+233 30 000 0100',
      licence: 'FBC-2025-001',
      social: { facebook: null, linkedin: null, x: null },
    })
  })

  it('takes applications for openings that are open, and for no other', async () => {
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    const closed = { slug: 'procurement-manager' }
    await api.dataSource.manager.update(Opening, closed, { closesOn: yesterday })
    const readOpenings = () => read(v.array(OpeningResponse), '/api/openings')
    // The response cached at start-up may still be fresh.
    await eventually(async () => (await readOpenings()).length === 4)
    const openings = await readOpenings()
    expect(openings.map(({ title }) => title)).toEqual([
      'Senior Oil & Gas Engineer',
      'Gold Trading Analyst',
      'Construction Project Manager',
      'Agricultural Specialist',
    ])
    const apply = (position: string, headers: Record<string, string> = {}) => {
      const application = { ...APPLICATION, position }
      const payload = headers['content-type']
        ? new URLSearchParams(application).toString()
        : application
      return api.inject({ method: 'POST', url: '/api/careers/apply', payload, headers })
    }
    expect((await apply('Gold Trading Analyst')).statusCode).toBe(201)
    for (const position of ['Procurement Manager', 'gold trading analyst', 'King of Ghana']) {
      const answer = await apply(position)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ fieldErrors: { position: ['Position is required'] } })
    }
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const page = await apply('Procurement Manager', form)
    expect(page.statusCode).toBe(422)
    expect(page.body).toContain('<option value="Gold Trading Analyst"')
    expect(page.body).not.toContain('<option value="Procurement Manager"')
  })
})

const APPLICATION = {
  firstName: 'Kojo',
  lastName: 'Addo',
  email: 'kojo@visitor.example',
  phone: '+233 20 000 0000',
  experience: 'mid',
  education: 'master',
  cv: '',
  coverLetter: 'I would like to work with you.',
  availability: '1month',
}
