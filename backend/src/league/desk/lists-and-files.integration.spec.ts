import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { DeskMatch } from 'shared-contracts/league/desk-fixture'
import type { DeskRound } from 'shared-contracts/league/desk-round'
import type { DeskSeason } from 'shared-contracts/league/desk-season'
import type { DeskSquad, SquadPreview } from 'shared-contracts/league/desk-squad'
import type { ImportPreview } from 'shared-contracts/league/desk-import'
import type { ChangesResponse } from 'shared-contracts/league/change'
import type { ClubResponse } from 'shared-contracts/league/club'
import type { Club as DeskClub, Player as DeskPlayer } from 'shared-contracts/desk/league-content'
import type { MatchResponse } from 'shared-contracts/league/match'
import type { PlayerFigures } from 'shared-contracts/league/player'
import { signedIn, type DeskClient } from '../../accounts/testing/desk-client.ts'
import { AuditEntry } from '../../foundation/audit/audit-entry.entity.ts'
import { publishDue } from '../../content/revisions/testing/publish-due.ts'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { Club } from '../clubs/club.entity.ts'
import { effectiveEvents } from '../matches/effective-events.ts'
import { LeaguePerson } from '../people/league-person.entity.ts'
import { SquadSpell } from '../people/squad-spell.entity.ts'

const DESK = '/api/desk/league'

interface Written<Item> {
  readonly edit: number
  readonly record: Item
}

const SEASON = {
  ...{ competition: 'gpl', slug: '2025-26', name: '2025/26', timeZone: 'Europe/London' },
  ...{ startsOn: '2025-09-13', endsOn: '2026-06-14', pointsForWin: 3, tieBreakers: [], zones: [] },
  clubs: ['hearts-of-oak', 'asante-kotoko', 'aduana'].map((club) => ({ club })),
}

