import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { PreviewAddress, Revision } from 'shared-contracts/desk/content'
import {
  Article,
  Club,
  LeagueTopic,
  Player,
  Product,
  type ArticleFields,
} from 'shared-contracts/desk/league-content'
import { listOf } from 'shared-contracts/desk/list'
import { Today } from 'shared-contracts/desk/today'
import { ArticleResponse, ArticleSummary } from 'shared-contracts/league/article'
import { ChangesResponse } from 'shared-contracts/league/change'
import { ClubResponse } from 'shared-contracts/league/club'
import { PlayerResponse } from 'shared-contracts/league/player'
import { ProductResponse } from 'shared-contracts/league/product'
import { StandingResponse } from 'shared-contracts/league/standing'
import { TopicResponse } from 'shared-contracts/league/topic'
import { Like } from 'typeorm'
import * as v from 'valibot'
import { signedIn, type DeskClient } from '../accounts/testing/desk-client.ts'
import { publishDue } from '../content/revisions/testing/publish-due.ts'
import { onEachDatabase } from '../foundation/database/testing/on-each-database.ts'
import { insertAll } from '../foundation/database/records.ts'
import { startTestApp, type TestApp } from '../foundation/database/testing/test-app.ts'
import { LeagueAnswers } from './answers/league-answers.ts'
import { LeagueDesk } from './desk/edits/league-desk.ts'
import { LeaguePerson } from './people/league-person.entity.ts'
import { SeasonEntry } from './seasons/season-entry.entity.ts'
import { Article as ArticleRow } from './stories/article.entity.ts'

const story: ArticleFields = {
  title: 'A new roof in Obuasi',
  slug: '',
  excerpt: 'The main stand is covered before the second half of the season.',
  content: '## Dry at last\n\nTwo hundred seats, [one roof](/gpl/fixtures).',
  category: 'Analysis',
  image: '/media/league-stadium',
  imageAlt: 'A stand under a new roof',
  author: 'Media office',
  date: '2026-03-01',
  tags: ['Obuasi'],
  isFeatured: false,
  isTrending: false,
}
const club: Omit<
  v.InferInput<typeof Club>,
  'id' | 'revision' | 'updatedAt' | 'updatedBy' | 'state' | 'publishAt' | 'publishedRevision'
> = {
  name: 'Winneba Fishers',
  slug: '',
  shortName: 'Fishers',
  code: 'WFI',
  city: 'Winneba, Central',
  region: 'Central',
  founded: 1998,
  primaryColor: '#0b3d91',
  secondaryColor: '#FFFFFF',
  aliases: ['The Fishers'],
  achievements: [],
  image: '/media/league-stadium',
  isFeatured: false,
}
/** Returns a club whose names no other club has. */
const own = (name: string) => ({ ...club, name, shortName: name, code: '-', aliases: [] })
const Refused = v.object({ fieldErrors: v.record(v.string(), v.array(v.string())) })

