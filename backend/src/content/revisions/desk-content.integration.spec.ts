import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { NewsResponse, StoryResponse } from 'shared-contracts/api/news'
import { CompanyResponse } from 'shared-contracts/api/company'
import { PreviewAddress, Revision, Story, type StoryFields } from 'shared-contracts/desk/content'
import { listOf } from 'shared-contracts/desk/list'
import { Today } from 'shared-contracts/desk/today'
import { eventually } from 'shared-server/testing/eventually'
import * as v from 'valibot'
import { signedIn, type DeskClient } from '../../accounts/testing/desk-client.ts'
import { AuditEntry } from '../../foundation/audit/audit-entry.entity.ts'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { createApp } from '../../create-app.ts'
import { randomOf } from '../../releases/telemetry/testing/random.ts'
import { News } from '../news/news.entity.ts'
import { ContentPreviews } from './content-previews.ts'
import { ContentRevision } from './content-revision.entity.ts'
import { ScheduledPublishing } from './scheduled-publishing.ts'
import { publishDue } from './testing/publish-due.ts'

/** Two hundred changes, each on the disk before it is acknowledged. */
jest.setTimeout(60_000)

const story = (over: Partial<StoryFields> = {}): StoryFields => ({
  title: 'A second loading bay',
  slug: '',
  excerpt: 'Two tankers can load at once.',
  content: 'In full.',
  category: 'energy',
  region: 'ghana',
  subsidiary: 'oil-gas',
  imageUrl: '/media/oil-gas',
  imageAlt: 'A tanker at a depot',
  source: '',
  sourceUrl: '',
  date: '2026-02-03',
  featured: false,
  ...over,
})

const Conflict = v.object({ current: Story })

