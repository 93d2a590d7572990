import { expect, it } from '@jest/globals'
import type { ChangesResponse } from 'shared-contracts/league/change'
import type { MatchResponse } from 'shared-contracts/league/match'
import type { SeasonResponse, SeasonSummary } from 'shared-contracts/league/season'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { Alert } from '../alerts/alert.entity.ts'
import { recordChanges } from '../changes/record-changes.ts'
import { effectiveEvents } from '../matches/effective-events.ts'
import { FixtureChange } from '../matches/fixture-change.entity.ts'
import { Fixture } from '../matches/fixture.entity.ts'
import { MatchFigures } from '../matches/match-figures.entity.ts'
import { SAMPLE_STATISTICS } from '../sample/sample-round.ts'
import { Season } from '../seasons/season.entity.ts'
import { inDays, LeagueFiles, ROUND } from '../testing/league-files.ts'

onEachDatabase('files that are imported', (newConfig) => {
  const files = new LeagueFiles(newConfig)
  const { get, league, importing, fixtures } = files

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
    const { manager } = files.api.dataSource
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
    const { manager } = files.api.dataSource
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
    await files.manager.update(
      Fixture,
      { slug: '2012-09-15-hearts-of-oak-asante-kotoko' },
      { homeGoals: 1, awayGoals: 1 },
    )
    await expect(importing([row], '', '2012-13')).resolves.toMatchObject({
      stdout: 'imported: 0 added, 0 changed, 1 as before',
    })
    // An award from before the side was kept stays as it is.
    const award = { slug: '2012-09-15-hearts-of-oak-asante-kotoko' }
    await files.manager.update(Fixture, award, { awarded: null })
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

  it('makes no season of a file without matches, and leaves one that is known as it is', async () => {
    const refused = await importing([], '', '1999-00')
    expect(refused.code).toBe(1)
    expect(refused.stderr.join('\n')).toContain(':1:1 expected a match')
    expect((await get('/seasons/1999-00')).statusCode).toBe(404)
    await expect(importing([], '', '2011-12')).resolves.toMatchObject({ code: 0 })
  })

  it('alerts followers to a match that it postpones, but not in a dry run', async () => {
    const taking = (status: string, options = '') => {
      const plan = `--competition alerts --new-competition Alerts ${options}`
      const row = `1,${inDays(2)},15:00,Hearts of Oak,Kotoko,,${status},,,,,`
      return importing([row], plan, String(new Date().getUTCFullYear()))
    }
    const alerts = () => files.manager.find(Alert)
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
    await files.api.dataSource.transaction(async (manager) => {
      const found = await manager.findOneByOrFail(Season, { slug: '2015-16' })
      await manager.update(Season, { id: found.id }, { endsOn: '2015-09-12' })
      await recordChanges(manager, [{ kind: 'season', season: found }])
    })
    const { since } = (await get('/changes')).json<ChangesResponse>()
    await expect(taking(later)).resolves.toMatchObject({
      stdout: 'imported: 0 added, 0 changed, 4 as before',
    })
    expect(await season()).toEqual(extended)
    const told = (await get(`/changes?since=${since}`)).json<ChangesResponse>()
    expect(told.changes).toMatchObject([{ kind: 'season', slug: '2015-16' }])
  })
})
