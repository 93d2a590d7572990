import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import ICAL from 'ical.js'
import type { ChangesResponse } from 'shared-contracts/league/change'
import type { MatchResponse } from 'shared-contracts/league/match'
import type { PlayerFigures } from 'shared-contracts/league/player'
import type { SeasonResponse, SeasonSummary } from 'shared-contracts/league/season'
import type { StandingResponse } from 'shared-contracts/league/standing'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MoreThan } from 'typeorm'
import { AuditEntry } from '../foundation/audit/audit-entry.entity.ts'
import type { Config } from '../foundation/config/config.ts'
import { onEachDatabase } from '../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../foundation/database/testing/test-app.ts'
import { describeApi } from '../foundation/openapi/openapi.ts'
import { Alert } from './alerts/alert.entity.ts'
import { LeagueAnswers } from './answers/league-answers.ts'
import { recordChanges } from './changes/record-changes.ts'
import { Club } from './clubs/club.entity.ts'
import { Ground } from './clubs/ground.entity.ts'
import { runLeague } from './command/league-command.ts'
import { effectiveEvents } from './matches/effective-events.ts'
import { FixtureChange } from './matches/fixture-change.entity.ts'
import { Fixture } from './matches/fixture.entity.ts'
import { MatchEvent } from './matches/match-event.entity.ts'
import { MatchFigures } from './matches/match-figures.entity.ts'
import { LeaguePerson } from './people/league-person.entity.ts'
import { SAMPLE_STATISTICS } from './sample/sample-round.ts'
import { Round } from './seasons/round.entity.ts'
import { Season } from './seasons/season.entity.ts'

const HEADER =
  'round,date,time,home,away,ground,status,home_goals,away_goals,home_half,away_half,note\n'
const ROUND = [
  '1,2025-09-13,15:00,Hearts of Oak,Kotoko,Accra Sports Stadium,,2,1,1,0,',
  '1,2025-09-13,18:00,Aduana Stars,Bechem,,,0,0,,,',
  '1,2025-09-14,,Dreams,Medeama FC,,postponed,,,,,',
]

const FORMATS = ['csv', 'json', 'txt']

const isFile = (word: string) => /\.(?:csv|json|txt)$/.test(word)