onEachDatabase('content of the league', (newConfig) => {
  let api: TestApp
  let ama: DeskClient
  beforeAll(async () => {
    api = await startTestApp(await newConfig())
    ama = await signedIn(() => api, { name: 'Ama Mensah', role: 'league-editor' })
  }, 60_000)
  afterAll(() => api.app.close())

  /** Returns the desk's calls for one kind of content. */
  const desk = <const Schema extends v.GenericSchema>(path: string, schema: Schema) => {
    const base = `/api/desk/league/${path}`
    const match = (revision: number) => ({ 'if-match': `"${revision}"` })
    const done = async (answer: ReturnType<DeskClient['send']>, status = 200) => {
      const { statusCode, body } = await answer
      if (statusCode !== status) throw new Error(`${statusCode} ${body}`)
      return v.parse(schema, JSON.parse(body))
    }
    const act = (id: number, action: string, revision: number, body: object = {}) =>
      ama.send('POST', `${base}/${id}/${action}`, body, match(revision))
    return {
      act,
      create: (fields: object) => ama.send('POST', base, fields),
      made: (fields: object) => done(ama.send('POST', base, fields), 201),
      save: (id: number, revision: number, fields: object) =>
        ama.send('PUT', `${base}/${id}`, fields, match(revision)),
      saved: (id: number, revision: number, fields: object) =>
        done(ama.send('PUT', `${base}/${id}`, fields, match(revision))),
      published: (id: number, revision: number) => done(act(id, 'publish', revision)),
      remove: (id: number, revision: number) =>
        ama.send('DELETE', `${base}/${id}`, undefined, match(revision)),
      find: async (q: string) => {
        const answer = await ama.send('GET', `${base}?q=${encodeURIComponent(q)}`)
        const [first] = v.parse(listOf(schema), answer.json()).items
        if (first === undefined) throw new Error(`${path} has no ${q}`)
        return first
      },
      previewed: async (id: number) => {
        const { address } = v.parse(PreviewAddress, (await act(id, 'preview', 1)).json())
        const { pathname, searchParams } = new URL(address, 'http://site.invalid')
        return { pathname, token: searchParams.get('preview') ?? '' }
      },
      revisions: async (id: number) =>
        v.parse(v.array(Revision), (await ama.send('GET', `${base}/${id}/revisions`)).json()),
    }
  }
  const articles = desk('articles', Article)
  const topics = desk('topics', LeagueTopic)
  const clubs = desk('clubs', Club)
  const players = desk('players', Player)
  const products = desk('products', Product)

  const read = async <const Schema extends v.GenericSchema>(call: string, schema: Schema) => {
    const answer = await api.inject(`/api/league/${call}`)
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`)
    return v.parse(schema, answer.json())
  }
  const statusOf = async (call: string) => (await api.inject(`/api/league/${call}`)).statusCode
  const latest = async () => (await read('changes', ChangesResponse)).changes.at(-1)
  const refusedFields = (answer: { json: () => unknown }) =>
    v.parse(Refused, answer.json()).fieldErrors

  describe('a story', () => {
    const listed = () => read('articles', v.array(ArticleSummary))

    it('is in list, feed and changes once it is published, and at its own address', async () => {
      const { id } = await articles.made(story)
      expect((await listed()).map(({ title }) => title)).not.toContain(story.title)
      const { slug } = await articles.published(id, 1)
      expect(slug).toBe('a-new-roof-in-obuasi')
      expect((await listed())[0]).toMatchObject({
        ...{ slug, title: story.title, imageAlt: story.imageAlt, author: 'Media office' },
        ...{ isSample: false, views: 0, readMinutes: 1, publishedAt: '2026-03-01T00:00:00.000Z' },
      })
      expect((await read(`articles/${slug}`, ArticleResponse)).body).toEqual([
        { type: 'heading', level: 2, spans: [{ text: 'Dry at last' }] },
        {
          type: 'paragraph',
          spans: [
            { text: 'Two hundred seats, ' },
            { text: 'one roof', href: '/gpl/fixtures' },
            { text: '.' },
          ],
        },
      ])
      expect((await api.inject('/api/league/feeds/news.atom')).body).toContain(story.title)
      expect(await latest()).toMatchObject({ kind: 'article', slug })

      await articles.saved(id, 1, { ...story, slug: 'the-roof-of-obuasi' })
      await articles.published(id, 2)
      const moved = await api.inject(`/api/league/articles/${slug}`)
      expect([moved.statusCode, moved.headers.location]).toEqual([
        301,
        '/api/league/articles/the-roof-of-obuasi',
      ])
      await articles.act(id, 'unpublish', 2)
      expect(await statusOf('articles/the-roof-of-obuasi')).toBe(404)
      expect(await latest()).toMatchObject({ kind: 'article', slug: 'the-roof-of-obuasi' })
      await articles.act(id, 'publish', 2)
      expect(await statusOf('articles/the-roof-of-obuasi')).toBe(200)
    })

    it('is found by words of its title, excerpt and tags, however old it is', async () => {
      const titles = async (q: string) =>
        (
          await read(`articles?${new URLSearchParams({ q }).toString()}`, v.array(ArticleSummary))
        ).map(({ title }) => title)
      const tags = ['Animals', 'The "big" five']
      const old = { title: 'A Zebra at 100% in Tamale', tags, date: '2001-01-01' }
      const { id } = await articles.made({ ...story, ...old })
      await articles.published(id, 1)
      const newer = Array.from({ length: 210 }, (_, index) => ({
        ...{
          slug: `story-${index}`,
          title: `Story ${index}`,
          excerpt: 'Of a match.',
          content: 'Text.',
        },
        ...{
          category: 'Analysis' as const,
          author: 'Media office',
          publishedAt: new Date(),
          tags: [],
        },
        ...{ image: '', imageAlt: '', readMinutes: 1, views: 0, isSample: false },
        ...{ isFeatured: false, isTrending: false },
      }))
      await insertAll(api.dataSource.manager, ArticleRow, newer)
      await expect(titles(' ')).resolves.not.toContain(old.title)
      for (const q of ['zebra', ' TAMALE  zebra ', 'animals', '100% in', '"big"']) {
        await expect(titles(q)).resolves.toEqual([old.title])
      }
      // The signs between the tags are no part of them.
      for (const q of ['zebra accra', '100_', 'seats one', '[', '"', '","']) {
        await expect(titles(q)).resolves.not.toContain(old.title)
      }
      await expect(titles('story')).resolves.toHaveLength(200)
      expect(await statusOf(`articles?q=${'a'.repeat(201)}`)).toBe(400)
      await api.dataSource.manager.delete(ArticleRow, { title: Like('Story %') })
      await articles.act(id, 'unpublish', 1)
    })

    it('is searched for one network as often as those behind it need, and no more', async () => {
      const ask = (url: string) =>
        api.inject({ url: `/api/league/articles${url}`, remoteAddress: '192.0.2.60' })
      let answer = await ask('?q=zebra')
      // A window may end in between.
      for (let count = 0; count < 1_300 && answer.statusCode === 200; count += 1) {
        answer = await ask('?q=zebra')
      }
      expect(answer.statusCode).toBe(429)
      expect((await ask('')).statusCode).toBe(200)
    })

    it('is in the feed as plain text, whatever signs it has', async () => {
      const words = { title: 'Who said <b>goal</b> & when', excerpt: 'For 1 < 2 & 3 > 2: ]]>' }
      const { id } = await articles.made({ ...story, ...words })
      await articles.published(id, 1)
      const { body } = await api.inject('/api/league/feeds/news.atom')
      expect(body).toContain(
        '<title type="html"><![CDATA[Who said &lt;b&gt;goal&lt;/b&gt; &amp; when]]></title>',
      )
      expect(body).toContain(
        '<summary type="html"><![CDATA[For 1 &lt; 2 &amp; 3 &gt; 2: ]]&gt;]]></summary>',
      )
      await articles.act(id, 'unpublish', 1)
    })

    it('of today is told from the moment at which it is published', async () => {
      const before = new Date()
      const date = before.toISOString().slice(0, 10)
      const { id } = await articles.made({ ...story, title: 'News of today', date })
      const { slug } = await articles.published(id, 1)
      const { publishedAt } = await read(`articles/${slug}`, ArticleResponse)
      expect(Date.parse(publishedAt)).toBeGreaterThanOrEqual(before.getTime())
    })

    it('of the sample is one in its own words alone, and then without invented views', async () => {
      const [sample] = (await listed()).filter(({ isSample }) => isSample)
      const { id, revision, ...fields } = await articles.find(sample?.title ?? '')
      expect(fields).toMatchObject({ state: 'published', updatedBy: 'installation' })
      const words = { ...fields, imageAlt: 'A stadium' }
      const now = () => read(`articles/${fields.slug}`, ArticleResponse)
      await articles.saved(id, revision, { ...words, isTrending: false })
      await articles.published(id, revision + 1)
      expect(await now()).toMatchObject({ isSample: true, views: sample?.views })
      expect((await now()).publishedAt).toBe(sample?.publishedAt)
      await articles.saved(id, revision + 1, { ...words, excerpt: 'In words of our own.' })
      await articles.published(id, revision + 2)
      expect(await now()).toMatchObject({ isSample: false, views: 0 })
      await articles.act(id, 'revisions/1/restore', revision + 2)
      await articles.published(id, revision + 3)
      expect(await now()).toMatchObject({ isSample: true, views: sample?.views })
    })

    it('says beside each field what it lacks', async () => {
      expect(refusedFields(await articles.create({}))).toMatchObject({
        title: ['Enter a title'],
        content: ['Write the story'],
        image: ['Choose a picture'],
        author: ['Say who tells the story'],
      })
      const answer = await articles.create({ ...story, content: '![](http://elsewhere/a.png)' })
      expect(refusedFields(answer)['content']?.[0]).toMatch(/^Line 1: /)
    })

    it('may be as long in every writing', async () => {
      // Three bytes each, in UTF-8.
      const text = 'ꜿ'.repeat(100_000)
      const answer = await articles.create({ ...story, title: 'As long as can be', content: text })
      expect(answer.statusCode).toBe(201)
    })

    it('is published when it is due, and waits on the first page of the desk until then', async () => {
      const { id } = await articles.made({ ...story, title: 'On Friday' })
      const at = new Date(Date.now() + 3_600_000)
      await articles.act(id, 'publish', 1, { at: at.toISOString() })
      const { waiting } = v.parse(Today, (await ama.send('GET', '/api/desk/today')).json())
      expect(waiting).toContainEqual({
        part: 'league',
        text: '1 in league articles: scheduled',
        count: 1,
        path: '/league/articles?state=scheduled',
      })
      expect(await statusOf('articles/on-friday')).toBe(404)
      await publishDue(api.app, at.getTime() + 1)
      expect(await statusOf('articles/on-friday')).toBe(200)
      expect(await latest()).toMatchObject({ kind: 'article', slug: 'on-friday' })
    })

    it('can be seen as it is written by who has the link', async () => {
      const { id } = await articles.made({ ...story, title: 'Not for everybody yet' })
      const { pathname, token } = await articles.previewed(id)
      expect(pathname).toBe('/gpl/news/not-for-everybody-yet')
      const call = 'articles/not-for-everybody-yet'
      expect(await statusOf(call)).toBe(404)
      const preview = await read(`${call}?preview=${token}`, ArticleResponse)
      expect(preview.title).toBe('Not for everybody yet')
      expect(await statusOf(`${call}?preview=${token}x`)).toBe(404)
    })
  })

  describe('a club', () => {
    it('has a page before it plays, and its new name stands in tables and matches', async () => {
      const { id } = await clubs.made(club)
      expect(await statusOf('clubs/winneba-fishers')).toBe(404)
      await clubs.published(id, 1)
      expect(await read('clubs/winneba-fishers', ClubResponse)).toMatchObject({
        ...{ name: 'Winneba Fishers', founded: 1998, seasons: [], squad: [], fixtures: [] },
        colors: { primary: '#0B3D91', secondary: '#FFFFFF' },
      })
      expect(await latest()).toMatchObject({ kind: 'club', slug: 'winneba-fishers' })

      const table = () => read('seasons/2024-25/standings', v.array(StandingResponse))
      const hearts = await clubs.find('Hearts of Oak')
      await clubs.saved(hearts.id, hearts.revision, { ...hearts, name: 'Accra Oak', slug: 'oak' })
      expect((await table()).map((row) => row.club.name)).toContain('Hearts of Oak')
      const { token } = await clubs.previewed(hearts.id)
      const preview = await read(`clubs/hearts-of-oak?preview=${token}`, ClubResponse)
      expect(preview).toMatchObject({ slug: 'oak', name: 'Accra Oak' })
      expect(preview.fixtures.length).toBeGreaterThan(10)
      await clubs.published(hearts.id, hearts.revision + 1)
      expect((await table()).map((row) => row.club)).toContainEqual({
        slug: 'oak',
        name: 'Accra Oak',
      })
      const moved = await api.inject('/api/league/clubs/hearts-of-oak')
      expect([moved.statusCode, moved.headers.location]).toEqual([301, '/api/league/clubs/oak'])
    })

    it('whose name or alias another one has is refused, beside the field', async () => {
      const names = { name: 'Asante Kotoko FC', aliases: ['Kotoko'] }
      const taken = await clubs.create({ ...own('Axim Rocks'), ...names })
      expect(refusedFields(taken)).toEqual({
        name: ['“Asante Kotoko FC” is a name of Asante Kotoko'],
        aliases: ['“Kotoko” is a name of Asante Kotoko'],
      })
    })

    it('whose short name or code is a name of another one is refused, beside the field', async () => {
      const taken = await clubs.create({ ...own('Axim Rocks'), shortName: 'Dreams', code: 'KOT' })
      expect(refusedFields(taken)).toEqual({
        shortName: ['“Dreams” is a name of Dreams FC'],
        code: ['“KOT” is a name of Asante Kotoko'],
      })
    })

    it('of the sample can be saved as it is', async () => {
      const answer = await ama.send('GET', '/api/desk/league/clubs?perPage=100')
      const { items } = v.parse(listOf(Club), answer.json())
      expect(items.length).toBeGreaterThanOrEqual(24)
      for (const { id, revision, ...fields } of items) {
        await clubs.saved(id, revision, { ...fields, region: `${fields.region} Region` })
      }
    })

    it('has no address that stands for all clubs', async () => {
      const message = 'This address stands for all clubs: choose another one'
      for (const fields of [{ slug: 'all' }, { name: 'All' }]) {
        const refused = await clubs.create({ ...own('Axim Rocks'), ...fields })
        expect(refusedFields(refused)).toEqual({ slug: [message] })
      }
    })

    it.each([
      ['in words that one space parts, without “v”', 'Hearts v Kotoko'],
      ['without a bracket before it', '(Accra) Hearts'],
      ['without characters that nobody sees, such as U+200F', 'Accra\u200F Hearts'],
      ['in at most 100 characters', 'A'.repeat(101)],
    ])('is refused if no file could hold its name: it is not %s', async (expected, name) => {
      const refused = await clubs.create({ ...club, name, aliases: [] })
      expect(refusedFields(refused)).toEqual({ name: [`Expected a name ${expected}`] })
    })

    it('that was a draft of a name which another one has taken since cannot be published', async () => {
      const first = await clubs.made(own('Keta Lagoon'))
      const second = await clubs.made({ ...own('Keta Lagoon FC'), shortName: 'Lagoon' })
      await clubs.published(first.id, 1)
      const answer = await clubs.act(second.id, 'publish', 1)
      expect(refusedFields(answer)).toEqual({ name: ['“Keta Lagoon FC” is a name of Keta Lagoon'] })
    })

    it('that a season needs is neither taken back nor deleted', async () => {
      const { id, revision } = await clubs.find('Asante Kotoko')
      for (const answer of [
        await clubs.act(id, 'unpublish', revision),
        await clubs.remove(id, revision),
      ]) {
        expect(answer.statusCode).toBe(409)
        expect(answer.body).toContain('Asante Kotoko is in a season')
      }
      expect(await statusOf('clubs/asante-kotoko')).toBe(200)
    })

    it('stays when a season takes it while it is being deleted', async () => {
      const { id } = await clubs.made(own('Ada Estuary'))
      await clubs.published(id, 1)
      let removal: ReturnType<typeof clubs.remove> | undefined
      await api.app.get(LeagueDesk).hold(async (manager) => {
        await manager.insert(SeasonEntry, { seasonId: 1, clubId: id, manager: '', groundId: null })
        removal = clubs.remove(id, 1)
        // Until it waits for the league, or has checked too early.
        await setTimeout(300)
      })
      expect((await removal)?.statusCode).toBe(409)
      expect(await statusOf('clubs/ada-estuary')).toBe(200)
      await api.dataSource.manager.delete(SeasonEntry, { clubId: id })
    })

    it('of a long name gets an address that a match has room for', async () => {
      const name = 'The Honourable Football Association of the Whole Northern Savannah'
      const { id } = await clubs.made({ ...own(name), shortName: 'Savannah' })
      const { slug } = await clubs.published(id, 1)
      expect(slug).toBe('the-honourable-football-association-of-the-who')
    })
  })

  it('refuses a player who is born tomorrow, beside the field', async () => {
    const born = (days: number) =>
      new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const facts = { name: 'Yaw Boateng', nationality: 'Ghana', position: 'Forward' }
    expect(refusedFields(await players.create({ ...facts, birthDate: born(1) }))).toEqual({
      birthDate: ['Enter a date that is not in the future'],
    })
    const { id } = await players.made({ ...facts, birthDate: born(0) })
    const later = await players.save(id, 1, { ...facts, birthDate: born(1) })
    expect(later.statusCode).toBe(400)
  })

  it('refuses a player’s name that no file can hold, unless the player has it already', async () => {
    const name = 'Mohammed (Junior)'
    const message = 'Expected the name of a scorer without digits and brackets'
    const facts = { nationality: 'Ghana', position: 'Forward' as const }
    expect(refusedFields(await players.create({ ...facts, name }))).toEqual({ name: [message] })
    await api.dataSource.manager.insert(LeaguePerson, {
      ...{ ...facts, name, slug: 'mohammed-junior', birthDate: null },
      ...{ marketValue: '', description: '', revision: 1 },
    })
    const { id, revision, ...player } = await players.find(name)
    await players.saved(id, revision, { ...player, nationality: 'Mali' })
    const other = { ...player, name: 'Mohammed (Senior)' }
    expect(refusedFields(await players.save(id, revision + 1, other))).toEqual({ name: [message] })
  })

  it('shows a player whom no squad has yet to who has the link, and to nobody else', async () => {
    const facts = {
      slug: '',
      birthDate: '',
      nationality: 'Ghana',
      marketValue: '',
      description: '',
    }
    const { id } = await players.made({ ...facts, name: 'Kojo Sarpong', position: 'Forward' })
    const { pathname, token } = await players.previewed(id)
    expect(pathname).toBe('/gpl/players/kojo-sarpong')
    const previewed = () => read(`players/kojo-sarpong?preview=${token}`, PlayerResponse)
    expect(await previewed()).toMatchObject({
      ...{ name: 'Kojo Sarpong', position: 'Forward', club: null, age: null },
      ...{ matches: 0, goals: 0, spells: [], isSample: false },
    })
    expect(await statusOf('players/kojo-sarpong')).toBe(404)
    await players.published(id, 1)
    expect((await previewed()).club).toBeNull()
    expect(await statusOf('players/kojo-sarpong')).toBe(404)
  })

  it('shows the facts of a player that were changed, first to who has the link', async () => {
    const { id, revision, ...player } = await players.find('Kwesi Amponsah-Bonsu')
    await players.saved(id, revision, { ...player, nationality: 'Togo', birthDate: '' })
    const now = (query = '') => read(`players/kwesi-amponsah-bonsu${query}`, PlayerResponse)
    const { pathname, token } = await players.previewed(id)
    expect(pathname).toBe('/gpl/players/kwesi-amponsah-bonsu')
    expect((await now()).nationality).toBe('Ghana')
    expect(await now(`?preview=${token}`)).toMatchObject({
      nationality: 'Togo',
      age: null,
      goals: 15,
    })
    await players.published(id, revision + 1)
    expect(await now()).toMatchObject({ nationality: 'Togo', birthDate: null })
    expect(await latest()).toMatchObject({ kind: 'player', slug: 'kwesi-amponsah-bonsu' })
    expect((await players.act(id, 'unpublish', revision + 1)).body).toContain('is in a squad')
    expect((await players.revisions(id)).map(({ by }) => by)).toEqual([
      'Ama Mensah',
      'installation',
    ])
  })

  it('sells a product for what the editor says, in cedis', async () => {
    const { id, revision, ...scarf } = await products.find('Scarf')
    const price = { price: '19.5', originalPrice: '25', place: 1 }
    expect(refusedFields(await products.save(id, revision, { ...scarf, price: 'a few' }))).toEqual({
      price: ['Enter a price in cedis, such as 185.00'],
    })
    const dearer = await products.save(id, revision, { ...scarf, ...price, originalPrice: '19.50' })
    expect(refusedFields(dearer)).toEqual({
      originalPrice: ['Enter what it cost before: more than it costs now'],
    })
    expect(await products.saved(id, revision, { ...scarf, ...price })).toMatchObject({
      price: '19.50',
      originalPrice: '25.00',
    })
    const shown = async (query = '') =>
      (await read(`products${query}`, v.array(ProductResponse))).find(
        ({ slug }) => slug === scarf.slug,
      )
    const { pathname, token } = await products.previewed(id)
    expect(pathname).toBe('/gpl/shop')
    expect((await shown())?.price).not.toBe(1950)
    expect(await shown(`?preview=${token}`)).toMatchObject({ price: 1950, originalPrice: 2500 })
    await products.published(id, revision + 1)
    expect(await shown()).toMatchObject({ price: 1950, originalPrice: 2500 })
    await products.remove(id, revision + 1)
    expect(await shown()).toBeUndefined()
    await products.act(id, 'revisions/1/restore', revision + 1)
    await products.published(id, revision + 2)
    expect(await shown()).toMatchObject({ slug: scarf.slug, rating: scarf.rating })
  })

  it('lists every story, the older ones on further pages', async () => {
    const pages = () => read('articles-pages', v.array(v.object({ page: v.string() })))
    const slugs = async (query = '') =>
      (await read(`articles${query}`, v.array(ArticleSummary))).map(({ slug }) => slug)
    expect(await pages()).toEqual([])
    const { manager } = api.dataSource
    const [article] = await manager.find(ArticleRow)
    const rows = Array.from({ length: 410 }, (_row, index) => ({
      ...{ ...article, id: undefined, slug: `archived-${index}`, isSample: false },
      publishedAt: new Date(Date.UTC(2020, 0, 1) + index * 60_000),
    }))
    const known = await manager.count(ArticleRow)
    for (let start = 0; start < rows.length; start += 100) {
      await manager.insert(ArticleRow, rows.slice(start, start + 100))
    }
    api.app.get(LeagueAnswers, { strict: false }).invalidate()
    expect(await pages()).toEqual([{ page: '2' }, { page: '3' }])
    const all = [await slugs(), await slugs('?page=2'), await slugs('?page=3')]
    expect(all.map(({ length }) => length)).toEqual([200, 200, known + 10])
    expect(new Set(all.flat()).size).toBe(known + 410)
    expect(all[2]?.at(-1)).toBe('archived-0')
    expect(await slugs('?page=4')).toEqual([])
    expect(await statusOf('articles?page=0')).toBe(400)
    await manager.delete(ArticleRow, { slug: Like('archived-%') })
    api.app.get(LeagueAnswers, { strict: false }).invalidate()
  })

  it('lists a topic by its posts, and no topic twice', async () => {
    const listed = async (query = '') =>
      (await read(`topics${query}`, v.array(TopicResponse))).map(({ name }) => name)
    const { id } = await topics.made({ name: 'Transfer window', posts: 20_000 })
    const { token } = await topics.previewed(id)
    expect(await listed()).not.toContain('Transfer window')
    expect((await listed(`?preview=${token}`))[0]).toBe('Transfer window')
    await topics.published(id, 1)
    expect((await listed())[0]).toBe('Transfer window')
    expect(await latest()).toMatchObject({ kind: 'topic', slug: 'transfer-window' })
    expect(refusedFields(await topics.create({ name: 'Transfer window', posts: 1 }))).toEqual({
      name: ['This topic is there already'],
    })
  })

  it('takes topics that differ only in case or accents for one, on every database', async () => {
    const { id } = await topics.made({ name: 'Café talk', posts: 3 })
    await topics.published(id, 1)
    for (const name of ['café Talk', 'CAFE TALK']) {
      expect(refusedFields(await topics.create({ name, posts: 1 }))).toEqual({
        name: ['This topic is there already'],
      })
    }
    const answer = await topics.save(id, 1, { name: 'Cafe Talk', posts: 3 })
    expect(answer.statusCode).toBe(200)
  })
})
