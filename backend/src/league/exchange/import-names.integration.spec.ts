import { beforeAll, describe, expect, it } from '@jest/globals'
import type { ChangesResponse } from 'shared-contracts/league/change'
import type { SeasonResponse } from 'shared-contracts/league/season'
import { In, MoreThan } from 'typeorm'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { Club } from '../clubs/club.entity.ts'
import { Ground } from '../clubs/ground.entity.ts'
import { Round } from '../seasons/round.entity.ts'
import { Season } from '../seasons/season.entity.ts'
import { CSV_HEADER, LeagueFiles, ROUND } from '../testing/league-files.ts'

onEachDatabase('names and rounds of files that are imported', (newConfig) => {
  const files = new LeagueFiles(newConfig)
  const { get, league, importing, fixtures } = files

  beforeAll(() => importing(ROUND))

  it('keeps an alias, so that it is answered once', async () => {
    const row = '2,2025-10-08,15:00,Porcupine Warriors,Aduana,,,,,,,'
    const alias = '--alias "Porcupine Warriors=asante-kotoko"'
    const club = () => files.manager.findOneByOrFail(Club, { slug: 'asante-kotoko' })
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
      `${CSV_HEADER}Final,2025-05-01,15:00,Ɔkwawu Stars,Tema Youth,,,,,,,\n`,
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
    const { manager } = files.api.dataSource
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
    const { id } = await files.manager.findOneByOrFail(Ground, {
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

  it('tells grounds apart whose addresses would be the same', async () => {
    const long = `${'Old '.repeat(25)}Park`
    const names = ['体育场', 'Стадион', `${long} North`, `${long} South`, 'Ɔda Park', 'Ɔda Park 2']
    const again = ['体育场', 'СТАДИОН', `${long} North`, `${long}, South`, 'Oda Park', 'Óda Park 2']
    const clubs = ['Hearts,Kotoko', 'Dreams,Medeama', 'Aduana,Bechem']
    const rows = (grounds: readonly string[]) =>
      grounds.map(
        (ground, index) => `${8 + Math.floor(index / 3)},,,${clubs[index % 3]},"${ground}",,,,,,`,
      )
    await expect(importing(rows(names), '', '2018-19')).resolves.toMatchObject({ code: 0 })
    const ids = (await fixtures('2018-19')).map(({ groundId }) => groundId)
    expect(new Set(ids).size).toBe(names.length)
    const grounds = await files.manager.findBy(Ground, { name: In(names) })
    expect(new Map(grounds.map(({ name, slug }) => [name, slug]))).toEqual(
      new Map([
        ['体育场', 'ground'],
        ['Стадион', 'ground-2'],
        [`${long} North`, 'old-'.repeat(25).slice(0, -1)],
        [`${long} South`, `${'old-'.repeat(25)}2`],
        ['Ɔda Park', 'oda-park'],
        ['Ɔda Park 2', 'oda-park-2'],
      ]),
    )
    await expect(importing(rows(again), '', '2018-19')).resolves.toMatchObject({
      stdout: 'imported: 0 added, 0 changed, 6 as before',
    })
  })
})