onEachDatabase('files and feeds of the league', (newConfig) => {
  let api: TestApp
  let config: Config
  beforeAll(async () => {
    config = await newConfig({
      PUBLIC_ORIGIN: 'https://group.example',
      LEAGUE_DATA_LICENCE: 'ODbL 1.0 https://opendatacommons.org/licenses/odbl/1-0/',
    })
    api = await startTestApp(config)
  }, 60_000)
  afterAll(() => api.app.close())

  const get = (path: string) => api.inject(`/api/league${path}`)

  /** Runs `pnpm league`, with the text in the file that the arguments name. */
  async function league(args: string, text?: string) {
    const [stdout, stderr]: [string[], string[]] = [[], []]
    const file = join(config.DATA_DIR, args.split(' ').find(isFile) ?? 'none.csv')
    if (text !== undefined) await writeFile(file, text)
    const words = args.match(/"[^"]*"|\S+/g) ?? []
    const code = await runLeague(
      words.map((word) => (isFile(word) ? join(config.DATA_DIR, word) : word.replaceAll('"', ''))),
      {
        stdout: (line) => stdout.push(line),
        stderr: (line) => stderr.push(line.replace(`${config.DATA_DIR}/`, '')),
        config,
        withDatabase: (work) => work(api.dataSource),
      },
    )
    api.app.get(LeagueAnswers).invalidate()
    return { code, stdout: stdout.join('\n'), stderr }
  }
  const importing = (rows: readonly string[], options = '', season = '2025-26') =>
    league(`import round.csv --season ${season} ${options}`, HEADER + rows.join('\n') + '\n')
  const fixtures = (slug = '2025-26') =>
    api.dataSource.manager
      .createQueryBuilder(Fixture, 'fixture')
      .innerJoin(Season, 'season', 'season.id = fixture.seasonId AND season.slug = :slug', { slug })
      .orderBy('fixture.id')
      .getMany()

  /** Day some days from now, ISO 8601. */
  const inDays = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

  describe('an import', () => {
    it('lists the names that no club has, with suggestions, and takes nothing', async () => {
      const { code, stdout, stderr } = await importing([...ROUND, '1,,,Kotokoo,Barcelona,,,,,,,'])
      expect({ code, stdout, stderr }).toEqual({
        code: 1,
        stdout: '',
        stderr: [
          'round.csv:5:5 expected a club, and “Kotokoo” is the name of none; nearest: asante-kotoko',
          'round.csv:5:13 expected a club, and “Barcelona” is the name of none',
        ],
      })
      await expect(fixtures()).resolves.toEqual([])
    })

    it('lists them together with all other faults of the file', async () => {
      const rows = ['1,2025-02-30,25:00,Kotokoo,Hearts,,,,,,,', '1,,,Barcelona,Dreams,,,x,,,,']
      const { code, stderr } = await importing(rows)
      expect({ code, stderr }).toEqual({
        code: 1,
        stderr: [
          'round.csv:2:3 expected a day as YYYY-MM-DD, found “2025-02-30”',
          'round.csv:2:14 expected a time as HH:MM, found “25:00”',
          'round.csv:2:20 expected a club, and “Kotokoo” is the name of none; nearest: asante-kotoko',
          'round.csv:3:5 expected a club, and “Barcelona” is the name of none',
          'round.csv:3:24 expected a number of goals, or nothing',
          'round.csv:3:26 expected goals of both sides',
        ],
      })
      const taking = await importing(rows, '--new-clubs')
      expect(taking.stderr).toEqual(stderr.filter((line) => !line.includes('expected a club')))
    })

    it('says in a dry run what it would do, and does nothing', async () => {
      await expect(importing(ROUND, '--dry-run')).resolves.toMatchObject({
        code: 0,
        stdout: 'would import: 3 added, 0 changed, 0 as before',
      })
      await expect(fixtures()).resolves.toEqual([])
    })

    it('makes the season with the rules of the one before', async () => {
      await expect(importing(ROUND)).resolves.toMatchObject({ code: 0 })
      const [first, , last] = await fixtures()
      expect(first).toMatchObject({
        slug: '2025-09-13-hearts-of-oak-asante-kotoko',
        ...{ day: '2025-09-13', kickOff: new Date('2025-09-13T15:00:00.000Z') },
        ...{ status: 'finished', homeGoals: 2, awayGoals: 1, homeHalfTime: 1, awayHalfTime: 0 },
      })
      expect(last).toMatchObject({ day: '2025-09-14', kickOff: null, status: 'postponed' })
      const season = (await get('/seasons/2025-26')).json<Record<string, unknown>>()
      expect(season).toMatchObject({
        ...{ name: '2025/26', isSample: false, isCurrent: true, pointsForWin: 3, matches: 3 },
        tieBreakers: ['goal-difference', 'goals-for'],
      })
      const [leader] = (await get('/seasons/2025-26/standings')).json<unknown[]>()
      expect(leader).toMatchObject({ position: 1, club: { slug: 'hearts-of-oak' }, points: 3 })
    })

    it('changes nothing the second time', async () => {
      const before = await get('/changes')
      await expect(importing(ROUND)).resolves.toMatchObject({
        stdout: 'imported: 0 added, 0 changed, 3 as before',
      })
      expect((await get('/changes')).body).toBe(before.body)
    })

    it('keeps what a match was, and who changed it', async () => {
      const moved = ROUND[2]!.replace('2025-09-14,,', '2025-10-01,16:00,').replace('postponed', '')
      await expect(importing([ROUND[0]!.replace('2,1,1,0', '2,2,1,0'), moved])).resolves.toEqual({
        code: 0,
        stderr: [],
        stdout: [
          'Hearts of Oak v Asante Kotoko: score 2-1 → 2-2',
          'Dreams FC v Medeama: day 2025-09-14 → 2025-10-01, kickOff open → 2025-10-01T16:00:00.000Z, status postponed → scheduled',
          'imported: 0 added, 2 changed, 0 as before',
        ].join('\n'),
      })
      const { manager } = api.dataSource
      const [first] = await fixtures()
      await expect(manager.findBy(FixtureChange, { fixtureId: first!.id })).resolves.toMatchObject([
        {
          what: 'score',
          from: '2-1',
          to: '2-2',
          by: 'operator',
          reason: 'Imported from round.csv',
        },
      ])
      const { changes } = (await get('/changes?since=86')).json<{ changes: { slug: string }[] }>()
      expect(changes.slice(-2).map(({ slug }) => slug)).toEqual([
        '2025-09-13-hearts-of-oak-asante-kotoko',
        '2025-09-14-dreams-fc-medeama',
      ])
    })

    it('keeps results when a file has the next matches of the same clubs', async () => {
      const taking = (rows: readonly string[]) => importing(rows, '', '2017-18')
      const matches = async () =>
        (await fixtures('2017-18')).map(({ day, status, homeGoals, awayGoals }) => {
          return [day, status, homeGoals, awayGoals]
        })
      const result = ['2017-09-09', 'finished', 3, 0]
      await taking(['1,2017-09-09,15:00,Hearts of Oak,Kotoko,,,3,0,,,'])
      const final = '"Play-offs, Final",2018-06-10,15:00,Hearts of Oak,Kotoko,,,,,,,'
      const third = '3,2018-01-13,15:00,Hearts of Oak,Kotoko,,,,,,,'
      for (const row of [final, third]) {
        await expect(taking([row])).resolves.toMatchObject({
          stdout: 'imported: 1 added, 0 changed, 0 as before',
        })
      }
      await expect(taking([final, third])).resolves.toMatchObject({
        stdout: 'imported: 0 added, 0 changed, 2 as before',
      })
      await expect(matches()).resolves.toEqual([
        result,
        ['2018-06-10', 'scheduled', null, null],
        ['2018-01-13', 'scheduled', null, null],
      ])
      const [leader] = (await get('/seasons/2017-18/standings')).json<unknown[]>()
      expect(leader).toMatchObject({ club: { slug: 'hearts-of-oak' }, points: 3 })
    })

    it('keeps a result when an older file lists its match as still to be played', async () => {
      const taking = (row: string) => importing([row], '', '2016-17')
      await taking('1,2016-09-10,15:00,Hearts of Oak,Kotoko,,,3,0,,,')
      await taking('1,2016-09-03,15:00,Hearts of Oak,Kotoko,Accra Sports Stadium,postponed,,,,,')
      const [match, ...others] = await fixtures('2016-17')
      expect(others).toEqual([])
      expect(match).toMatchObject({
        ...{ day: '2016-09-10', status: 'finished', homeGoals: 3, awayGoals: 0 },
        groundId: expect.any(Number),
      })
      await taking('1,2016-09-10,15:00,Hearts of Oak,Kotoko,,cancelled,,,,,')
      await expect(fixtures('2016-17')).resolves.toMatchObject([
        { status: 'cancelled', homeGoals: null },
      ])
    })

    it('keeps a match called off that an older file lists, until a file has it on a later day', async () => {
      const taking = (rows: readonly string[]) => importing(rows, '', '2014-15')
      const matches = async () =>
        (await fixtures('2014-15')).map(({ day, status, homeGoals }) => [day, status, homeGoals])
      const open = [
        '1,2014-09-13,15:00,Hearts of Oak,Kotoko,,,,,,,',
        '1,2014-09-13,,Aduana,Bechem,,,,,,,',
      ]
      const off = [
        '1,2014-09-13,15:00,Hearts of Oak,Kotoko,,abandoned,1,0,,,',
        '1,2014-09-13,,Aduana,Bechem,,cancelled,,,,,',
      ]
      await taking(off)
      await expect(taking(open)).resolves.toMatchObject({
        stdout: 'imported: 0 added, 0 changed, 2 as before',
      })
      expect(await matches()).toEqual([
        ['2014-09-13', 'abandoned', 1],
        ['2014-09-13', 'cancelled', null],
      ])
      await expect(taking([open[0]!.replace('09-13', '10-04')])).resolves.toMatchObject({
        stdout: expect.stringContaining('0 added, 1 changed'),
      })
      expect((await matches())[0]).toEqual(['2014-10-04', 'scheduled', null])
    })

    it('withdraws the goals of a match that is played again, and what was counted', async () => {
      const taking = (day: string, result: string) =>
        league(
          'import again.txt --season 2013-14',
          `= League 2013/14\n» Matchday 1\n${day}\n  Hearts of Oak  v  Kotoko  ${result}\n`,
        )
      await taking('Sat Sep 14 2013', "1-0  [abandoned]\n  (Kofi First 12')")
      const slug = '2013-09-14-hearts-of-oak-asante-kotoko'
      const { manager } = api.dataSource
      const { id } = await manager.findOneByOrFail(Fixture, { slug })
      await manager.insert(MatchFigures, { id, figures: SAMPLE_STATISTICS })
      await taking('Sat Oct 5 2013', "0-2\n  (; Yaw Second 5', 9')")
      const { score, events, statistics } = (await get(`/matches/${slug}`)).json<MatchResponse>()
      expect([score, statistics]).toMatchObject([{ home: 0, away: 2 }, null])
      expect(effectiveEvents(events).map(({ player, minute }) => [player?.name, minute])).toEqual([
        ['Yaw Second', 5],
        ['Yaw Second', 9],
      ])
    })

    it('refuses a match of a level score that was awarded, as it does not say to whom', async () => {
      const row = '1,2012-09-15,15:00,Hearts of Oak,Kotoko,,awarded,1,1,,,'
      await expect(importing([row], '', '2012-13')).resolves.toMatchObject({
        code: 1,
        stderr: [
          'round.csv:2:20 expected the side to which Hearts of Oak v Asante Kotoko was awarded, ' +
            'and a level score does not say it: award the match at the desk',
        ],
      })
      await importing([row.replace('1,1', '0,3')], '', '2012-13')
      await api.dataSource.manager.update(
        Fixture,
        { slug: '2012-09-15-hearts-of-oak-asante-kotoko' },
        { homeGoals: 1, awayGoals: 1 },
      )
      await expect(importing([row], '', '2012-13')).resolves.toMatchObject({
        stdout: 'imported: 0 added, 0 changed, 1 as before',
      })
      // An award from before the side was kept stays as it is.
      const award = { slug: '2012-09-15-hearts-of-oak-asante-kotoko' }
      await api.dataSource.manager.update(Fixture, award, { awarded: null })
      const { body } = await get('/seasons/2012-13/export.csv')
      await expect(league('import again.csv --season 2012-13', body)).resolves.toMatchObject({
        stdout: 'imported: 0 added, 0 changed, 1 as before',
      })
      await expect(importing([row.replace('1,1', '2,2')], '', '2012-13')).resolves.toMatchObject({
        code: 1,
      })
    })

    it('moves relegation with the last place as clubs join', async () => {
      const zones = async () =>
        (await get('/seasons/2011-12'))
          .json<SeasonResponse>()
          .zones.map(({ kind, from, to }) => [kind, from, to])
      const rows = ['1,,,Hearts of Oak,Kotoko,,,,,,,', '1,,,Aduana,Bechem,,,,,,,']
      await importing([...rows, '1,,,Dreams,Medeama,,,,,,,'], '', '2011-12')
      expect(await zones()).toEqual([
        ['champions-league', 1, 2],
        ['confederation', 3, 4],
        ['relegation', 5, 6],
      ])
      await importing(['1,,,Karela United,Nations,,,,,,,'], '', '2011-12')
      expect((await zones()).at(-1)).toEqual(['relegation', 7, 8])
    })

    it('plans a season without days after the one that runs', async () => {
      const year = new Date().getUTCFullYear()
      const taking = (season: string, rows: readonly string[]) =>
        importing(rows, '--competition plan --new-competition Plan', season)
      await taking(String(year), [
        `1,${inDays(-30)},15:00,Hearts of Oak,Kotoko,,,1,0,,,`,
        `2,${inDays(30)},15:00,Kotoko,Hearts of Oak,,,,,,,`,
      ])
      await taking(String(year + 1), ['1,,,Hearts of Oak,Kotoko,,,,,,,'])
      const seasons = (await get('/seasons?competition=plan')).json<SeasonSummary[]>()
      expect(seasons.map(({ slug, startsOn, isCurrent }) => [slug, startsOn, isCurrent])).toEqual([
        [String(year + 1), inDays(364 - 30), false],
        [String(year), inDays(-30), true],
      ])
    })

    it('alerts followers to a match that it postpones, but not in a dry run', async () => {
      const taking = (status: string, options = '') => {
        const plan = `--competition alerts --new-competition Alerts ${options}`
        const row = `1,${inDays(2)},15:00,Hearts of Oak,Kotoko,,${status},,,,,`
        return importing([row], plan, String(new Date().getUTCFullYear()))
      }
      const alerts = () => api.dataSource.manager.find(Alert)
      await taking('')
      await taking('postponed', '--dry-run')
      await expect(alerts()).resolves.toEqual([])
      await expect(taking('postponed')).resolves.toMatchObject({ code: 0 })
      await expect(alerts()).resolves.toMatchObject([{ kind: 'postponed' }])
    })

    it('extends a season and its rounds to the days of later files, but not by matches that move', async () => {
      const taking = (rows: readonly string[]) => importing(rows, '', '2015-16')
      const season = async () => {
        const { startsOn, endsOn, rounds } = (await get('/seasons/2015-16')).json<SeasonResponse>()
        return [startsOn, endsOn, rounds.map((round) => [round.startsOn, round.endsOn])]
      }
      await taking(['1,2015-09-12,,Hearts of Oak,Kotoko,,,,,,,', '2,,,Aduana,Bechem,,,,,,,'])
      expect(await season()).toEqual([
        ...['2015-09-12', '2015-09-12'],
        [
          ['2015-09-12', '2015-09-12'],
          [null, null],
        ],
      ])
      const later = [
        '1,2015-12-02,,Hearts of Oak,Kotoko,,,,,,,',
        '1,2015-09-13,,Dreams,Medeama,,,,,,,',
        '2,2015-09-19,,Aduana,Bechem,,,,,,,',
        '3,2016-06-10,,Medeama,Aduana,,,,,,,',
      ]
      await taking(later)
      const extended = [
        ...['2015-09-12', '2016-06-10'],
        [
          ['2015-09-12', '2015-09-13'],
          ['2015-09-19', '2015-09-19'],
          ['2016-06-10', '2016-06-10'],
        ],
      ]
      expect(await season()).toEqual(extended)
      await api.dataSource.transaction(async (manager) => {
        await manager.update(Season, { slug: '2015-16' }, { endsOn: '2015-09-12' })
        await recordChanges(manager, [{ kind: 'season', slug: '2015-16' }])
      })
      const { since } = (await get('/changes')).json<ChangesResponse>()
      await expect(taking(later)).resolves.toMatchObject({
        stdout: 'imported: 0 added, 0 changed, 4 as before',
      })
      expect(await season()).toEqual(extended)
      const told = (await get(`/changes?since=${since}`)).json<ChangesResponse>()
      expect(told.changes).toMatchObject([{ kind: 'season', slug: '2015-16' }])
    })

    it('keeps an alias, so that it is answered once', async () => {
      const row = '2,2025-10-08,15:00,Porcupine Warriors,Aduana,,,,,,,'
      const alias = '--alias "Porcupine Warriors=asante-kotoko"'
      const club = () => api.dataSource.manager.findOneByOrFail(Club, { slug: 'asante-kotoko' })
      const { revision } = await club()
      const { since } = (await get('/changes')).json<ChangesResponse>()
      await expect(importing([row], alias)).resolves.toMatchObject({ code: 0 })
      expect(await club()).toMatchObject({ revision: revision + 1 })
      const told = (await get(`/changes?since=${since}`)).json<ChangesResponse>()
      expect(told.changes).toMatchObject([
        { kind: 'club', slug: 'asante-kotoko' },
        { kind: 'fixture', slug: '2025-10-08-asante-kotoko-aduana' },
      ])
      await expect(importing([row], alias)).resolves.toMatchObject({ code: 0 })
      expect(await club()).toMatchObject({ revision: revision + 1 })
      await expect(importing([row])).resolves.toMatchObject({
        stdout: 'imported: 0 added, 0 changed, 1 as before',
      })
      await expect(importing([row], '--alias "Nobody=no-club"')).resolves.toEqual({
        ...{ code: 2, stdout: '', stderr: ['--alias: There is no club “no-club”'] },
      })
      await expect(importing([row], '--alias "Dreams FC=medeama"')).resolves.toEqual({
        ...{ code: 2, stdout: '', stderr: ['--alias: “Dreams FC” is a name of Dreams FC'] },
      })
    })

    it('makes a competition and clubs when it is told to', async () => {
      const { code, stdout } = await league(
        'import one.csv --competition cup --season 2025 --new-clubs --new-competition "The Cup"',
        `${HEADER}Final,2025-05-01,15:00,Ɔkwawu Stars,Tema Youth,,,,,,,\n`,
      )
      expect({ code, stdout }).toEqual({
        code: 0,
        stdout:
          'new club: okwawu-stars\nnew club: tema-youth\nimported: 1 added, 0 changed, 0 as before',
      })
      const [final] = (await get('/seasons/cup~2025/fixtures')).json<unknown[]>()
      expect(final).toMatchObject({ competition: { name: 'The Cup' }, roundName: 'Final' })
    })

    it('makes one club of two spellings of a name', async () => {
      const { stdout } = await importing(
        ['1,,,Axim Stars FC,Nzema Lions,,,1,0,,,', '2,,,Nzema Lions SC,Axim Stars,,,,,,,'],
        '--competition district --new-competition District --new-clubs',
        '2026',
      )
      expect(stdout).toBe(
        'new club: axim-stars-fc\nnew club: nzema-lions\nimported: 2 added, 0 changed, 0 as before',
      )
      const table = (await get('/seasons/district~2026/standings')).json<
        { club: { name: string } }[]
      >()
      expect(table.map(({ club }) => club.name)).toEqual(['Axim Stars FC', 'Nzema Lions'])
    })

    it('refuses a match whose clubs stand twice under other names, or meet themselves', async () => {
      const { code, stderr } = await importing([
        '1,2025-09-13,15:00,Hearts of Oak,Asante Kotoko,,,2,1,,,',
        '1,2025-09-13,15:00,Hearts,Kotoko,,,2,1,,,',
        '2,2025-09-20,15:00,Hearts,Hearts of Oak,,,,,,,',
      ])
      expect({ code, stderr }).toEqual({
        code: 1,
        stderr: [
          'round.csv:3:20 expected each match once: it stands in line 2',
          'round.csv:4:27 expected two clubs: a club cannot meet itself',
        ],
      })
    })

    describe('with a round that the season has already', () => {
      const SEASON = '2016-17'
      const stored = async () =>
        (await fixtures(SEASON)).map(({ slug, roundId, status, homeGoals }) => {
          return { slug, roundId, status, homeGoals }
        })
      beforeAll(async () => {
        const { code } = await importing(
          [
            '1,2016-09-10,,Hearts of Oak,Kotoko,,,2,1,,,',
            '1,2016-09-10,,Dreams,Medeama,,abandoned,1,0,,,',
            '1,,,Aduana,Bechem,,postponed,,,,,',
            '2,2016-09-17,,Kotoko,Dreams,,,0,0,,,',
          ],
          '',
          SEASON,
        )
        expect(code).toBe(0)
      })

      it('refuses a second match of a club there, and loses nothing', async () => {
        const before = await stored()
        const rows = [
          '3,2016-09-24,,Hearts,Dreams,,,,,,,',
          '1,2016-09-10,,Bechem,Hearts of Oak,,,,,,,',
          '1,2016-09-10,,Medeama,Kotoko,,awarded,3,0,,,',
        ]
        for (const option of ['--dry-run', '']) {
          const { code, stderr } = await importing(rows, option, SEASON)
          expect({ code, stderr }).toEqual({
            code: 1,
            stderr: [
              'round.csv:3:15 expected each club once in a round: Aduana v Bechem United is in it already',
              'round.csv:4:23 expected each club once in a round: Hearts of Oak v Asante Kotoko is in it already',
            ],
          })
        }
        expect(await stored()).toEqual(before)
      })

      it('refuses to move a match there whose club plays there, and one with home and away swapped', async () => {
        const { stderr } = await importing(
          ['2,2016-09-10,,Aduana,Dreams,,,,,,,', '1,2016-09-10,,Kotoko,Hearts,,,,,,,'],
          '',
          SEASON,
        )
        expect(stderr).toEqual([
          'round.csv:2:22 expected each club once in a round: Asante Kotoko v Dreams FC is in it already',
          'round.csv:3:15 expected each club once in a round: Hearts of Oak v Asante Kotoko is in it already',
        ])
      })

      it('takes other words on the same match, the replay of one that was called off, and an exchange', async () => {
        const rows = [
          '1,2016-09-10,,Hearts of Oak,Kotoko,,,2,2,,,',
          '1,2016-09-20,,Medeama,Dreams,,,1,0,,,',
          '2,2016-09-18,,Aduana,Bechem,,,,,,,',
          '1,2016-09-11,,Bechem,Aduana,,,0,1,,,',
        ]
        await expect(importing(rows, '', SEASON)).resolves.toMatchObject({
          ...{ code: 0, stderr: [] },
          stdout: expect.stringContaining('imported: 2 added, 2 changed, 0 as before'),
        })
        await expect(importing(rows, '', SEASON)).resolves.toMatchObject({
          stdout: 'imported: 0 added, 0 changed, 4 as before',
        })
      })
    })

    it('finds a round by its number, whatever it is called', async () => {
      const { manager } = api.dataSource
      const { id: seasonId } = await manager.findOneByOrFail(Season, { slug: '2025-26' })
      const week = await manager.save(Round, {
        ...{ seasonId, number: 5, stage: null, name: 'Week 5', startsOn: null, endsOn: null },
      })
      const rows = [
        '5,2025-10-18,15:00,Dreams,Kotoko,,,,,,,',
        'Round 5,2025-10-18,,Hearts,Aduana,,,,,,,',
        'Matchday 6,2025-10-25,,Hearts,Dreams,,,,,,,',
        'Round 6,2025-10-26,,Medeama,Aduana,,,,,,,',
      ]
      await expect(importing(rows)).resolves.toMatchObject({ code: 0 })
      const rounds = await manager.find(Round, {
        where: { seasonId, number: MoreThan(4) },
        order: { id: 'ASC' },
      })
      expect(rounds).toMatchObject([
        { id: week.id, name: 'Week 5' },
        { number: 6, name: 'Matchday 6', startsOn: '2025-10-25', endsOn: '2025-10-26' },
      ])
      const found = (await fixtures()).slice(-4).map(({ roundId }) => roundId)
      expect(found).toEqual([week.id, week.id, rounds[1]?.id, rounds[1]?.id])
    })

    it('finds a round and a scorer whose accents are letters of their own, and a round in any letters', async () => {
      const file = (round: string, scorer: string) =>
        league(
          'import goals.txt --season 2007-08',
          [
            '= Ghana Premier League 2007/08',
            `» ${round}`,
            'Sat Sep 15 2007',
            '  15:00  Hearts of Oak  v  Aduana Stars  1-0 (1-0)',
            `    (${scorer} 12')`,
          ].join('\n'),
        )
      await file('Finále', 'Kofí Ansah')
      for (const [round, scorer] of [
        ['Finále'.normalize('NFD'), 'Kofí Ansah'.normalize('NFD')],
        ['FINALE', 'Kofí Ansah'],
      ] as const) {
        await expect(file(round, scorer)).resolves.toMatchObject({
          ...{ code: 0, stdout: 'imported: 0 added, 0 changed, 1 as before' },
        })
      }
      const { rounds } = (await get('/seasons/2007-08')).json<SeasonResponse>()
      expect(rounds.map(({ name }) => name)).toEqual(['Finále'])
    })

    it('knows a ground by any of its spellings, and refuses one that is too long', async () => {
      const rows = [
        '7,2025-11-08,,Aduana,Hearts,Golden City Park,,,,,,',
        '7,2025-11-08,,Kotoko,Dreams,Golden city park,,,,,,',
      ]
      await expect(importing(rows)).resolves.toMatchObject({ code: 0 })
      const { id } = await api.dataSource.manager.findOneByOrFail(Ground, {
        slug: 'golden-city-park',
      })
      const found = (await fixtures()).slice(-2).map(({ groundId }) => groundId)
      expect(found).toEqual([id, id])
      await expect(
        importing([rows[0]!.replace('Golden City Park', 'Park '.repeat(25).trim())]),
      ).resolves.toMatchObject({
        stderr: ['round.csv:2:29 expected the ground in at most 120 characters'],
      })
    })

    it.each([
      ['faults in its lines', '1,13.09.2025,,Hearts,Kotoko,,,,,,,\n1,,,,Kotoko,,,,,,,', 2],
      ['a kick-off of no clock', '1,2025-09-13,25:00,Hearts,Kotoko,,,,,,,', 1],
    ])('refuses a file with %s', async (_what, rows, count) => {
      const { code, stderr } = await importing(rows.split('\n'))
      expect(code).toBe(1)
      expect(stderr).toHaveLength(count)
      for (const line of stderr) expect(line).toMatch(/^round\.csv:\d+:\d+ expected /)
    })

    it.each([
      ['no verb', ''],
      ['a verb that there is not', 'imprt x.csv --season 2025-26'],
      ['no season', 'import round.csv'],
      ['a file of another kind', 'import table.xlsx --season 2025-26'],
      ['an alias without a club', 'import round.csv --season 2025-26 --alias Kotoko'],
      ['an alias of an empty club', 'import round.csv --season 2025-26 --alias Kotoko='],
    ])('is used wrongly with %s', async (_what, args) => {
      await expect(league(args, 'x')).resolves.toMatchObject({ code: 2, stdout: '' })
    })

    it.each([
      ['--season 2025/26', '--season: Use small letters, digits and hyphens'],
      ['--season ../x', '--season: Use small letters, digits and hyphens'],
      ['--season=', '--season: Enter an address, such as 2025-26'],
      [`--season ${'a'.repeat(25)}`, '--season: Use at most 15 characters'],
      ['--season 2025 --season 2026', '--season: Enter an address, such as 2025-26'],
      [
        '--season 2025-26 --competition ../gpl',
        '--competition: Use small letters, digits and hyphens',
      ],
    ])('and every other verb of a season is used wrongly with %s', async (options, message) => {
      for (const verb of [
        'import round.csv --dry-run',
        'export',
        'adjust --club hearts-of-oak --points=1 --reason Late',
      ]) {
        await expect(league(`${verb} ${options}`, HEADER)).resolves.toEqual({
          ...{ code: 2, stdout: '', stderr: [message] },
        })
      }
    })

    it('is used wrongly with a file that cannot be read, and with no competition', async () => {
      await mkdir(join(config.DATA_DIR, 'folder.csv'))
      const options = '--season 2025-26'
      await expect(league(`import missing.csv ${options}`)).resolves.toEqual({
        ...{ code: 2, stdout: '', stderr: ['missing.csv: there is no such file or folder'] },
      })
      await expect(league(`import folder.csv ${options}`)).resolves.toEqual({
        ...{ code: 2, stdout: '', stderr: ['folder.csv: this is a folder'] },
      })
      await expect(league(`export folder.csv ${options}`)).resolves.toEqual({
        ...{ code: 2, stdout: '', stderr: ['folder.csv: this is a folder'] },
      })
      await expect(importing([], '--competition none')).resolves.toEqual({
        ...{ code: 2, stdout: '', stderr: ['--competition: There is no competition “none”'] },
      })
    })

    it('answers scripts with one JSON value', async () => {
      const { code, stdout, stderr } = await importing(['1,,,Kotokoo,Dreams,,,,,,,'], '--json')
      expect({ code, stderr }).toEqual({ code: 1, stderr: [] })
      expect(JSON.parse(stdout)).toMatchObject({
        unknown: [{ name: 'Kotokoo', suggestions: ['asante-kotoko'] }],
      })
    })
  })

  it('enters what it imports and adjusts in the audit log', async () => {
    const entries = async () =>
      (await api.dataSource.manager.find(AuditEntry, { order: { id: 'ASC' } })).map((entry) => {
        const { actor, address, action, change } = entry
        return [actor, address, action, change]
      })
    const before = (await entries()).length
    const row = '1,2010-09-11,15:00,Hearts of Oak,Kotoko,,,2,1,,,'
    await importing([row], '--dry-run', '2010-11')
    await importing([row, '1,,,Nobody,Kotoko,,,,,,,'], '', '2010-11')
    await importing([row], '', '2010-11')
    const decision = 'adjust --season 2010-11 --reason Late --on 2010-09-12'
    await league(`${decision} --club hearts-of-oak --points=1`)
    await league(`${decision} --club great-olympics --points=1`)
    const by = ['operator', 'command']
    expect((await entries()).slice(before)).toEqual([
      [...by, 'season imported', 'gpl~2010-11: round.csv, 1 added, 0 changed'],
      [...by, 'points adjusted', 'gpl~2010-11: hearts-of-oak +1 points'],
    ])
  })

  it('gives and takes points for good, with the reason', async () => {
    const adjust = 'adjust --season 2025-26 --reason "Fielded a suspended player"'
    await expect(
      league(`${adjust} --club hearts-of-oak --points=-3 --on 2025-09-20`),
    ).resolves.toEqual({
      ...{ code: 0, stdout: 'adjusted: hearts-of-oak -3 in 2025-26', stderr: [] },
    })
    const table = (await get('/seasons/2025-26/standings')).json<{ club: { slug: string } }[]>()
    expect(table.find(({ club }) => club.slug === 'hearts-of-oak')).toMatchObject({
      ...{ points: -2, adjustment: -3 },
    })
    const { adjustments } = (await get('/seasons/2025-26')).json<{ adjustments: unknown }>()
    expect(adjustments).toMatchObject([
      {
        ...{ club: { slug: 'hearts-of-oak' }, points: -3, on: '2025-09-20' },
        ...{ reason: 'Fielded a suspended player', by: 'operator', withdraws: null },
      },
    ])
    await expect(league(`${adjust} --club great-olympics --points=-3`)).resolves.toEqual({
      ...{ code: 1, stdout: '', stderr: ['great-olympics does not play 2025-26'] },
    })
    // Today's table counts every decision.
    await expect(
      league(`${adjust} --club hearts-of-oak --points=-3 --on ${inDays(2)}`),
    ).resolves.toEqual({
      ...{ code: 1, stdout: '' },
      stderr: ['on: this day lies ahead: enter the decision when it holds'],
    })
    await expect(
      league(`${adjust} --club hearts-of-oak --points=-3 --on 2025-02-30`),
    ).resolves.toEqual({
      ...{ code: 1, stdout: '', stderr: ['on: give a day that exists as YYYY-MM-DD'] },
    })
  })

  describe('an export', () => {
    it.each(['csv', 'json', 'txt'])('as %s is the same season again', async (format) => {
      for (const season of ['2024-25', '2021-22']) {
        const { body, statusCode } = await get(`/seasons/${season}/export.${format}`)
        expect(statusCode).toBe(200)
        const before = (await get(`/seasons/${season}`)).body
        const { stdout } = await league(`import again.${format} --season ${season}`, body)
        expect(stdout).toBe('imported: 0 added, 0 changed, 306 as before')
        expect((await get(`/seasons/${season}`)).body).toBe(before)
      }
    })

    it.each(FORMATS)('as %s has a match and its replay in one round', async (format) => {
      const season = `200${FORMATS.indexOf(format)}`
      const rows = ['09-08', '09-22', '10-06'].map(
        (day) => `1,${season}-${day},15:00,Hearts of Oak,Kotoko`,
      )
      const [cancelled, abandoned, replay] = rows
      await importing(
        [`${cancelled},,cancelled,,,,,`, `${abandoned},,abandoned,1,0,,,`, `${replay},,,0,2,,,`],
        '',
        season,
      )
      const { body } = await get(`/seasons/${season}/export.${format}`)
      await expect(
        league(`import again.${format} --season ${season}`, body),
      ).resolves.toMatchObject({
        stdout: 'imported: 0 added, 0 changed, 3 as before',
      })
    })

    it('is written by the command as well', async () => {
      await league('export season.txt --season 2023-24')
      const { body } = await get('/seasons/2023-24/export.txt')
      await expect(readFile(join(config.DATA_DIR, 'season.txt'), 'utf8')).resolves.toBe(body)
      await expect(league('export --season 1999-00')).resolves.toEqual({
        ...{ code: 1, stdout: '', stderr: ['there is no season gpl~1999-00'] },
      })
    })

    it.each(['csv', 'json', 'txt'])(
      'as %s is 404 for a season that there is not',
      async (format) => {
        expect((await get(`/seasons/1999-00/export.${format}`)).statusCode).toBe(404)
      },
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
    expect(describeApi(api.app).info.license).toEqual({
      name: 'ODbL 1.0',
      url: 'https://opendatacommons.org/licenses/odbl/1-0/',
    })
    const elsewhere = await api.inject('/api/news')
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

  it('counts an award of a match that nobody played from its day, and one of a played match from the kick-off', async () => {
    const season = '2009-10'
    await importing(
      [
        '1,2009-10-03,15:00,Hearts of Oak,Kotoko,,,,,,,',
        '1,2009-10-03,15:00,Aduana,Bechem,,,0,1,,,',
        '1,,,Dreams,Medeama,,postponed,,,,,',
      ],
      '',
      season,
    )
    await importing(
      [
        '1,2009-10-03,15:00,Hearts of Oak,Kotoko,,awarded,3,0,,,',
        '1,2009-10-03,15:00,Aduana,Bechem,,awarded,3,0,,,',
        '1,,,Dreams,Medeama,,awarded,0,3,,,',
      ],
      '',
      season,
    )
    const winnersOn = async (query: string) =>
      (await get(`/seasons/${season}/standings${query}`))
        .json<StandingResponse[]>()
        .flatMap(({ club, points }) => (points === 3 ? [club.slug] : []))
    expect(await winnersOn('?on=2009-10-03')).toEqual(['aduana'])
    expect(await winnersOn(`?on=${inDays(-1)}`)).toEqual(['aduana'])
    const all = ['aduana', 'hearts-of-oak', 'medeama']
    expect((await winnersOn(`?on=${inDays(0)}`)).sort()).toEqual(all)
    expect((await winnersOn('')).sort()).toEqual(all)
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

  describe('scorers of a file', () => {
    const FIRST = [
      '= Ghana Premier League 2019/20',
      '» Matchday 1',
      'Sat Sep 14 2019',
      '  15:00  Hearts of Oak  v  Aduana Stars  2-1 (1-0)',
      "    (K. Boateng 12' Asare 80'(og); Asare 50')",
      '         Bechem United  v  Medeama  1-0',
      "    (K. Boateng 30')",
    ]
    const SECOND = [
      '» Matchday 2',
      'Sat Sep 21 2019',
      '  15:00  Aduana Stars  v  Bechem United  0-2',
      "    (K. Boateng 5' Kwesi Appiah 9')",
    ]
    const take = (lines: readonly string[], options = '') =>
      league(`import goals.txt --season 2019-20 ${options}`, `${lines.join('\n')}\n`)
    const people = async () =>
      (await get('/seasons/2019-20/players'))
        .json<PlayerFigures[]>()
        .map(({ slug, club, goals, position }) => [slug, club.slug, goals, position])

    it('become players of their clubs, an own goal’s of the other one, and the same ones again', async () => {
      await expect(take(FIRST, '--dry-run')).resolves.toMatchObject({
        stdout: 'new players: 3\nwould import: 2 added, 0 changed, 0 as before',
      })
      await take(FIRST)
      await expect(people()).resolves.toEqual([
        ['asare', 'aduana', 1, null],
        ['k-boateng', 'hearts-of-oak', 1, null],
        ['k-boateng-2', 'bechem-united', 1, null],
      ])
      await expect(take(FIRST)).resolves.toMatchObject({
        stdout: 'imported: 0 added, 0 changed, 2 as before',
      })
      const match = (await get('/matches/2019-09-14-hearts-of-oak-aduana')).json<MatchResponse>()
      expect(match.events.map(({ type, player }) => [type, player?.slug])).toEqual([
        ['goal', 'k-boateng'],
        ['goal', 'asare'],
        ['own-goal', 'asare'],
      ])
      const [best] = (await get('/seasons/2019-20/scorers')).json<unknown[]>()
      expect(best).toMatchObject({ player: { slug: 'asare' }, goals: 1 })
    })

    it('change a known result, and are told', async () => {
      const first = FIRST.slice(0, 4)
      const season = ['= Ghana Premier League 2018/19', ...first.slice(1)].map((line) =>
        line.replace('Sep 14 2019', 'Sep 15 2018'),
      )
      const taking = (lines: readonly string[]) =>
        league('import goals.txt --season 2018-19', `${lines.join('\n')}\n`)
      const other = '  15:00  Hearts of Oak  v  Bechem United  1-0'
      const scorer = "    (Kofi Scorer 12')"
      await taking([...season, '', '» Matchday 2', 'Sat Sep 22 2018', other, scorer])
      const slug = '2018-09-15-hearts-of-oak-aduana'
      const goals = async () =>
        (await get('/seasons/2018-19/scorers')).json<PlayerFigures[]>().map((one) => one.goals)
      expect(await goals()).toEqual([1])
      const [before] = await fixtures('2018-19')
      const { since } = (await get('/changes')).json<ChangesResponse>()
      const scored = [...season, "    (Kofi Scorer 50' Kofi Scorer 90'+2(p))"]
      const scorers = "scorers open → Kofi Scorer 50', Kofi Scorer 90+2'(p)"
      await expect(taking(scored)).resolves.toMatchObject({
        stdout: `Hearts of Oak v Aduana: ${scorers}\nimported: 0 added, 1 changed, 0 as before`,
      })
      expect(await goals()).toEqual([3])
      const told = (await get(`/changes?since=${since}`)).json<ChangesResponse>()
      expect(told.changes).toMatchObject([{ kind: 'fixture', slug }])
      const [after] = await fixtures('2018-19')
      expect(after?.revision).toBe(before!.revision + 1)
      const { changes } = (await get(`/matches/${slug}`)).json<MatchResponse>()
      expect(changes.map(({ what, from }) => [what, from])).toEqual([['scorers', null]])
      await expect(taking(scored)).resolves.toMatchObject({
        stdout: 'imported: 0 added, 0 changed, 1 as before',
      })
    })

    it('take the place of those of an earlier file, but of nobody’s else', async () => {
      const { manager } = api.dataSource
      const title = ['= Ghana Premier League 2015/16', '» Matchday 4', 'Sat Sep 12 2015']
      const match = '  15:00  Hearts of Oak  v  Aduana Stars  '
      const taking = (...result: readonly string[]) =>
        league(
          'import goals.txt --season 2015-16',
          [...title, match + result[0], ...result.slice(1)].join('\n'),
        )
      const scorers = async () => {
        const { body } = await get('/matches/2015-09-12-hearts-of-oak-aduana')
        const { events } = JSON.parse(body) as MatchResponse
        return effectiveEvents(events).map(({ player, minute }) => `${player?.slug} ${minute}`)
      }
      await taking('2-1 (1-0)', "    (Yaw Right 12' Yaw Wrong 80'; Asare 50')")
      const corrected = ['1-1 (1-0)', "    (Yaw Right 14'; Asare 50')"]
      const first = "Yaw Right 12', Asare 50', Yaw Wrong 80'"
      const after = "Yaw Right 14', Asare 50'"
      await expect(taking(...corrected)).resolves.toMatchObject({
        stdout: [
          `Hearts of Oak v Aduana: score 2-1 → 1-1, scorers ${first} → ${after}`,
          'imported: 0 added, 1 changed, 0 as before',
        ].join('\n'),
      })
      const two = ['yaw-right 14', 'asare 50']
      expect(await scorers()).toEqual(two)
      await expect(taking(...corrected)).resolves.toMatchObject({
        stdout: 'imported: 0 added, 0 changed, 1 as before',
      })
      // A file that names fewer scorers than goals leaves the others open.
      await taking('1-1 (1-0)', "    (; Asare 50')")
      await taking('2-1 (1-0)')
      expect(await scorers()).toEqual(two)
      await expect(taking('0-1 (0-0)')).resolves.toMatchObject({
        stdout: expect.stringContaining(`scorers ${after} → open`),
      })
      expect(await scorers()).toEqual([])
      await taking('0-1 (0-0)', "    (; Asare 51')")
      // As if an editor had entered it.
      const { id } = await manager.findOneByOrFail(LeaguePerson, { slug: 'asare' })
      await manager.update(MatchEvent, { personId: id, minute: 51 }, { source: null })
      await taking('0-1 (0-0)', "    (; Asare 52')")
      expect(await scorers()).toEqual(['asare 51'])
    })

    it('are known under a name that an editor has written in full since, and never by another club or a sample', async () => {
      await api.dataSource.transaction(async (manager) => {
        await manager.update(LeaguePerson, { slug: 'k-boateng-2' }, { name: 'Kofi Boateng' })
        await recordChanges(manager, [{ kind: 'player', slug: 'k-boateng-2' }])
      })
      const sample = await api.dataSource.manager.findOneByOrFail(LeaguePerson, {
        slug: 'kwesi-amponsah-bonsu',
      })
      const second = SECOND.join('\n').replace('Kwesi Appiah', sample.name)
      await expect(take([...FIRST, second])).resolves.toMatchObject({
        stdout: 'new players: 1\nimported: 1 added, 0 changed, 2 as before',
      })
      await expect(people()).resolves.toEqual([
        ['asare', 'aduana', 1, null],
        ['k-boateng', 'hearts-of-oak', 1, null],
        ['k-boateng-2', 'bechem-united', 2, null],
        [`${sample.slug}-2`, 'bechem-united', 1, null],
      ])
    })

    it.each(['json', 'txt'])('are the same in an export as %s', async (format) => {
      const { body } = await get(`/seasons/2019-20/export.${format}`)
      expect(body).toContain('Kofi Boateng')
      await expect(league(`import again.${format} --season 2019-20`, body)).resolves.toMatchObject({
        stdout: 'imported: 0 added, 0 changed, 3 as before',
      })
      const other = `cup-${format}`
      const made = await league(
        `import again.${format} --season 2019-20 --competition ${other} --new-competition Cup`,
        body,
      )
      expect(made.stdout).toContain('imported: 3 added')
      const again = await get(`/seasons/${other}~2019-20/export.${format}`)
      const title = /Ghana Premier League 2019\/20|Cup 2019\/20/
      expect(again.body.replace(title, '')).toBe(body.replace(title, ''))
    })
  })

  it.each(['json', 'txt'])(
    'has the scorers of extra time in an export as %s, and none whose name no file can hold',
    async (format) => {
      const { manager } = api.dataSource
      const season = format === 'json' ? '2008' : '2009'
      const name = `Extra ${format === 'json' ? 'One' : 'Two'}`
      const lines = [
        `= Cup ${season}`,
        '» Finals, Final',
        `2 May ${season}`,
        '  Hearts of Oak  v  Aduana  2-1 a.e.t. (1-1, 0-0)',
        `    (${name} 50', 118'; Asare 60')`,
      ]
      const make = `import goals.txt --season ${season} --competition extra --new-competition Extra`
      await expect(league(make, `${lines.join('\n')}\n`)).resolves.toMatchObject({ code: 0 })
      const exported = async () => {
        api.app.get(LeagueAnswers).invalidate()
        const { body } = await get(`/seasons/extra~${season}/export.${format}`)
        const again = await league(
          `import again.${format} --season ${season} --competition extra`,
          body,
        )
        expect(again.stdout).toBe('imported: 0 added, 0 changed, 1 as before')
        return body
      }
      expect(await exported()).toContain(name)
      await manager.update(LeaguePerson, { name }, { name: `${name} (Junior)` })
      expect(await exported()).not.toContain(name)
    },
  )

  it('follows a name that an editor changes', async () => {
    await api.dataSource.transaction(async (manager) => {
      await manager.update(Club, { slug: 'aduana' }, { name: 'Aduana Stars' })
      await recordChanges(manager, [{ kind: 'club', slug: 'aduana' }])
    })
    api.app.get(LeagueAnswers).invalidate()
    expect((await get('/feeds/results.atom')).body).toContain('Aduana Stars 0-0 Bechem United')
  })
})