onEachDatabase('lists and files at the desk of the league', (newConfig) => {
  let api: TestApp
  let editor: DeskClient
  beforeAll(async () => {
    api = await startTestApp(await newConfig())
    editor = await signedIn(() => api, { name: 'Ama Editor', role: 'league-editor' })
    await send('POST', '/seasons', SEASON)
  }, 60_000)
  afterAll(() => api.app.close())

  const visitor = async <Answer>(path: string) =>
    (await api.inject(`/api/league${path}`)).json<Answer>()
  async function send<Answer>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    revision?: number,
    key?: string,
  ) {
    const headers: Record<string, string> = {
      ...(revision !== undefined && { 'if-match': `"${revision}"` }),
      ...(key !== undefined && { 'idempotency-key': key }),
    }
    const answer = await editor.send(method, `${DESK}${path}`, body, headers)
    return { status: answer.statusCode, body: answer.json<Answer>() }
  }
  const undo = (edit: number) => send<{ edit: number }>('POST', `/edits/${edit}/undo`)

  describe('a squad', () => {
    const HEARTS = '/seasons/2025-26/squads/hearts-of-oak'
    const LIST =
      '1; Yaw Keeper; GK; 1995-02-01\n7; Kofi Mensah; FW; 23/04/1998\n10; Esi Boateng; MF;\n'
    const check = async (path: string, body: object) =>
      (await send<SquadPreview>('POST', `${path}/check`, body)).body
    const open = async (path: string) => (await send<DeskSquad>('GET', path)).body
    const take = async (path: string, body: object) =>
      send<Written<DeskSquad>>('PUT', path, body, (await open(path)).revision)

    it('is previewed, and says what is wrong with each line', async () => {
      const { lines, faults } = await check(HEARTS, {
        text: '7; Kofi Mensah; FW\n7; Ama Adjei; MF\n; Nobody\n9; Kofi \u202EMensah; FW\n7; kofi mensah; FW',
      })
      expect(lines).toMatchObject([
        { line: 1, name: 'Kofi Mensah', player: null, outcome: 'joins' },
      ])
      expect(faults.map(({ line, message }) => [line, message])).toEqual([
        [2, 'expected another number: Kofi Mensah has 7'],
        [3, 'expected a position: Goalkeeper, Defender, Midfielder or Forward'],
        [4, 'expected a name without characters that nobody sees, such as U+202E'],
        [5, 'expected each player once: kofi mensah stands above'],
      ])
      await expect(take(HEARTS, { text: '7; Kofi Mensah' })).resolves.toMatchObject({
        status: 400,
        body: {
          fieldErrors: { text: [expect.stringContaining('Line 1, column 1: expected a position')] },
        },
      })
    })

    it('is taken whole, shown to visitors, and the same the second time', async () => {
      const taken = await take(HEARTS, { text: LIST })
      expect(
        taken.body.record.players.map(({ player, shirtNumber }) => [player.name, shirtNumber]),
      ).toEqual([
        ['Yaw Keeper', 1],
        ['Kofi Mensah', 7],
        ['Esi Boateng', 10],
      ])
      const { squad } = await visitor<ClubResponse>('/clubs/hearts-of-oak')
      expect(squad.map(({ name }) => name)).toEqual(['Esi Boateng', 'Kofi Mensah', 'Yaw Keeper'])
      const again = await check(HEARTS, { text: LIST })
      expect(again.lines.map(({ outcome }) => outcome)).toEqual(['same', 'same', 'same'])
      await expect(take(HEARTS, { text: LIST })).resolves.toMatchObject({ body: { edit: null } })
      await expect(
        send('PUT', HEARTS, { text: LIST }, taken.body.record.revision - 1),
      ).resolves.toMatchObject({
        status: 409,
        body: { current: { club: { slug: 'hearts-of-oak' } } },
      })
      await expect(send('PUT', HEARTS, { text: LIST })).resolves.toMatchObject({ status: 412 })
    })

    it('lets others go from a day, and has them again when that is undone', async () => {
      const list = { text: '17; Kofi Mensah\n7; Kwame Owusu; DF', endsOthers: true }
      expect((await check(HEARTS, list)).faults).toMatchObject([
        { message: 'expected the day from which the others are gone' },
      ])
      const dated = { ...list, on: '2026-01-10' }
      const preview = await check(HEARTS, dated)
      expect(preview.leaving.map(({ name }) => name).sort()).toEqual(['Esi Boateng', 'Yaw Keeper'])
      expect(preview.lines.map(({ outcome }) => outcome)).toEqual(['changed', 'joins'])
      const taken = await take(HEARTS, dated)
      const ends = (squad: DeskSquad) =>
        squad.players.map(({ player, shirtNumber, from, to }) => [
          player.name,
          shirtNumber,
          from,
          to,
        ])
      expect(ends(taken.body.record)).toEqual([
        ['Yaw Keeper', 1, null, '2026-01-09'],
        ['Kwame Owusu', 7, '2026-01-10', null],
        ['Esi Boateng', 10, null, '2026-01-09'],
        ['Kofi Mensah', 17, null, null],
      ])
      await expect(undo(taken.body.edit)).resolves.toMatchObject({ status: 200 })
      expect(ends(await open(HEARTS))).toEqual([
        ['Yaw Keeper', 1, null, null],
        ['Kofi Mensah', 7, null, null],
        ['Esi Boateng', 10, null, null],
      ])
    })

    it('takes nobody from another squad, and never guesses who a name is', async () => {
      const KOTOKO = '/seasons/2025-26/squads/asante-kotoko'
      const sameDay = '7; Kofi Mensah; FW; 1998-04-23'
      expect((await check(KOTOKO, { text: sameDay })).faults).toMatchObject([
        { message: 'expected nobody of another squad: end the time of Kofi Mensah there first' },
      ])
      const namesake = await check(KOTOKO, { text: '7; Kofi Mensah; FW' })
      expect(namesake.lines).toMatchObject([{ player: null, outcome: 'joins' }])
      const squad = await open(HEARTS)
      const { id } = squad.players.find(({ player }) => player.name === 'Kofi Mensah')!
      const ended = await send(
        'POST',
        `${HEARTS}/end`,
        { spell: id, on: '2026-01-31' },
        squad.revision,
      )
      expect(ended.status).toBe(200)
      const moved = await take(KOTOKO, { text: sameDay, on: '2026-02-01' })
      expect(moved.body.record.players).toMatchObject([{ player: { slug: 'kofi-mensah' } }])
    })

    describe('with a player whose last day lies ahead', () => {
      const ADUANA = '/seasons/2025-26/squads/aduana'
      const text = '5; Kwaku Later; DF'
      const outcomesOf = ({ lines }: SquadPreview) => lines.map(({ outcome }) => outcome)

      it('keeps that day when the list is pasted again', async () => {
        const { record } = (await take(ADUANA, { text })).body
        const ended = { spell: record.players[0]?.id, on: '2098-05-31' }
        await send('POST', `${ADUANA}/end`, ended, record.revision)
        const again = { text: `${text}\n6; Kojo New; MF` }
        expect(outcomesOf(await check(ADUANA, again))).toEqual(['same', 'joins'])
        const taken = await take(ADUANA, again)
        expect(taken.body.record.players.map(({ player, to }) => [player.name, to])).toEqual([
          ['Kwaku Later', '2098-05-31'],
          ['Kojo New', null],
        ])
      })

      it('has the player join again after that day', async () => {
        const list = { text, on: '2098-06-01' }
        expect(outcomesOf(await check(ADUANA, list))).toEqual(['joins'])
      })

      it('takes nobody else’s player before that day', async () => {
        const list = { text: 'Kwaku Later; DF; 1999-01-01' }
        expect((await check(ADUANA, list)).faults).toEqual([])
        await api.dataSource.manager.update(
          LeaguePerson,
          { slug: 'kwaku-later' },
          { birthDate: '1999-01-01' },
        )
        expect((await check(HEARTS, { ...list, on: '2098-05-31' })).faults).toMatchObject([
          { message: 'expected nobody of another squad: end the time of Kwaku Later there first' },
        ])
        expect((await check(HEARTS, { ...list, on: '2098-06-01' })).faults).toEqual([])
      })
    })

    it('lets nobody leave before the day of coming', async () => {
      const ADUANA = '/seasons/2025-26/squads/aduana'
      await take(ADUANA, { text: '8; Ebo Late; FW', on: '2026-02-01' })
      const list = { text: '6; Kojo New; MF', endsOthers: true }
      expect((await check(ADUANA, { ...list, on: '2026-02-01' })).faults).toMatchObject([
        { message: 'expected a day after 2026-02-01, on which Ebo Late came' },
      ])
      expect((await check(ADUANA, { ...list, on: '2026-02-02' })).faults).toEqual([])
    })

    it('has nobody before the season begins, and lets nobody leave before it', async () => {
      await send('POST', '/seasons', { ...SEASON, slug: 'begins', name: 'Begins' })
      const path = '/seasons/begins/squads/aduana'
      const begins = 'expected a day from 2025-09-13, on which the season begins'
      const early = { text: '4; Kwame First; DF', on: '2025-09-12' }
      expect((await check(path, early)).faults).toMatchObject([{ message: begins }])
      await expect(take(path, early)).resolves.toMatchObject({ status: 400 })
      const { body } = await take(path, { text: early.text })
      const others = { text: '5; Yaw Second; DF', endsOthers: true }
      expect((await check(path, { ...others, on: '2025-09-12' })).faults).toMatchObject([
        { message: begins },
      ])
      expect((await check(path, { ...others, on: '2025-09-13' })).faults).toMatchObject([
        { message: 'expected a day after 2025-09-13, on which Kwame First came' },
      ])
      const end = async (on: string) => {
        const { revision } = await open(path)
        return send('POST', `${path}/end`, { spell: body.record.players[0]?.id, on }, revision)
      }
      await expect(end('2025-09-12')).resolves.toMatchObject({
        status: 400,
        body: { fieldErrors: { on: ['The season begins on 2025-09-13'] } },
      })
      await expect(end('2025-09-13')).resolves.toMatchObject({ status: 200 })
      // Who has left stays gone, and is not moved by a list of others.
      await expect(take(path, { ...others, on: '2025-09-14' })).resolves.toMatchObject({
        body: { record: { players: [{ to: '2025-09-13' }, { from: '2025-09-14', to: null }] } },
      })
    })

    it('keeps who has scored when the list that brought him is undone', async () => {
      await send('POST', '/seasons', { ...SEASON, slug: 'scored', name: 'Scored' })
      const taken = await take('/seasons/scored/squads/aduana', { text: '9; Nii Scorer; FW' })
      const match = { season: 'scored', home: 'aduana', away: 'hearts-of-oak', day: '2025-10-01' }
      const made = await send<Written<DeskMatch>>('POST', '/fixtures', match)
      const { slug } = made.body.record
      const result = { day: '2025-10-01', status: 'finished', score: { home: 1, away: 0 } }
      const done = await send<Written<DeskMatch>>('PUT', `/fixtures/${slug}`, result, 1)
      const goal = { type: 'goal', side: 'home', minute: 9, player: 'nii-scorer' }
      const scored = await send<Written<DeskMatch>>(
        'POST',
        `/fixtures/${slug}/events`,
        { events: [goal] },
        done.body.record.revision,
      )
      await expect(undo(taken.body.edit)).resolves.toMatchObject({
        status: 409,
        body: { message: 'Nii Scorer has played in this season, and stays in the squad' },
      })
      await undo(scored.body.edit)
      await expect(undo(taken.body.edit)).resolves.toMatchObject({ status: 200 })
    })
  })

  describe('a file', () => {
    const HEADER =
      'round,date,time,home,away,ground,status,home_goals,away_goals,home_half,away_half,note\n'
    const ROWS = [
      '1,2025-09-13,15:00,Hearts of Oak,Kotoko,Accra Sports Stadium,,2,1,1,0,',
      '2,2025-09-14,,Aduana,Porcupine Worriers,,postponed,,,,,',
    ]
    const file = (rows: readonly string[], more: object = {}) => ({
      ...{ competition: 'gpl', season: '2025-26', format: 'csv', name: 'round.csv' },
      ...{ text: `${HEADER}${rows.join('\n')}\n`, ...more },
    })
    const check = async (body: object) =>
      (await send<ImportPreview>('POST', '/import/check', body)).body
    const aliases = [{ name: 'Porcupine Worriers', club: 'asante-kotoko' }]

    it('is previewed: what is unknown is asked, and nothing is written', async () => {
      const before = await visitor('/changes')
      const { unknown, faults } = await check(file([...ROWS, '3,,,Hearts of Ook,Aduana,,,,,,,']))
      expect(unknown).toEqual([
        { name: 'Porcupine Worriers', suggestions: [] },
        { name: 'Hearts of Ook', suggestions: [{ slug: 'hearts-of-oak', name: 'Hearts of Oak' }] },
      ])
      expect(faults.map(({ line, column }) => [line, column])).toEqual([
        [3, 22],
        [4, 5],
      ])
      await expect(check(file(ROWS, { aliases }))).resolves.toMatchObject({
        ...{ faults: [], unknown: [], isNewSeason: false, unchanged: 0, changed: [] },
        added: [
          { slug: '2025-09-13-hearts-of-oak-asante-kotoko', home: 'Hearts of Oak' },
          { slug: '2025-09-14-aduana-asante-kotoko' },
        ],
      })
      await expect(visitor('/changes')).resolves.toEqual(before)
    })

    it('has one line for each fault, and is refused whole', async () => {
      const wrong = [
        '5,2025-02-30,15:00,Hearts of Oak,Kotoko,,,,,,,',
        '1,2025-09-13,15:00,Aduana,Hearts of Oak,,,100,0,,,',
        '2,2026-03-29,01:30,Aduana,Hearts of Oak,,,,,,,',
        '3,2098-03-29,15:00,Aduana,Hearts of Oak,,,1,0,,,',
        '4,2025-09-20,15:00,Adu\u202Eana,Hearts of Oak,,,,,,,',
      ]
      const refused = await send<ImportPreview>('POST', '/import', file(wrong), 99)
      const { faults, revision } = await check(file(wrong))
      expect(faults.map(({ line, message }) => [line, message.slice(0, 40)])).toEqual([
        [2, 'expected a day as YYYY-MM-DD, found “202'],
        [3, 'expected at most 99 goals'],
        [4, 'expected a time that clocks show: 01:30 '],
        [5, 'expected no result: the match begins on '],
        [6, 'expected the home club without character'],
      ])
      expect(refused.status).toBe(409)
      await expect(send('POST', '/import', file(wrong), revision)).resolves.toMatchObject({
        status: 400,
        body: { faults, message: 'The file has faults' },
      })
      const nobody = { name: 'Porcupine Worriers', club: 'nobody' }
      await expect(
        send('POST', '/import/check', file(ROWS, { aliases: [nobody] })),
      ).resolves.toMatchObject({
        ...{ status: 400, body: { fieldErrors: { aliases: ['There is no club “nobody”'] } } },
      })
      const mixed = await check(file(['1,x,,Hearts of Ook,Kotoko,,won,,,,,']))
      expect(mixed).toMatchObject({
        faults: [{ column: 3 }, { column: 6 }, { column: 28 }],
        unknown: [{ name: 'Hearts of Ook' }],
      })
      const broken = await check(file(ROWS, { text: `${HEADER}1,,,A\uFFFDuana,B,,,,,,,\n` }))
      expect(broken.faults).toEqual([{ line: 2, column: 6, message: 'expected UTF-8' }])
    })

    it('is taken whole, keeps its aliases, and is undone', async () => {
      const { revision } = await check(file(ROWS, { aliases }))
      await expect(send('POST', '/import', file(ROWS, { aliases }))).resolves.toMatchObject({
        status: 412,
      })
      const first = await send<Written<ImportPreview>>(
        'POST',
        '/import',
        file(ROWS, { aliases }),
        revision,
      )
      expect(first).toMatchObject({ status: 200, body: { record: { added: [{}, {}] } } })
      await expect(check(file(ROWS))).resolves.toMatchObject({
        added: [],
        changed: [],
        unchanged: 2,
      })
      const now = (await check(file(ROWS))).revision
      const corrected = [ROWS[0]!.replace('2,1,1,0', '2,2,1,0')]
      const correct = () =>
        send<Written<ImportPreview>>('POST', '/import', file(corrected), now, 'corrected')
      const second = await correct()
      await expect(correct()).resolves.toMatchObject({
        status: 200,
        body: { edit: second.body.edit, record: { changed: [], faults: [], unchanged: 1 } },
      })
      expect(second.body.record.changed).toMatchObject([
        { differences: [{ what: 'score', from: '2-1', to: '2-2' }] },
      ])
      const match = '/matches/2025-09-13-hearts-of-oak-asante-kotoko'
      await expect(visitor(match)).resolves.toMatchObject({
        score: { home: 2, away: 2 },
        changes: [{ what: 'score', by: 'league editor', reason: 'Imported from round.csv' }],
      })
      await expect(undo(first.body.edit)).resolves.toMatchObject({ status: 409 })
      await expect(undo(second.body.edit)).resolves.toMatchObject({ status: 200 })
      const { score, changes } = await visitor<MatchResponse>(match)
      expect([score?.away, changes.at(-1)?.reason]).toEqual([1, 'Undone: round.csv imported'])
      await expect(undo(first.body.edit)).resolves.toMatchObject({ status: 200 })
      await expect(visitor('/seasons/2025-26/fixtures')).resolves.toEqual([])
    })

    it('keeps what it was told of names also if every match is known', async () => {
      const season = '2011-12'
      const row = (home: string) => [`1,2011-09-11,15:00,${home},Kotoko,,,2,1,,,`]
      const known = file(row('Hearts of Oak'), { season })
      await send('POST', '/import', known, (await check(known)).revision)
      const again = file(row('Phobians of Accra'), {
        season,
        aliases: [{ name: 'Phobians of Accra', club: 'hearts-of-oak' }],
      })
      const { revision } = await check(again)
      await expect(send('POST', '/import', again, revision)).resolves.toMatchObject({
        ...{ status: 200, body: { edit: null, record: { unchanged: 1, added: [], changed: [] } } },
      })
      await expect(check(file(row('Phobians of Accra'), { season }))).resolves.toMatchObject({
        ...{ unknown: [], faults: [], unchanged: 1 },
      })
    })

    it('with a second match of a club in a round is refused in the preview as on import', async () => {
      const season = '2010-11'
      const first = file(['1,2010-09-11,15:00,Hearts of Oak,Kotoko,,,2,1,,,'], { season })
      await send('POST', '/import', first, (await check(first)).revision)
      const second = file(['1,2010-09-12,15:00,Aduana,Hearts of Oak,,,,,,,'], { season })
      const { revision, faults, added } = await check(second)
      const match = 'Hearts of Oak v Asante Kotoko'
      expect({ faults, added }).toEqual({
        faults: [
          {
            ...{ line: 2, column: 27 },
            message: `expected each club once in a round: ${match} is in it already`,
          },
        ],
        added: [],
      })
      await expect(send('POST', '/import', second, revision)).resolves.toMatchObject({
        ...{ status: 400, body: { faults } },
      })
      await expect(visitor('/seasons/2010-11/fixtures')).resolves.toMatchObject([{ round: 1 }])
    })

    describe('with an alias of a club', () => {
      const season = '2012-13'
      const named = (name: string, more: object = {}) => ({
        ...{ ...file([`,2012-09-13,15:00,${name},Hearts of Oak,,,2,0,,,`], more), season },
      })
      const take = async (name: string, slug: string) => {
        const body = named(name, { aliases: [{ name, club: slug }] })
        const { revision } = await check(body)
        await send('POST', '/import', body, revision)
      }
      const clubOf = async (slug: string) => {
        const { items } = (await send<{ items: DeskClub[] }>('GET', '/clubs?perPage=100')).body
        return items.find((one) => one.slug === slug)!
      }

      it('keeps what is drafted of the club', async () => {
        const before = await clubOf('samartex')
        const drafted = { region: 'Western North', aliases: [...before.aliases, 'Timber Giants'] }
        await send('PUT', `/clubs/${before.id}`, { ...before, ...drafted }, before.revision)
        await take('Samartex Timbers', 'samartex')
        const now = await clubOf('samartex')
        expect(now).toMatchObject({
          region: 'Western North',
          aliases: [...drafted.aliases, 'Samartex Timbers'],
          revision: before.revision + 3,
          publishedRevision: before.revision + 2,
        })
        await send('POST', `/clubs/${now.id}/publish`, {}, now.revision)
        await expect(check(named('Samartex Timbers'))).resolves.toMatchObject({ unchanged: 1 })
        await expect(visitor('/clubs/samartex')).resolves.toMatchObject({ region: 'Western North' })
      })

      it('keeps the alias when a change of the club that was scheduled before is published', async () => {
        const { id, revision, ...fields } = await clubOf('medeama')
        await send('PUT', `/clubs/${id}`, { ...fields, region: 'Far West' }, revision)
        const at = new Date(Date.now() + 3_600_000)
        await send('POST', `/clubs/${id}/publish`, { at: at.toISOString() }, revision + 1)
        await send('PUT', `/clubs/${id}`, { ...fields, region: 'Half-writ' }, revision + 1)
        await take('Medeama Miners', 'medeama')
        await publishDue(api.app, at.getTime() + 1)
        await expect(visitor('/clubs/medeama')).resolves.toMatchObject({ region: 'Far West' })
        await expect(check(named('Medeama Miners'))).resolves.toMatchObject({ unchanged: 1 })
        await expect(clubOf('medeama')).resolves.toMatchObject({
          ...{ region: 'Half-writ', aliases: expect.arrayContaining(['Medeama Miners']) },
        })
      })
    })

    it('gives no club an alias that is a name of another one', async () => {
      const stolen = [{ name: 'Dreams FC', club: 'aduana' }]
      await expect(
        send('POST', '/import/check', file(ROWS, { aliases: stolen })),
      ).resolves.toMatchObject({
        ...{
          status: 400,
          body: { fieldErrors: { aliases: ['“Dreams FC” is a name of Dreams FC'] } },
        },
      })
    })

    it('makes no club with the address that stands for all clubs', async () => {
      const body = file(['1,2011-09-13,,All,Aduana,,,,,,,'], { newClubs: true, season: '2011-12' })
      await expect(check(body)).resolves.toMatchObject({
        ...{ faults: [], newClubs: ['all-2'] },
      })
    })

    it('has no club twice in a round, whatever it is called', async () => {
      const rows = [
        '1,2006-09-01,15:00,Aduana,Kotoko,,finished,1,0,,,',
        '1,2006-09-01,15:00,Hearts of Oak,Aduana Stars,,finished,0,2,,,',
      ]
      const season = { season: '2006-07' }
      await expect(check(file(rows, season))).resolves.toMatchObject({
        faults: [
          {
            ...{ line: 3, column: 34 },
            message: 'expected each club once in a round: it plays in line 2 as well',
          },
        ],
      })
      const off = rows[0]!.replace('finished,1,0', 'abandoned,,')
      await expect(check(file([off, rows[1]!], season))).resolves.toMatchObject({ faults: [] })
    })

    it('that moves a match to another round raises the revision of the round that it leaves', async () => {
      const season = '2014-15'
      const take = async (round: number) => {
        const row = `${round},2014-09-13,15:00,Hearts of Oak,Aduana,,,2,0,,,`
        const body = { ...file([row]), season }
        const { revision } = await check(body)
        return (await send<Written<ImportPreview>>('POST', '/import', body, revision)).body.edit
      }
      const revision = async () =>
        (await send<DeskRound>('GET', `/seasons/${season}/rounds/1`)).body.revision
      await take(1)
      const before = await revision()
      const edit = await take(2)
      const without = await revision()
      expect(without).toBeGreaterThan(before)
      await undo(edit)
      expect(await revision()).toBeGreaterThan(without)
    })

    it('makes a season with its scorers, which goes whole when that is undone', async () => {
      const text = [
        '= Ghana Premier League 2024/25',
        '',
        '▪ Matchday 1',
        'Sat Sep 14 2019',
        '  15:00  Hearts of Oak  v  Aduana  2-0 (1-0)',
        "    (Boateng 12', Mensah 90+2')",
      ].join('\n')
      const txt = { ...file([]), season: '2019-20', format: 'txt', name: 'gpl.txt', text }
      const preview = await check(txt)
      expect(preview).toMatchObject({ faults: [], isNewSeason: true, revision: 0, newPlayers: 2 })
      const taken = await send<Written<ImportPreview>>('POST', '/import', txt, 0)
      const { events } = await visitor<MatchResponse>('/matches/2019-09-14-hearts-of-oak-aduana')
      expect(events.map(({ player, note }) => [player?.name, note])).toEqual([
        ['Boateng', ''],
        ['Mensah', ''],
      ])
      const squad = await send<DeskSquad>('GET', '/seasons/2019-20/squads/hearts-of-oak')
      expect(squad.body.players).toMatchObject([
        { player: { name: 'Boateng' }, position: null },
        { player: { name: 'Mensah' }, position: null },
      ])
      const undone = await undo(taken.body.edit)
      expect((await api.inject('/api/league/seasons/2019-20')).statusCode).toBe(404)
      expect((await api.inject('/api/league/players/boateng')).statusCode).toBe(404)
      // Players of whom nothing else is known are reused when the file is imported again.
      await expect(check(txt)).resolves.toMatchObject({ newPlayers: 0 })
      await expect(undo(undone.body.edit)).resolves.toMatchObject({ status: 200 })
      const season = await send<DeskSeason>('GET', '/seasons/2019-20')
      expect(season.body).toMatchObject({ matches: 1, results: 1 })
    })

    it('names players whose positions a list adds, for visitors at once', async () => {
      const positions = async () =>
        (await visitor<PlayerFigures[]>('/seasons/2019-20/players')).map((one) => one.position)
      expect(await positions()).toEqual([null, null])
      const { since } = await visitor<ChangesResponse>('/changes')
      const squad = '/seasons/2019-20/squads/hearts-of-oak'
      const { revision } = (await send<DeskSquad>('GET', squad)).body
      const list = { text: 'Boateng, MF\nMensah, FW' }
      const taken = await send<Written<DeskSquad>>('PUT', squad, list, revision)
      // Undo would leave the positions, so it is not offered.
      expect(taken).toMatchObject({ status: 200, body: { edit: null } })
      expect(await positions()).toEqual(['Midfielder', 'Forward'])
      const { changes } = await visitor<ChangesResponse>(`/changes?since=${since}`)
      expect(changes.map(({ kind, slug }) => `${kind} ${slug}`)).toEqual([
        'player boateng',
        'player mensah',
        'club hearts-of-oak',
      ])
      const audit = await api.dataSource.manager.findBy(AuditEntry, { action: 'league changed' })
      expect(audit.map(({ change }) => change)).toContain(
        '2019/20: Hearts of Oak: squad, 2 players',
      )
    })

    it('keeps what is drafted of a player whom a list names', async () => {
      const facts = {
        slug: 'kwesi-drafted',
        name: 'Kwesi Drafted',
        nationality: '',
        description: '',
      }
      await api.dataSource.manager.insert(LeaguePerson, {
        ...{ ...facts, position: '', birthDate: null, marketValue: '', revision: 1 },
      })
      const found = await send<{ items: DeskPlayer[] }>('GET', '/players?q=Kwesi%20Drafted')
      const { id, revision, ...before } = found.body.items[0]!
      const drafted = {
        ...{ nationality: 'Ghana', position: 'Forward', birthDate: '2001-05-06' },
        description: 'Scored twice on his first day.',
      }
      await send('PUT', `/players/${id}`, { ...before, ...drafted }, revision)
      const squad = '/seasons/2025-26/squads/hearts-of-oak'
      const { manager } = api.dataSource
      const { id: clubId } = await manager.findOneByOrFail(Club, { slug: 'hearts-of-oak' })
      await manager.insert(SquadSpell, {
        ...{ personId: id, clubId, seasonId: 1, shirtNumber: 9, from: null, to: null },
      })
      const now = (await send<DeskSquad>('GET', squad)).body
      const taken = await send('PUT', squad, { text: '9;Kwesi Drafted;MF' }, now.revision)
      expect(taken.status).toBe(200)
      await expect(send('GET', `/players/${id}`)).resolves.toMatchObject({
        body: { ...drafted, revision: revision + 1 },
      })
    })

    it('gives a match its scorers again after they were taken back', async () => {
      const lines = ['▪ Matchday 1', 'Sat Sep 15 2018', '  15:00  Hearts of Oak  v  Aduana']
      const txt = (result: string) => ({
        ...{ ...file([]), season: '2018-19', format: 'txt', name: 'gpl.txt' },
        text: `= Ghana Premier League 2018/19\n\n${lines.join('\n')}  ${result}\n`,
      })
      const take = async (body: object) => {
        const { revision } = await check(body)
        return send<Written<ImportPreview>>('POST', '/import', body, revision)
      }
      const scorers = async () => {
        const { events } = await visitor<MatchResponse>('/matches/2018-09-15-hearts-of-oak-aduana')
        return effectiveEvents(events).map(({ player, sequence }) => [player?.name, sequence])
      }
      const result = txt("2-0 (1-0)\n    (Boateng 12', Mensah 90+2')")
      await take(txt(''))
      const taken = await take(result)
      const scored = await scorers()
      expect(scored.map(([name]) => name)).toEqual(['Boateng', 'Mensah'])
      await expect(undo(taken.body.edit)).resolves.toMatchObject({ status: 200 })
      expect(await scorers()).toEqual([])
      await expect(take(result)).resolves.toMatchObject({ status: 200 })
      // Two were added, and two withdrew them.
      expect(await scorers()).toEqual([
        ['Boateng', 5],
        ['Mensah', 6],
      ])
      await take(result)
      expect(await scorers()).toHaveLength(2)
      const names = async () => (await scorers()).map(([name]) => name).sort()
      const corrected = await take(txt("1-0 (1-0)\n    (Boateng 13')"))
      expect(await names()).toEqual(['Boateng'])
      await expect(undo(corrected.body.edit)).resolves.toMatchObject({ status: 200 })
      expect(await names()).toEqual(['Boateng', 'Mensah'])
      // What an editor withdraws stays withdrawn, whatever a file says of it.
      const address = '/fixtures/2018-09-15-hearts-of-oak-aduana'
      const { events, revision } = (await send<DeskMatch>('GET', address)).body
      const goal = effectiveEvents(events).find(({ player }) => player?.name === 'Boateng')
      const withdrawn = `${address}/events/${goal?.id}/withdraw`
      await send('POST', withdrawn, { reason: 'Not a goal' }, revision)
      await take(result)
      expect(await names()).toEqual(['Mensah'])
    })

    it.each([
      [
        'of another format',
        { format: 'xlsx' },
        { format: ['Choose a file that ends with .csv, .json or .txt'] },
      ],
      [
        'of a season that is no part of an address',
        { season: '2025/26' },
        { season: ['Use small letters, digits and hyphens'] },
      ],
      [
        'of a season with a long address',
        { season: '2025-26-premier-l' },
        { season: ['Use at most 15 characters'] },
      ],
      ['that is empty', { text: '' }, { text: ['The file is empty'] }],
      [
        'of more than 5 MB',
        { text: 'é'.repeat(2_500_001) },
        { text: ['Choose a file of at most 5 MB: no season is longer'] },
      ],
      [
        'of no competition',
        { competition: 'cup' },
        { competition: ['There is no such competition'] },
      ],
    ])('%s is refused', async (_what, values, fieldErrors) => {
      await expect(send('POST', '/import/check', file(ROWS, values))).resolves.toMatchObject({
        status: 400,
        body: { fieldErrors },
      })
    })

    it('of thousands of matches is more than a season', async () => {
      const clubs = Array.from({ length: 80 }, (_, index) => `Town ${index + 1} FC`)
      const rows = clubs.flatMap((home) =>
        clubs.flatMap((away) => (home === away ? [] : [`,,,${home},${away},,,,,,,`])),
      )
      const { faults } = await check(file(rows))
      expect(rows.length).toBeGreaterThan(5_000)
      expect(faults).toContainEqual({
        ...{ line: 5_002, column: 4 },
        message: 'expected at most 5000 matches in a season',
      })
    })

    it('of many megabytes is refused before it is read, as is any of a stranger', async () => {
      const body = file([], { text: 'x'.repeat(8_000_000) })
      expect((await send('POST', '/import/check', body)).status).toBe(413)
      const payload = JSON.stringify(file([], { text: 'x'.repeat(1_000_000) }))
      // A guessed session is a stranger's: a body that was read would be refused for what it is.
      for (const [cookie, sent] of [
        ['', payload],
        ['desk=a-guess', payload],
        ['desk=a-guess', `${payload}}`],
        ['desk=a-guess', JSON.stringify(body)],
      ] as const) {
        const stranger = await api.inject({
          ...{ method: 'POST', url: '/api/desk/league/import/check', payload: sent },
          headers: { 'content-type': 'application/json', cookie },
        })
        expect([stranger.statusCode, stranger.json<{ message: string }>().message]).toEqual([
          ...[401, 'Sign in first'],
        ])
      }
    })
  })
})