onEachDatabase('content at the desk', (newConfig) => {
  let api: TestApp
  let ama: DeskClient
  let config: Awaited<ReturnType<typeof newConfig>>
  beforeAll(async () => {
    config = await newConfig()
    api = await startTestApp(config)
    ama = await signedIn(() => api, { name: 'Ama Mensah', role: 'group-editor' })
  }, 60_000)
  afterAll(() => api.app.close())

  const match = (revision: number) => ({ 'if-match': `"${revision}"` })
  const made = async (over: Partial<StoryFields> = {}) => {
    const answer = await ama.send('POST', '/api/desk/stories', story(over))
    expect(answer.statusCode).toBe(201)
    expect(answer.headers.etag).toBe('"1"')
    return v.parse(Story, answer.json())
  }
  const act = (id: number, action: string, revision: number, body: object = {}) =>
    ama.send('POST', `/api/desk/stories/${id}/${action}`, body, match(revision))
  const done = async (answer: ReturnType<DeskClient['send']>) => {
    const { statusCode, body } = await answer
    if (statusCode !== 200) throw new Error(body)
    return v.parse(Story, JSON.parse(body))
  }
  const save = (id: number, revision: number, over: Partial<StoryFields>) =>
    ama.send('PUT', `/api/desk/stories/${id}`, story(over), match(revision))
  const seen = async () => v.parse(v.array(NewsResponse), (await api.inject('/api/news')).json())
  const isSeen = async (title: string) => (await seen()).some((news) => news.title === title)
  const opened = (id: number) => done(ama.send('GET', `/api/desk/stories/${id}`))

  it('is made once for each key, however often it is sent after a lost answer', async () => {
    const long = story({ title: 'Sent twice', content: 'Long. '.repeat(16_000) })
    const create = (key: string, body = long, by = ama) =>
      by.send('POST', '/api/desk/stories', body, { 'idempotency-key': key })
    const answers = await Promise.all([create('one'), create('one')])
    answers.push(await create('one'))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    const ids = answers.map((answer) => v.parse(Story, answer.json()).id)
    expect(new Set(ids).size).toBe(1)
    expect(v.parse(Story, (await create('two')).json()).id).not.toBe(ids[0])
    const kofi = await signedIn(() => api, { name: 'Kofi Mensah', role: 'group-editor' })
    expect(v.parse(Story, (await create('one', long, kofi)).json()).id).not.toBe(ids[0])
    const other = await create('one', story({ title: 'Another' }))
    expect(other.statusCode).toBe(422)
  })

  it('is seen by nobody until it is published, and then at once', async () => {
    const title = 'Seen when it is published'
    const draft = await made({ title })
    expect(draft).toMatchObject({
      state: 'draft',
      publishedRevision: null,
      updatedBy: 'Ama Mensah',
    })
    await expect(isSeen(title)).resolves.toBe(false)
    const published = await done(act(draft.id, 'publish', 1))
    expect(published).toMatchObject({ state: 'published', publishedRevision: 1, revision: 1 })
    expect(published.slug).toBe('seen-when-it-is-published')
    await expect(isSeen(title)).resolves.toBe(true)

    await done(save(draft.id, 1, { title: `${title}, changed` }))
    await expect(isSeen(title)).resolves.toBe(true)
    await done(act(draft.id, 'publish', 2))
    await expect(isSeen(`${title}, changed`)).resolves.toBe(true)

    const back = await done(act(draft.id, 'unpublish', 2))
    expect(back).toMatchObject({ state: 'unpublished', publishedRevision: null })
    await expect(isSeen(`${title}, changed`)).resolves.toBe(false)
  })

  it('keeps every revision, restores any, and brings back what was deleted', async () => {
    const { id } = await made({ title: 'First words' })
    await done(save(id, 1, { title: 'Second words' }))
    const restored = await done(act(id, 'revisions/1/restore', 2))
    expect(restored).toMatchObject({ title: 'First words', revision: 3 })
    const gone = await ama.send('DELETE', `/api/desk/stories/${id}`, undefined, match(3))
    expect(gone.statusCode).toBe(204)
    expect((await ama.send('GET', `/api/desk/stories/${id}`)).statusCode).toBe(404)
    expect((await save(id, 3, {})).statusCode).toBe(404)
    const back = await done(act(id, 'revisions/2/restore', 3))
    expect(back).toMatchObject({ title: 'Second words', revision: 4, state: 'draft' })
    const revisions = v.parse(
      v.array(Revision),
      (await ama.send('GET', `/api/desk/stories/${id}/revisions`)).json(),
    )
    expect(revisions.map(({ revision, fields }) => [revision, fields['title']])).toEqual([
      [4, 'Second words'],
      [3, 'First words'],
      [2, 'Second words'],
      [1, 'First words'],
    ])
    expect(revisions[0]?.by).toBe('Ama Mensah')
  })

  it('is no sample any more in the words of an editor, and one again in those it began with', async () => {
    const seed = { title: 'Reading the policy rate as a buyer', content: '' }
    const stored = await api.dataSource.manager.findOneByOrFail(News, { title: seed.title })
    const { id, excerpt } = stored
    const isSample = async (of = id) => (await seen()).find((news) => news.id === of)?.isSample
    const write = async (revision: number, over: Partial<StoryFields>) => {
      await done(save(id, revision, { ...seed, excerpt, ...over }))
      await done(act(id, 'publish', revision + 1))
    }
    await expect(isSample()).resolves.toBe(true)
    await write(1, { featured: true })
    await expect(isSample()).resolves.toBe(true)
    await write(2, { excerpt: 'In words of our own.' })
    await expect(isSample()).resolves.toBe(false)
    await done(act(id, 'revisions/2/restore', 3))
    await done(act(id, 'publish', 4))
    await done(act(id, 'unpublish', 4))
    await done(act(id, 'publish', 4))
    await expect(isSample()).resolves.toBe(true)
    const own = await made({ title: 'No sample from the first word' })
    await done(act(own.id, 'publish', 1))
    await expect(isSample(own.id)).resolves.toBe(false)
  })

  it('asks each change which revision it was made from, and tells the present one', async () => {
    const { id } = await made({ title: 'Two editors' })
    const url = `/api/desk/stories/${id}`
    expect((await ama.send('PUT', url, story())).statusCode).toBe(412)
    expect((await ama.send('PUT', url, story(), { 'if-match': '*' })).statusCode).toBe(412)
    expect((await ama.send('DELETE', url)).statusCode).toBe(412)
    await done(save(id, 1, { title: 'Hers' }))
    const late = await save(id, 1, { title: 'His' })
    expect(late.statusCode).toBe(409)
    expect(v.parse(Conflict, late.json()).current).toMatchObject({ title: 'Hers', revision: 2 })
    for (const action of ['publish', 'unpublish', 'revisions/1/restore']) {
      expect((await act(id, action, 1)).statusCode).toBe(409)
    }
  })

  it('loses no text of two editors in 200 random interleavings', async () => {
    const { id } = await made({ title: 'Interleaved' })
    const kofi = await signedIn(() => api, { name: 'Kofi Adu', role: 'group-editor' })
    const written: string[] = []
    const random = randomOf(7)
    let conflicts = 0
    const edit = async (editor: DeskClient, name: string, count: number) => {
      let known = v.parse(Story, (await editor.send('GET', `/api/desk/stories/${id}`)).json())
      for (let number = 1; number <= count;) {
        const line = `${name} ${number}`
        const content = `${known.content}\n\n${line}`
        const answer = await editor.send(
          'PUT',
          `/api/desk/stories/${id}`,
          story({ title: 'Interleaved', content }),
          match(known.revision),
        )
        if (answer.statusCode === 409) {
          conflicts += 1
          known = v.parse(Conflict, answer.json()).current
          continue
        }
        expect(answer.statusCode).toBe(200)
        known = v.parse(Story, answer.json())
        written.push(line)
        number += 1
        if (random() < 0.3) await new Promise(setImmediate)
      }
    }
    await Promise.all([edit(ama, 'Ama', 100), edit(kofi, 'Kofi', 100)])
    expect(conflicts).toBeGreaterThan(0)
    const { content, revision } = await opened(id)
    expect(revision).toBe(201)
    expect(content.split('\n\n').slice(1).toSorted()).toEqual(written.toSorted())
    const stored = await api.dataSource.manager.find(ContentRevision, {
      where: { part: 'stories', recordId: id },
      order: { revision: 'ASC' },
    })
    expect(stored.map(({ revision: number }) => number)).toEqual(
      Array.from({ length: 201 }, (_, index) => index + 1),
    )
  })

  describe('changed by SQL', () => {
    it('is the published state when it is opened, and nobody writes over it unseen', async () => {
      const { id } = await made({ title: 'Changed beside the desk' })
      await done(act(id, 'publish', 1))
      await done(save(id, 1, { title: 'A draft of it' }))
      await api.dataSource.manager.update(News, { id }, { title: 'By SQL' })
      expect((await save(id, 2, { title: 'Unseen' })).statusCode).toBe(409)
      await expect(opened(id)).resolves.toMatchObject({
        title: 'By SQL',
        revision: 3,
        publishedRevision: 3,
        updatedBy: 'database',
      })
      await api.dataSource.manager.delete(News, { id })
      await expect(opened(id)).resolves.toMatchObject({
        state: 'unpublished',
        publishedRevision: null,
      })
    })

    it('keeps what a draft says of other fields, and an address that was chosen in it', async () => {
      const { id } = await made({ title: 'Half of it' })
      await done(act(id, 'publish', 1))
      const drafted = { title: 'A draft of half', slug: 'the-other-half' }
      await done(save(id, 1, drafted))
      await api.dataSource.manager.update(News, { id }, { excerpt: 'By SQL' })
      await expect(opened(id)).resolves.toMatchObject({
        ...{ ...drafted, excerpt: 'By SQL' },
        ...{ revision: 4, publishedRevision: 3, updatedBy: 'database' },
      })
      await done(act(id, 'publish', 4))
      const published = (await seen()).find((news) => news.id === id)
      expect(published).toMatchObject({ ...drafted, excerpt: 'By SQL' })
    })

    it('is listed when it was added, and its id is given to no other', async () => {
      const first = await made({ title: 'Before it' })
      const { identifiers } = await api.dataSource.manager.insert(News, {
        ...{ title: 'Added by SQL', excerpt: '', content: '', imageUrl: '/media/group' },
        ...{ date: new Date(), subsidiary: null },
      })
      const second = await made({ title: 'After it' })
      const id: unknown = identifiers[0]?.['id']
      expect(new Set([first.id, id, second.id]).size).toBe(3)
      await expect(listed('?q=added%20BY%20sql')).resolves.toMatchObject({
        total: 1,
        items: [{ id, state: 'published', updatedBy: 'installation' }],
      })
    })
  })

  const listed = async (query: string) =>
    v.parse(listOf(Story), (await ama.send('GET', `/api/desk/stories${query}`)).json())

  it('lists by search, state, filters, order and page', async () => {
    const fresh = await made({ title: 'Zebra 100%_sure', category: 'mining', date: '2099-01-01' })
    await expect(listed('?q=100%25_S')).resolves.toMatchObject({
      total: 1,
      items: [{ id: fresh.id }],
    })
    await expect(listed('?q=100%25xs')).resolves.toMatchObject({ total: 0 })
    const newest = await listed('?sort=date&order=desc&perPage=1')
    expect(newest.items[0]?.id).toBe(fresh.id)
    expect(newest.total).toBeGreaterThan(8)
    const mining = await listed('?category=mining&region=ghana&state=draft')
    expect(mining.items.map(({ id }) => id)).toEqual([fresh.id])
    const titles = (await listed('?sort=title&perPage=200')).items.map(({ title }) => title)
    expect(titles.at(-1)).toBe('Zebra 100%_sure')
    const pages = await Promise.all([1, 2].map((page) => listed(`?perPage=3&page=${page}`)))
    expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(6)
    expect((await ama.send('GET', '/api/desk/stories?perPage=201')).statusCode).toBe(400)
  })

  it('gives each story an address of its own, from its title or as chosen', async () => {
    const first = await made({ title: 'Ɔne “address” for Áccra’s two!' })
    const second = await made({ title: 'Ɔne “address” for Áccra’s two!' })
    const slugs = []
    for (const { id } of [first, second]) slugs.push((await done(act(id, 'publish', 1))).slug)
    expect(slugs).toEqual(['one-address-for-accras-two', 'one-address-for-accras-two-2'])
    const taken = await save(second.id, 1, { slug: 'one-address-for-accras-two' })
    expect(taken.statusCode).toBe(400)
    expect(taken.json()).toMatchObject({
      fieldErrors: { slug: ['This address leads to another story'] },
    })
    const elsewhere = await made({ title: 'Told elsewhere', content: '' })
    await expect(done(act(elsewhere.id, 'publish', 1))).resolves.toMatchObject({ slug: '' })
  })

  it('is published at the address that was chosen for it, or not at all', async () => {
    const slug = 'chosen-for-two'
    const first = await made({ title: 'The first of two', slug })
    const second = await made({ title: 'The second of two', slug })
    await done(act(first.id, 'publish', 1))
    for (const body of [{}, { at: '2030-01-01T00:00:00Z' }]) {
      const refused = await act(second.id, 'publish', 1, body)
      expect(refused.statusCode).toBe(409)
      expect(refused.json()).toMatchObject({
        message: 'The address of this story leads to another one: choose another address',
      })
    }
    await expect(opened(second.id)).resolves.toMatchObject({ state: 'draft', publishAt: null })
    await done(save(second.id, 1, { title: 'The second of two', slug: 'chosen-for-one' }))
    await expect(done(act(second.id, 'publish', 2))).resolves.toMatchObject({
      slug: 'chosen-for-one',
    })
  })

  it('leads from an address that a story had before to the one of today', async () => {
    const { id } = await made({ title: 'At its first address' })
    await done(act(id, 'publish', 1))
    await done(save(id, 1, { title: 'At its first address', slug: 'second-address' }))
    await done(act(id, 'publish', 2))
    const old = await api.inject('/api/news/at-its-first-address')
    expect([old.statusCode, old.headers.location]).toEqual([301, '/api/news/second-address'])
    expect((await api.inject('/api/news/second-address')).json()).toMatchObject({
      slug: 'second-address',
      body: [{ type: 'paragraph', spans: [{ text: 'In full.' }] }],
    })
    const other = await made({ title: 'At its first address' })
    await expect(done(act(other.id, 'publish', 1))).resolves.toMatchObject({
      slug: 'at-its-first-address-2',
    })
    // Back at its first address, and then unpublished.
    await done(save(id, 2, { title: 'At its first address', slug: 'at-its-first-address' }))
    await done(act(id, 'publish', 3))
    const moved = await api.inject('/api/news/second-address')
    expect(moved.headers.location).toBe('/api/news/at-its-first-address')
    await done(act(id, 'unpublish', 3))
    expect((await api.inject('/api/news/second-address')).statusCode).toBe(404)
    expect((await api.inject('/api/news/at-its-first-address')).statusCode).toBe(404)
  })

  it('refuses a text that could do harm beside its line, and shows what came by SQL without it', async () => {
    const content = 'Fine.\n\n[a](javascript:alert(1))'
    const refused = await ama.send('POST', '/api/desk/stories', story({ content }))
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({
      fieldErrors: { content: [expect.stringMatching(/^Line 3: A link leads to https/)] },
    })
    const tooLong = await ama.send(
      'POST',
      '/api/desk/stories',
      story({ content: 'a'.repeat(100_001) }),
    )
    expect(tooLong.json()).toMatchObject({
      fieldErrors: { content: ['Use at most 100,000 characters'] },
    })
    const million = story({ content: 'a'.repeat(1_000_000) })
    expect((await ama.send('POST', '/api/desk/stories', million)).statusCode).toBe(413)

    const { id } = await made({ title: 'Changed to harm' })
    await done(act(id, 'publish', 1))
    await api.dataSource.manager.update(News, { id }, { content: `${content} <script>` })
    const { body } = v.parse(StoryResponse, (await api.inject('/api/news/changed-to-harm')).json())
    expect(JSON.stringify(body)).not.toContain('javascript:')
  })

  it('shows a draft to who has its preview, for an hour, and lets nobody keep it', async () => {
    const { id } = await made({ title: 'Not yet said' })
    const asked = await ama.send('POST', `/api/desk/stories/${id}/preview`)
    const { address } = v.parse(PreviewAddress, asked.json())
    expect(address).toMatch(/^\/news\/not-yet-said\?preview=[\w.-]+$/)
    const read = (path: string) => api.inject(`/api${path}`)
    const shown = await read(address)
    expect(shown.json()).toMatchObject({ title: 'Not yet said', slug: 'not-yet-said' })
    expect(shown.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    await done(save(id, 1, { title: 'Not yet said, but better' }))
    expect((await read(address)).json()).toMatchObject({ title: 'Not yet said, but better' })
    const forged = [
      address.slice(0, -1),
      `${address}x`,
      address.replace('=', '=x'),
      '/news/a?preview=',
    ]
    for (const path of [...forged, '/news/not-yet-said']) {
      expect((await read(path)).statusCode).toBe(404)
    }
    const previews = api.app.get(ContentPreviews, { strict: false })
    const record = { part: 'stories', id }
    expect(previews.read(previews.sign(record, 0), 3_600_000)).toBe(null)
    expect(previews.read(previews.sign(record, 0), 3_599_999)).toEqual(record)
  })

  describe('at a time', () => {
    const at = '2030-05-06T07:00:00.000Z'
    const runAt = (moment: string, app = api.app) => publishDue(app, Date.parse(moment))

    it('is published then, as it was scheduled, once by whichever process', async () => {
      const title = 'Said to come'
      const { id } = await made({ title })
      const waiting = await done(act(id, 'publish', 1, { at }))
      expect(waiting).toMatchObject({ state: 'scheduled', publishAt: at, publishedRevision: null })
      const goneOn = await done(save(id, 1, { title: 'Half-writ' }))
      expect(goneOn).toMatchObject({ revision: 2, publishRevision: 1 })
      await runAt('2030-05-06T06:59:59.999Z')
      await expect(isSeen(title)).resolves.toBe(false)

      // A second process, started later.
      const other = await createApp(config)
      await other.init()
      try {
        await Promise.all([runAt(at), runAt(at, other)])
      } finally {
        await other.close()
      }
      // This process may have to learn it from the other one.
      await eventually(() => isSeen(title))
      await expect(opened(id)).resolves.toMatchObject({
        ...{ state: 'published', publishedRevision: 1, publishAt: null, revision: 2 },
        publishRevision: null,
      })
      const entries = await api.dataSource.manager.findBy(AuditEntry, { actor: 'schedule' })
      expect(entries.filter(({ change }) => change.includes(`story ${id} `))).toHaveLength(1)
    })

    it('is not published when it was taken back or moved, and no clock ahead of its own matters', async () => {
      const taken = await made({ title: 'Taken back in time' })
      await done(act(taken.id, 'publish', 1, { at }))
      await expect(done(act(taken.id, 'unpublish', 1))).resolves.toMatchObject({
        state: 'draft',
        publishAt: null,
      })
      const moved = await made({ title: 'Moved on' })
      await done(act(moved.id, 'publish', 1, { at }))
      await done(act(moved.id, 'publish', 1, { at: '2031-01-01T00:00:00Z' }))
      const now = Date.now
      try {
        // The machine's clock jumps, but the process knows how long it has run.
        Date.now = () => now() + 10 * 365 * 86_400_000
        await api.app.get(ScheduledPublishing, { strict: false }).run()
      } finally {
        Date.now = now
      }
      await runAt('2030-12-31T23:00:00.000Z')
      await expect(isSeen('Taken back in time')).resolves.toBe(false)
      await expect(isSeen('Moved on')).resolves.toBe(false)
      await runAt('2031-01-01T00:00:00.000Z')
      await expect(isSeen('Moved on')).resolves.toBe(true)
    })

    it('keeps the address that was chosen for it, until it is taken back', async () => {
      const slug = 'kept-until-then'
      const [first, second] = [await made({ slug }), await made({ slug })]
      await done(act(first.id, 'publish', 1, { at }))
      for (const body of [{}, { at }]) {
        expect((await act(second.id, 'publish', 1, body)).statusCode).toBe(409)
      }
      expect((await save(second.id, 1, { title: 'Another', slug })).statusCode).toBe(400)
      const titled = await made({ title: 'Kept until then' })
      expect((await done(act(titled.id, 'publish', 1))).slug).toBe('kept-until-then-2')
      await runAt(at)
      expect((await api.inject(`/api/news/${slug}`)).json()).toMatchObject({ id: first.id })

      const freed = 'free-again'
      const third = await made({ slug: freed })
      await done(act(third.id, 'publish', 1, { at }))
      await done(act(third.id, 'unpublish', 1))
      await done(save(second.id, 1, { title: 'Another', slug: freed }))
      expect((await done(act(second.id, 'publish', 2))).slug).toBe(freed)
    })

    it('loses its schedule and nothing else when that is cancelled', async () => {
      const title = 'Seen while it waits'
      const { id } = await made({ title })
      const cancelled = () => done(act(id, 'unschedule', 1))
      const schedule = () => done(act(id, 'publish', 1, { at }))
      const none = { publishAt: null, publishRevision: null }

      expect((await act(id, 'unschedule', 1)).statusCode).toBe(409)
      await schedule()
      expect((await act(id, 'unschedule', 2)).statusCode).toBe(409)
      const url = `/api/desk/stories/${id}/unschedule`
      expect((await ama.send('POST', url, {})).statusCode).toBe(412)
      await expect(cancelled()).resolves.toMatchObject({ state: 'draft', ...none })

      await done(act(id, 'publish', 1))
      await schedule()
      await expect(cancelled()).resolves.toMatchObject({
        ...{ state: 'published', publishedRevision: 1 },
        ...none,
      })
      await expect(isSeen(title)).resolves.toBe(true)

      await done(act(id, 'unpublish', 1))
      await schedule()
      await schedule()
      await expect(cancelled()).resolves.toMatchObject({ state: 'unpublished', ...none })
      await runAt(at)
      await expect(isSeen(title)).resolves.toBe(false)

      await schedule()
      await expect(done(act(id, 'unpublish', 1))).resolves.toMatchObject({ state: 'unpublished' })
      const entries = await api.dataSource.manager.findBy(AuditEntry, { actor: 'Ama Mensah' })
      const changes = entries.map(({ change }) => change)
      const entry = `story ${id} schedule cancelled: ${title}`
      expect(changes.filter((change) => change === entry)).toHaveLength(3)
    })

    it('stays a story that visitors have seen when its row is removed by SQL', async () => {
      const { id } = await made({ title: 'Removed while it waits' })
      await done(act(id, 'publish', 1))
      await done(act(id, 'publish', 1, { at }))
      await api.dataSource.manager.delete(News, { id })
      await expect(done(act(id, 'unschedule', 1))).resolves.toMatchObject({ state: 'unpublished' })
    })

    it('is published at once for a moment that has come, and refused for none', async () => {
      const { id } = await made({ title: 'Long past' })
      expect((await act(id, 'publish', 1, { at: 'soon' })).statusCode).toBe(400)
      await expect(
        done(act(id, 'publish', 1, { at: '2020-01-01T00:00:00Z' })),
      ).resolves.toMatchObject({ state: 'published' })
    })
  })

  it('changes a fact of the company on its next answer, and undoes it as quickly', async () => {
    const url = '/api/desk/company/1'
    const facts = v.parse(v.looseObject({}), (await ama.send('GET', url)).json())
    const phone = async () =>
      v.parse(CompanyResponse, (await api.inject('/api/company')).json()).phone
    const put = await ama.send('PUT', url, { ...facts, phone: '+233 30 000 0199' }, match(1))
    expect(put.statusCode).toBe(200)
    await expect(phone()).resolves.toBe('+233 30 000 0100')
    await ama.send('POST', `${url}/publish`, {}, match(2))
    await expect(phone()).resolves.toBe('+233 30 000 0199')
    await ama.send('POST', `${url}/revisions/1/restore`, {}, match(2))
    await ama.send('POST', `${url}/publish`, {}, match(3))
    await expect(phone()).resolves.toBe('+233 30 000 0100')
    const at = '2030-05-06T07:00:00.000Z'
    await ama.send('POST', `${url}/publish`, { at }, match(3))
    const cancelled = await ama.send('POST', `${url}/unschedule`, {}, match(3))
    expect(cancelled.json()).toMatchObject({ state: 'published', publishAt: null })
    for (const [method, path] of [
      ['POST', '/api/desk/company'],
      ['DELETE', url],
      ['POST', `${url}/unpublish`],
    ] as const) {
      expect((await ama.send(method, path, {}, match(3))).statusCode).toBe(404)
    }
  })

  it.each(['openings', 'people', 'subsidiaries'])(
    'opens, saves and publishes %s as well',
    async (part) => {
      const list = v.parse(
        v.object({ items: v.array(v.looseObject({ id: v.number(), revision: v.number() })) }),
        (await ama.send('GET', `/api/desk/${part}`)).json(),
      )
      const [one] = list.items
      if (!one) throw new Error(`There are no ${part}`)
      const url = `/api/desk/${part}/${one.id}`
      const text = 'Changed at the desk.'
      const fields = { ...one, description: text, text }
      const saved = await ama.send('PUT', url, fields, match(one.revision))
      expect([saved.statusCode, saved.headers.etag]).toEqual([200, '"2"'])
      const published = await ama.send('POST', `${url}/publish`, {}, match(2))
      expect(published.statusCode).toBe(200)
      expect((await api.inject(`/api/${part}`)).body).toContain(text)
    },
  )

  it('refuses an opening with the title of another one, which applicants could not tell apart', async () => {
    const opening = {
      ...{ title: 'Driver', slug: '', department: 'Logistics', location: 'Tema, Ghana' },
      ...{ type: 'Full-time', description: 'You drive.', requirements: ['A licence'] },
      ...{ postedOn: '2026-02-03', closesOn: '' },
    }
    const Opening = v.looseObject({ id: v.number(), state: v.string() })
    const send = (method: 'POST' | 'PUT', path: string, body: object) =>
      ama.send(method, `/api/desk/openings${path}`, body, path === '' ? {} : match(1))
    const create = async () => v.parse(Opening, (await send('POST', '', opening)).json())
    const [first, second] = [await create(), await create()]
    expect((await send('POST', `/${first.id}/publish`, {})).statusCode).toBe(200)
    const refusals = [
      await send('POST', `/${second.id}/publish`, {}),
      await send('POST', '', { ...opening, location: 'Kumasi, Ghana' }),
      await send('PUT', `/${second.id}`, { ...opening, department: 'Depots' }),
    ]
    for (const refused of refusals) {
      expect([refused.statusCode, refused.json()]).toMatchObject([
        400,
        { fieldErrors: { title: ['Another opening has this title: name the place in it'] } },
      ])
    }
    const over = await send('PUT', `/${second.id}`, { ...opening, closesOn: '2026-02-02' })
    expect([over.statusCode, over.json()]).toMatchObject([
      400,
      { fieldErrors: { closesOn: ['Enter a day that is not before the day of posting'] } },
    ])
    const placed = await send('POST', '', { ...opening, title: 'Driver, Kumasi' })
    expect(placed.statusCode).toBe(201)
    // Once the first one is closed, nobody can mistake it.
    const closed = await send('PUT', `/${first.id}`, { ...opening, closesOn: '2026-02-28' })
    expect(closed.statusCode).toBe(200)
    await ama.send('POST', `/api/desk/openings/${first.id}/publish`, {}, match(2))
    expect((await send('POST', `/${second.id}/publish`, {})).statusCode).toBe(200)
  })

  it('tells on the first page what waits', async () => {
    await made({ title: 'Waits for its author' })
    const today = v.parse(Today, (await ama.send('GET', '/api/desk/today')).json())
    expect(today.waiting).toContainEqual(
      expect.objectContaining({ part: 'stories', path: '/stories?state=draft' }),
    )
  })

  it('writes down who changed what', async () => {
    const { id } = await made({ title: 'Written down' })
    await done(act(id, 'publish', 1))
    const entries = await api.dataSource.manager.findBy(AuditEntry, { actor: 'Ama Mensah' })
    const about = entries.filter(({ change }) => change.startsWith(`story ${id} `))
    expect(about.map(({ change }) => change)).toEqual([
      `story ${id} created: Written down`,
      `story ${id} published, revision 1: Written down`,
    ])
  })
})
