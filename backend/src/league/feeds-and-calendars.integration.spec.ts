import { beforeAll, describe, expect, it } from '@jest/globals'
import ICAL from 'ical.js'
import { onEachDatabase } from '../foundation/database/testing/on-each-database.ts'
import { describeApi } from '../foundation/openapi/openapi.ts'
import { recordChanges } from './changes/record-changes.ts'
import { Club } from './clubs/club.entity.ts'
import { LeagueFiles, ROUND } from './testing/league-files.ts'

onEachDatabase('feeds and calendars of the league', (newConfig) => {
  const files = new LeagueFiles(newConfig, {
    PUBLIC_ORIGIN: 'https://group.example',
    LEAGUE_DATA_LICENCE: 'ODbL 1.0 https://opendatacommons.org/licenses/odbl/1-0/',
  })
  const { get, importing } = files

  beforeAll(async () => {
    await importing(ROUND)
    await importing(['1,2025-09-13,15:00,Hearts of Oak,Kotoko,,,2,2,,,'])
    await importing(['2,2025-10-08,15:00,Kotoko,Aduana,,,,,,,'])
    await importing(
      ['Final,2025-05-01,15:00,Ɔkwawu Stars,Tema Youth,,,,,,,'],
      '--competition cup --new-clubs --new-competition "The Cup"',
      '2025',
    )
  })

  describe('a calendar', () => {
    const eventsOf = async (club: string) => {
      const { body, headers } = await get(`/calendars/${club}.ics`)
      expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
      const events = ICAL.Component.fromString(body).getAllSubcomponents('vevent')
      return events.map((component) => {
        const { uid, summary, startDate, sequence } = new ICAL.Event(component)
        const status = component.getFirstPropertyValue('status')
        return { uid, summary, start: startDate.toString(), sequence, status }
      })
    }

    it('follows a match that is moved and postponed, under one UID', async () => {
      const slug = '2025-10-08-asante-kotoko-aduana'
      const uid = `${slug}@gpl.ghanapremiership.example`
      const find = async () => (await eventsOf('aduana')).find((event) => event.uid === uid)
      await expect(find()).resolves.toEqual({
        ...{ uid, summary: 'Asante Kotoko v Aduana', start: '2025-10-08T15:00:00Z' },
        ...{ sequence: 0, status: 'CONFIRMED' },
      })
      await importing(['2,2025-10-09,17:30,Kotoko,Aduana,,,,,,,'])
      await expect(find()).resolves.toMatchObject({ start: '2025-10-09T17:30:00Z', sequence: 1 })
      await importing(['2,,,Kotoko,Aduana,,postponed,,,,,'])
      await expect(find()).resolves.toEqual({
        ...{ uid, summary: 'Postponed: Asante Kotoko v Aduana', start: '2025-10-09T17:30:00Z' },
        ...{ sequence: 2, status: 'CANCELLED' },
      })
      await importing(['2,2025-11-02,15:00,Kotoko,Aduana,,,,,,,'])
      await expect(find()).resolves.toMatchObject({
        ...{ start: '2025-11-02T15:00:00Z', sequence: 3, status: 'CONFIRMED' },
      })
      await importing(['2,2025-11-02,15:00,Kotoko,Aduana,,cancelled,,,,,'])
      await expect(find()).resolves.toEqual({
        ...{ uid, summary: 'Cancelled: Asante Kotoko v Aduana', start: '2025-11-02T15:00:00Z' },
        ...{ sequence: 4, status: 'CANCELLED' },
      })
    })

    it('keeps a match without a time, as cancelled when it is postponed, and again once it has a day', async () => {
      const find = async () =>
        (await eventsOf('aduana')).find(({ uid }) => uid.startsWith('2025-12-03-'))
      const row = (day: string, time: string, status: string) =>
        `12,${day},${time},Aduana,Kotoko,,${status},,,,,`
      await importing([row('2025-12-03', '', '')])
      await expect(find()).resolves.toMatchObject({ start: '2025-12-03', status: 'CONFIRMED' })
      await importing([row('', '', 'postponed')])
      await expect(find()).resolves.toMatchObject({
        ...{ summary: 'Postponed: Aduana v Asante Kotoko', start: '2025-12-03' },
        status: 'CANCELLED',
      })
      await importing([row('2025-12-10', '15:00', 'postponed')])
      await expect(find()).resolves.toMatchObject({
        ...{ summary: 'Aduana v Asante Kotoko', start: '2025-12-10T15:00:00Z' },
        status: 'CONFIRMED',
      })
    })

    it('of the league has the matches of every competition that runs', async () => {
      const summaries = (await eventsOf('all')).map(({ summary }) => summary)
      expect(summaries).toEqual(
        expect.arrayContaining(['Hearts of Oak v Asante Kotoko', 'Ɔkwawu Stars v Tema Youth']),
      )
    })

    it('is 404 for a club that there is not', async () => {
      expect((await get('/calendars/nobody.ics')).statusCode).toBe(404)
    })
  })

  it('names the licence that the operator has chosen, in answers, errors, feeds and the description', async () => {
    const link = '<https://opendatacommons.org/licenses/odbl/1-0/>; rel="license"'
    for (const path of ['/seasons', '/seasons/1999-00', '/seasons?page=x', '/nothing']) {
      expect((await get(path)).headers['link']).toBe(link)
    }
    expect((await get('/feeds/news.atom')).body).toContain('<rights>ODbL 1.0</rights>')
    expect(describeApi(files.api.app).info.license).toEqual({
      name: 'ODbL 1.0',
      url: 'https://opendatacommons.org/licenses/odbl/1-0/',
    })
    const elsewhere = await files.api.inject('/api/news')
    expect(elsewhere.headers['link']).toBeUndefined()
  })

  it('feeds stories and results to readers, the newest first', async () => {
    const news = await get('/feeds/news.atom')
    expect(news.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
    expect(news.body).toContain(
      '<title type="html"><![CDATA[Lions silence Kumasi and open the title race',
    )
    expect(news.body.match(/<entry>/g)).toHaveLength(12)
    expect(news.body).toContain('https://group.example/gpl/news/')
    const results = await get('/feeds/results.atom')
    const titles = [...results.body.matchAll(/CDATA\[(\S.*? \d+-\d+ .*?)\]/g)].map((one) => one[1])
    expect(titles).toEqual(['Aduana 0-0 Bechem United', 'Hearts of Oak 2-2 Asante Kotoko'])
  })

  it('feeds results without a time by their day, or else by when they were entered', async () => {
    const from = new Date().toISOString()
    await importing(['8,2025-11-15,,Dreams,Hearts of Oak,,,1,0,,,', '9,,,Medeama,Bechem,,,2,2,,,'])
    const { body } = await get('/feeds/results.atom')
    const entries = body.split('<entry>').slice(1)
    const told = entries.map((entry) => [
      /CDATA\[(.*?)\]/.exec(entry)?.[1],
      /<updated>(.*?)<\/updated>/.exec(entry)?.[1] ?? '',
    ])
    expect(told.slice(0, 2)).toEqual([
      ['Medeama 2-2 Bechem United', expect.any(String)],
      ['Dreams FC 1-0 Hearts of Oak', '2025-11-15T01:50:00.000Z'],
    ])
    const [[, entered = ''] = []] = told
    expect(entered >= from && entered <= new Date().toISOString()).toBe(true)
  })

  it('feeds a corrected result anew', async () => {
    const entryOf = async (title: string) => {
      const { body } = await get('/feeds/results.atom')
      const entry = body.split('<entry>').find((one) => one.includes(`CDATA[${title}]`)) ?? ''
      const [, published] = /<published>(.*?)<\/published>/.exec(entry) ?? []
      const [, updated] = /<updated>(.*?)<\/updated>/.exec(entry) ?? []
      return { published, updated, newest: /<updated>(.*?)<\/updated>/.exec(body)?.[1] }
    }
    await importing(['8,2025-11-15,,Dreams,Hearts of Oak,,,1,0,,,'])
    const before = await entryOf('Dreams FC 1-0 Hearts of Oak')
    expect(before.updated).toBe(before.published)
    const from = new Date().toISOString()
    await importing(['8,2025-11-15,,Dreams,Hearts of Oak,,,1,1,,,'])
    const after = await entryOf('Dreams FC 1-1 Hearts of Oak')
    expect(after.published).toBe(before.published)
    expect((after.updated ?? '') >= from).toBe(true)
    expect(after.newest).toBe(after.updated)
  })

  it('says of a match that was awarded before its day that nobody plays, and feeds its result at once', async () => {
    const day = new Date(Date.now() + 30 * 24 * 60 * 60_000).toISOString().slice(0, 10)
    const from = new Date().toISOString()
    await importing([`13,${day},15:00,Medeama,Kotoko,,,,,,,`])
    await importing([`13,${day},15:00,Medeama,Kotoko,,awarded,3,0,,,`])
    const calendar = (await get('/calendars/medeama.ics')).body.split('BEGIN:VEVENT')
    const event = calendar.find((one) => one.includes(`UID:${day}`))
    expect(event).toContain('SUMMARY:Awarded: Medeama v Asante Kotoko')
    expect(event).toContain('STATUS:CANCELLED')
    const { body } = await get('/feeds/results.atom')
    const entry = body.split('<entry>').find((one) => one.includes('Medeama 3-0 Asante Kotoko'))
    const published = /<published>(.*?)<\/published>/.exec(entry ?? '')?.[1] ?? ''
    expect(published >= from && published <= new Date().toISOString()).toBe(true)
  })

  it('follows a name that an editor changes', async () => {
    await files.api.dataSource.transaction(async (manager) => {
      await manager.update(Club, { slug: 'aduana' }, { name: 'Aduana Stars' })
      await recordChanges(manager, [{ kind: 'club', slug: 'aduana' }])
    })
    files.forget()
    expect((await get('/feeds/results.atom')).body).toContain('Aduana Stars 0-0 Bechem United')
  })
})
