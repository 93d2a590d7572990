import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ArticleResponse, ArticleSummary } from 'shared-contracts/league/article'
import { ChangesResponse } from 'shared-contracts/league/change'
import { ClubResponse } from 'shared-contracts/league/club'
import { CompetitionResponse } from 'shared-contracts/league/competition'
import { FixtureResponse } from 'shared-contracts/league/fixture'
import {
  ListedClub,
  ListedDay,
  ListedGround,
  ListedRecord,
  ListedRound,
} from 'shared-contracts/league/listed-record'
import { LiveResponse, MatchResponse } from 'shared-contracts/league/match'
import { PlayerFigures, PlayerResponse, RankedPlayer } from 'shared-contracts/league/player'
import { ProductResponse } from 'shared-contracts/league/product'
import { SeasonResponse, SeasonSummary } from 'shared-contracts/league/season'
import { StandingResponse } from 'shared-contracts/league/standing'
import { TopicResponse } from 'shared-contracts/league/topic'
import type { EntityManager } from 'typeorm'
import * as v from 'valibot'
import { FormerAddress } from '../content/revisions/former-address.entity.ts'
import { onEachDatabase } from '../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../foundation/database/testing/test-app.ts'
import { LeagueAnswers } from './answers/league-answers.ts'
import { Club } from './clubs/club.entity.ts'
import { recordChanges } from './changes/record-changes.ts'
import { Fixture } from './matches/fixture.entity.ts'
import { Competition } from './seasons/competition.entity.ts'
import { SeasonEntry } from './seasons/season-entry.entity.ts'
import { Season } from './seasons/season.entity.ts'
import { SAMPLE_PLAYERS } from './sample/sample-players.ts'
import { StoriesService } from './stories/stories.service.ts'

onEachDatabase('the league', (newConfig) => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp(await newConfig())
  }, 60_000)
  afterAll(() => api.app.close())

  const read = async <Schema extends v.GenericSchema>(schema: Schema, path: string) =>
    v.parse(schema, (await api.inject(`/api/league${path}`)).json())
  const SEASON = '/seasons/2024-25'
  const LIVE = '/matches/2025-01-26-hearts-of-oak-asante-kotoko'

  describe('as the portal shows it (requirement 9)', () => {
    it('has one competition and four seasons, the newest first, all samples of one moment', async () => {
      const competitions = await read(v.array(CompetitionResponse), '/competitions')
      expect(competitions.map(({ name }) => name)).toEqual(['Ghana Premier League'])
      const seasons = await read(v.array(SeasonSummary), '/seasons?competition=gpl')
      expect(seasons.map(({ name, isCurrent }) => [name, isCurrent])).toEqual([
        ['2024/25', true],
        ['2023/24', false],
        ['2022/23', false],
        ['2021/22', false],
      ])
      expect(new Set(seasons.map(({ clock, isSample }) => `${clock} ${isSample}`))).toEqual(
        new Set(['2025-01-26T16:22:00.000Z true']),
      )
    })

    it('has 18 clubs, 306 matches, three for a win, and is in matchday 15 of January 26 to 29', async () => {
      const season = await read(SeasonResponse, SEASON)
      expect(season.clubs).toHaveLength(18)
      expect(season).toMatchObject({ matches: 306, currentRound: 15, pointsForWin: 3 })
      expect(season.rounds).toHaveLength(34)
      expect(season.rounds[14]).toEqual({
        number: 15,
        name: 'Matchday 15',
        stage: null,
        startsOn: '2025-01-26',
        endsOn: '2025-01-29',
      })
      expect(await read(SeasonResponse, '/seasons/gpl~2024-25')).toEqual(season)
      expect(season.clubs.filter(({ isFeatured }) => isFeatured)).toHaveLength(6)
      expect(season.clubs.find(({ slug }) => slug === 'asante-kotoko')).toMatchObject({
        ...{ shortName: 'KOT', city: 'Kumasi', region: 'Ashanti', founded: 1935 },
        ...{ manager: 'Nana Yaw Boadi', ground: { name: 'Baba Yara Stadium', capacity: 40_500 } },
        colors: { primary: '#D01C1F', secondary: '#FFFFFF' },
      })
    })

    it('has a table of 14 matches each, Kotoko a point before Hearts, and the zones', async () => {
      const table = await read(v.array(StandingResponse), `${SEASON}/standings`)
      expect(new Set(table.map(({ played }) => played))).toEqual(new Set([14]))
      expect(table.slice(0, 3).map(({ club, points }) => [club.name, points])).toEqual([
        ['Asante Kotoko', 31],
        ['Hearts of Oak', 30],
        ['Bechem United', 27],
      ])
      expect(table.map(({ zone }) => zone?.name ?? '')).toEqual([
        ...['Champions League', 'Champions League', 'CAF Confederation', 'CAF Confederation'],
        ...Array<string>(12).fill(''),
        ...['Relegation', 'Relegation'],
      ])
      expect(table.every(({ form, lastPosition }) => form.length === 5 && lastPosition)).toBe(true)
      expect(table.reduce((sum, { goalsFor }) => sum + goalsFor, 0)).toBe(306)
    })

    it.each(['2021-22', '2022-23', '2023-24'])('has a final table of %s', async (slug) => {
      const table = await read(v.array(StandingResponse), `/seasons/${slug}/standings`)
      expect(table.map(({ played }) => played)).toEqual(Array(18).fill(34))
    })

    it('counts the match that is on in the table of this moment alone', async () => {
      const now = await read(v.array(StandingResponse), `${SEASON}/standings?live=true`)
      expect(
        now.slice(0, 2).map(({ club, points, isInPlay }) => [club.slug, points, isInPlay]),
      ).toEqual([
        ['hearts-of-oak', 33, true],
        ['asante-kotoko', 31, true],
      ])
    })

    it('tells the table after a round, on a day, and of home matches', async () => {
      const [first, day, home] = await Promise.all(
        ['round=1', 'on=2024-10-20', 'venue=home'].map((query) =>
          read(v.array(StandingResponse), `${SEASON}/standings?${query}`),
        ),
      )
      expect(new Set(first?.map(({ played }) => played))).toEqual(new Set([1]))
      expect(day).toEqual(first)
      // An article of the sample states this number.
      expect(Math.max(...(home ?? []).map(({ points }) => points))).toBe(19)
    })

    it('has eight matches of matchday 15 with a day, one of them on, and one postponed', async () => {
      const round = await read(v.array(FixtureResponse), `${SEASON}/fixtures?round=15`)
      expect(round.map(({ day, status, home }) => [day, status, home.name])).toEqual([
        ['2025-01-26', 'in-play', 'Hearts of Oak'],
        ['2025-01-26', 'scheduled', 'Nations FC'],
        ['2025-01-27', 'scheduled', 'Heart of Lions'],
        ['2025-01-27', 'scheduled', 'Accra Lions'],
        ['2025-01-28', 'scheduled', 'Nsoatreman'],
        ['2025-01-28', 'scheduled', 'Bechem United'],
        ['2025-01-29', 'scheduled', 'Berekum Chelsea'],
        ['2025-01-29', 'scheduled', 'Young Apostles'],
        [null, 'postponed', 'Vision FC'],
      ])
      expect(round.map(({ hasStream }) => hasStream)).toEqual([
        true,
        true,
        true,
        true,
        false,
        true,
        false,
        true,
        false,
      ])
    })

    it('finds matches by club, status and days', async () => {
      const [club, status, days] = await Promise.all(
        ['club=aduana', 'status=finished', 'from=2025-01-27&to=2025-01-28'].map((query) =>
          read(v.array(FixtureResponse), `${SEASON}/fixtures?${query}`),
        ),
      )
      expect([club?.length, status?.length, days?.length]).toEqual([34, 126, 4])
    })

    it('has 37 players with the figures that their matches come to', async () => {
      const players = await read(v.array(PlayerFigures), `${SEASON}/players`)
      const given = players.map(({ name, club, position, age, nationality, ...rest }) => {
        const { goals, assists, matches, marketValue, description } = rest
        return {
          name,
          team: club.name,
          position,
          age,
          nationality,
          goals,
          assists,
          matches,
          marketValue,
          description,
        }
      })
      expect(given).toHaveLength(37)
      expect(new Set(given)).toEqual(
        new Set(SAMPLE_PLAYERS.map(({ slug: _, ...player }) => player)),
      )
      const forwards = await read(
        v.array(PlayerFigures),
        `${SEASON}/players?club=asante-kotoko&position=Forward`,
      )
      expect(forwards.map(({ name }) => name)).toEqual(['Kwesi Amponsah-Bonsu'])
    })

    it('ranks the scorer with 15 goals and the provider with 9 first', async () => {
      const [scorer] = await read(v.array(RankedPlayer), `${SEASON}/scorers`)
      const [provider] = await read(v.array(RankedPlayer), `${SEASON}/assists`)
      expect(scorer).toMatchObject({
        position: 1,
        player: { slug: 'kwesi-amponsah-bonsu' },
        goals: 15,
      })
      expect(provider).toMatchObject({
        position: 1,
        player: { slug: 'fatawu-issaka-bawah' },
        assists: 9,
      })
    })

    it('has twelve stories, five topics and eight products', async () => {
      const articles = await read(v.array(ArticleSummary), '/articles')
      const topics = await read(v.array(TopicResponse), '/topics')
      const products = await read(v.array(ProductResponse), '/products')
      expect([articles.length, topics.length, products.length]).toEqual([12, 5, 8])
      expect(articles.filter(({ isFeatured }) => isFeatured)).toHaveLength(3)
      expect(articles[0]).toMatchObject({
        title: 'Lions silence Kumasi and open the title race',
        publishedAt: '2025-01-26T14:22:00.000Z',
        changedAt: '2025-01-26T14:22:00.000Z',
        views: 18_200,
      })
      const whole = await read(ArticleResponse, `/articles/${articles[0]?.slug}`)
      expect(whole.content.split('\n\n')).toHaveLength(3)
      // A list needs no texts.
      const listed = await api.app.get(StoriesService).newest()
      expect(listed.map((story) => Reflect.get(story, 'content') as unknown)).toEqual(
        Array<undefined>(12).fill(undefined),
      )
      expect(topics[0]).toEqual({ name: 'Super Clash', posts: 12_400 })
      expect(products[0]).toMatchObject({ price: 28_000, originalPrice: 40_000, rating: 4.8 })
      expect(products.filter(({ stock }) => stock < 50)).toHaveLength(3)
    })
  })

  describe('a match', () => {
    it('that is on has its minute, events, line-ups, statistics, form and meetings', async () => {
      const match = await read(MatchResponse, LIVE)
      expect(match).toMatchObject({
        ...{ status: 'in-play', minute: 67, isSample: true, clock: '2025-01-26T16:22:00.000Z' },
        score: { home: 2, away: 1, halfTime: { home: 1, away: 1 } },
        ...{ attendance: 38_500, referee: 'Daniel Nii Kotei', weather: '28°C, clear' },
        ...{ viewers: 24_512, ground: 'Accra Sports Stadium' },
        statistics: { possession: { home: 54, away: 46 }, corners: { home: 5, away: 6 } },
      })
      expect(match.events.map(({ minute, type, player }) => [minute, type, player?.name])).toEqual([
        [0, 'kick-off', undefined],
        [12, 'penalty', 'Salifu Mohammed Tanko'],
        [39, 'goal', 'Kwesi Amponsah-Bonsu'],
        [45, 'half-time', undefined],
        [45, 'second-half', undefined],
        [51, 'yellow-card', 'Ibrahim Kassoum Diarra'],
        [58, 'substitution', 'Fatawu Issaka Bawah'],
        [64, 'goal', 'Ebenezer Tagoe Mills'],
      ])
      expect(match.lineUps.away.map(({ player, isStarter }) => [player.name, isStarter])).toEqual([
        ['Kwesi Amponsah-Bonsu', true],
        ['Fatawu Issaka Bawah', false],
        ['Nana Obiri Yeboah', true],
      ])
      expect(match.form.home).toHaveLength(5)
      // Two matches in each of the three earlier seasons.
      expect(match.meetings.map(({ season }) => season)).toEqual([
        ...['2023-24', '2023-24', '2022-23', '2022-23', '2021-22', '2021-22'],
      ])
    })

    it('that was postponed tells when it was to be, and why it is not', async () => {
      const match = await read(MatchResponse, '/matches/2024-25-vision-fc-karela-united')
      expect(match).toMatchObject({ status: 'postponed', kickOff: null, day: null })
      expect(match.changes).toMatchObject([
        { by: 'league editor', what: 'kickOff', from: '2025-01-27T15:00:00.000Z', to: null },
      ])
    })

    it('that was played has a goal event for each of its goals', async () => {
      const [first] = await read(v.array(FixtureResponse), `${SEASON}/fixtures?round=14`)
      const { events, score } = await read(MatchResponse, `/matches/${first?.slug}`)
      const goals = (side: string) => events.filter((event) => event.side === side).length
      expect(score).toMatchObject({ home: goals('home'), away: goals('away') })
    })

    it('stands among those that are on, and the next ones follow', async () => {
      const { live, next } = await read(LiveResponse, '/live')
      expect(live.map(({ slug }) => `/matches/${slug}`)).toEqual([LIVE])
      expect(next.map(({ home }) => home.slug)).toHaveLength(7)
    })

    it('of another competition stands among the next ones by its time', async () => {
      const { manager } = api.dataSource
      const { next } = await read(LiveResponse, '/live')
      const league = await manager.findOneByOrFail(Competition, { slug: 'gpl' })
      const season = await manager.findOneByOrFail(Season, { slug: '2024-25' })
      const fixture = await manager.findOneByOrFail(Fixture, { slug: next[0]?.slug ?? '' })
      const cup = { ...league, id: 900, slug: 'cup', name: 'Cup', kind: 'cup' as const }
      const cupSeason = { ...season, id: 900, competitionId: cup.id }
      const kickOff = new Date('2025-01-26T17:00:00.000Z')
      const final = {
        ...{ ...fixture, id: 9_000, slug: 'cup-final', seasonId: cupSeason.id },
        ...{ roundId: null, kickOff },
      }
      const changed = async (change: (one: EntityManager) => Promise<unknown>) => {
        await api.dataSource.transaction(async (one) => {
          await change(one)
          await recordChanges(one, [{ kind: 'fixture', slug: final.slug }])
        })
        api.app.get(LeagueAnswers).invalidate()
      }
      await changed(async (one) => {
        await one.insert(Competition, cup)
        await one.insert(Season, cupSeason)
        const clubs = [fixture.homeId, fixture.awayId]
        await one.insert(
          SeasonEntry,
          clubs.map((clubId) => ({ seasonId: cupSeason.id, clubId, manager: '', groundId: null })),
        )
        await one.insert(Fixture, final)
      })
      const now = await read(LiveResponse, '/live')
      expect(now.next.map(({ slug }) => slug)).toEqual([
        final.slug,
        ...next.map(({ slug }) => slug),
      ])
      await changed(async (one) => {
        await one.delete(Fixture, { id: final.id })
        await one.delete(SeasonEntry, { seasonId: cupSeason.id })
        await one.delete(Season, { id: cupSeason.id })
        await one.delete(Competition, { id: cup.id })
      })
    })

    it('that was postponed stands among the next ones when it has a new time, or a new day', async () => {
      const slug = '2024-25-vision-fc-karela-united'
      const moveTo = async (kickOff: Date | null, day: string | null = null) => {
        await api.dataSource.transaction(async (manager) => {
          await manager.update(Fixture, { slug }, { kickOff, day })
          await recordChanges(manager, [{ kind: 'fixture', slug }])
        })
        api.app.get(LeagueAnswers).invalidate()
        return (await read(LiveResponse, '/live')).next.map((one) => one.slug)
      }
      expect(await moveTo(new Date('2025-01-27T18:00:00.000Z'))).toContain(slug)
      expect(await moveTo(new Date('2025-01-25T18:00:00.000Z'))).not.toContain(slug)
      expect(await moveTo(null)).not.toContain(slug)
      // The season's clock shows January 26.
      expect(await moveTo(null, '2025-01-25')).not.toContain(slug)
      expect((await moveTo(null, '2025-01-26'))[0]).toBe(slug)
      expect((await moveTo(null, '2025-12-31')).at(-1)).toBe(slug)
      await moveTo(null)
    })
  })

  it('tells a club whole, with its squad, fixtures and place', async () => {
    const club = await read(ClubResponse, '/clubs/asante-kotoko')
    expect(club).toMatchObject({
      name: 'Asante Kotoko',
      position: 1,
      aliases: ['Kotoko', 'Kumasi Asante Kotoko'],
    })
    expect(club.seasons.map(({ name }) => name)).toEqual([
      '2024/25',
      '2023/24',
      '2022/23',
      '2021/22',
    ])
    expect([club.squad.length, club.fixtures.length]).toEqual([3, 34])
    const former = await read(ClubResponse, '/clubs/great-olympics')
    expect(former.seasons.map(({ name }) => name)).toEqual(['2023/24', '2022/23', '2021/22'])
  })

  it('tells a player whole, with clubs and seasons', async () => {
    const player = await read(PlayerResponse, '/players/kwesi-amponsah-bonsu')
    expect(player).toMatchObject({ goals: 15, assists: 3, matches: 14, age: 24 })
    expect(player.spells).toMatchObject([{ club: { slug: 'asante-kotoko' }, goals: 15 }])
  })

  it('tells all meetings of two clubs, the newest first', async () => {
    const meetings = await read(
      v.array(FixtureResponse),
      '/clubs/hearts-of-oak/meetings/asante-kotoko',
    )
    expect(meetings.map(({ season }) => season)).toEqual([
      ...['2023-24', '2023-24', '2022-23', '2022-23', '2021-22', '2021-22'],
    ])
    for (const { home, away } of meetings) {
      expect([home.slug, away.slug].toSorted()).toEqual(['asante-kotoko', 'hearts-of-oak'])
    }
  })

  it.each([
    ['matches', 1_224, { slug: '2025-01-26-hearts-of-oak-asante-kotoko' }],
    ['clubs', 24, { slug: 'great-olympics', name: 'Great Olympics' }],
    ['players', 37, { slug: 'kwesi-amponsah-bonsu' }],
  ])('lists %s with a page by the day of their last change', async (list, count, one) => {
    const records = await read(v.array(ListedRecord), `/${list}`)
    expect(records).toHaveLength(count)
    expect(records).toContainEqual(expect.objectContaining(one))
    expect(records.filter(({ changedAt }) => changedAt < '2026')).toEqual([])
  })

  it('lists the days, grounds and rounds by which addresses ask for matches', async () => {
    const days = await read(v.array(ListedDay), '/days')
    expect(days).toContainEqual({ day: '2025-01-26' })
    expect(days).toEqual(days.toSorted((one, other) => one.day.localeCompare(other.day)))
    expect(new Set(days.map(({ day }) => day)).size).toBe(days.length)
    const grounds = await read(v.array(ListedGround), '/grounds')
    expect(grounds).toContainEqual({ slug: 'baba-yara-stadium', name: 'Baba Yara Stadium' })
    const rounds = await read(v.array(ListedRound), '/rounds')
    expect(rounds).toHaveLength(34)
    expect(rounds).toContainEqual({ slug: '15' })
  })

  describe('its calls', () => {
    it.each([
      '/clubs/hearts-of-oak/meetings/nobody',
      '/clubs/hearts-of-oak/meetings/hearts-of-oak',
      '/seasons/1999-00',
      '/seasons/1999-00/standings',
      '/seasons/cup~2024-25/fixtures',
      '/seasons/other~gpl~2024-25',
      '/matches/2025-01-26-nobody-noone',
      '/clubs/HEARTS-OF-OAK',
      '/players/nobody',
      '/articles/nothing',
    ])('answer 404 in the one shape to %s', async (path) => {
      const response = await api.inject(`/api/league${path}`)
      expect(response.statusCode).toBe(404)
      expect(response.json()).toMatchObject({ statusCode: 404, error: 'Not Found' })
      expect(response.headers['access-control-allow-origin']).toBe('*')
    })

    it.each([
      'standings?round=0',
      'standings?on=26.01.2025',
      'standings?on=2025-02-30',
      'fixtures?from=2025-02-30',
      'fixtures?to=2025-13-01',
      'standings?venue=moon',
      'fixtures?status=won',
    ])('refuse %s with 400', async (query) => {
      const response = await api.inject(`/api/league${SEASON}/${query}`)
      expect(response.statusCode).toBe(400)
    })

    it('let a page of any site read them with headers of its own, and send nothing', async () => {
      const asked = (method: string) =>
        // OpenAPI does not describe this call, because browsers send it by themselves.
        api.app.inject({
          method: 'OPTIONS',
          url: '/api/league/seasons/2024-25/standings',
          headers: {
            origin: 'https://elsewhere.example',
            'access-control-request-method': method,
            'access-control-request-headers': 'if-none-match',
          },
        })
      const { statusCode, headers, body } = await asked('GET')
      expect([statusCode, body]).toEqual([204, ''])
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET, HEAD',
        'access-control-allow-headers': 'if-none-match, last-event-id',
        'access-control-max-age': '86400',
      })
      expect((await asked('POST')).headers['access-control-allow-methods']).toBe('GET, HEAD')
      const desk = await api.app.inject({ method: 'OPTIONS', url: '/api/desk/league/clubs' })
      expect(desk.headers['access-control-allow-origin']).toBeUndefined()
    })

    it('are open to every page, name the licence, and answer 304 to who has the answer', async () => {
      const first = await api.inject(`/api/league${SEASON}/standings`)
      expect(first.headers).toMatchObject({
        'access-control-allow-origin': '*',
        link: '<https://creativecommons.org/licenses/by/4.0/>; rel="license"',
      })
      const again = await api.inject({
        url: `/api/league${SEASON}/standings`,
        headers: { 'if-none-match': String(first.headers.etag) },
      })
      expect(again.statusCode).toBe(304)
      expect(again.headers['access-control-allow-origin']).toBe('*')
    })

    describe('of a club that has another address now', () => {
      const NOW = 'nsoatreman'
      const FORMER = 'nsoatreman-fc'
      beforeAll(async () => {
        const { manager } = api.dataSource
        const { id } = await manager.findOneByOrFail(Club, { slug: NOW })
        await manager.insert(FormerAddress, { part: 'clubs', slug: FORMER, recordId: id })
        // Lists are cached by the league's revision.
        await api.dataSource.transaction((one) => recordChanges(one, [{ kind: 'club', slug: NOW }]))
        api.app.get(LeagueAnswers).invalidate()
      })

      it.each([
        [`/clubs/${FORMER}`, `/clubs/${NOW}`],
        [`/calendars/${FORMER}.ics`, `/calendars/${NOW}.ics`],
        [`/clubs/${FORMER}/meetings/dreams-fc`, `/clubs/${NOW}/meetings/dreams-fc`],
        [`/clubs/dreams-fc/meetings/${FORMER}`, `/clubs/dreams-fc/meetings/${NOW}`],
      ])('lead from %s to %s', async (former, now) => {
        const { statusCode, headers } = await api.inject(`/api/league${former}`)
        expect([statusCode, headers.location]).toEqual([301, `/api/league${now}`])
        expect((await api.inject(`/api/league${now}`)).statusCode).toBe(200)
      })

      it.each(['/calendars/nobody.ics', `/clubs/nobody/meetings/${NOW}`])(
        'lead nowhere from %s',
        async (path) => {
          expect((await api.inject(`/api/league${path}`)).statusCode).toBe(404)
        },
      )

      it.each(['fixtures', 'players'])('find its %s by either', async (list) => {
        const [now, former] = await Promise.all(
          [NOW, FORMER].map((club) => api.inject(`/api/league${SEASON}/${list}?club=${club}`)),
        )
        expect(now?.json()).not.toEqual([])
        expect(former?.json()).toEqual(now?.json())
      })

      it('say so in the list of clubs', async () => {
        const clubs = await read(v.array(ListedClub), '/clubs')
        const formerSlugs = new Map(clubs.map((club) => [club.slug, club.formerSlugs]))
        expect([formerSlugs.get(NOW), formerSlugs.get('dreams-fc')]).toEqual([[FORMER], undefined])
      })
    })
  })

  it('tells what changed, in order, and a new result changes the table', async () => {
    const all = await read(ChangesResponse, '/changes')
    expect(all.changes.map(({ sequence }) => sequence)).toEqual(
      all.changes.map((_, index) => index + 1),
    )
    expect(await read(ChangesResponse, `/changes?since=${all.since}`)).toEqual({
      changes: [],
      since: all.since,
    })
    await api.dataSource.transaction(async (manager) => {
      const slug = '2025-01-26-nations-fc-dreams-fc'
      const result = { status: 'finished', homeGoals: 3, awayGoals: 0 } as const
      await manager.update(Fixture, { slug }, result)
      await recordChanges(manager, [{ kind: 'fixture', slug }])
    })
    api.app.get(LeagueAnswers).invalidate()
    const [newest] = await read(v.array(ListedRecord), '/matches')
    expect(newest?.slug).toBe('2025-01-26-nations-fc-dreams-fc')
    expect(await read(ChangesResponse, `/changes?since=${all.since}`)).toMatchObject({
      changes: [{ kind: 'fixture', slug: '2025-01-26-nations-fc-dreams-fc' }],
      since: all.since + 1,
    })
    // A season of the same slug in another competition is another season.
    const { manager } = api.dataSource
    const season = await manager.findOneByOrFail(Season, { slug: '2024-25' })
    const cup = { slug: 'cup', name: 'Cup', country: 'Ghana', kind: 'cup' as const, level: 1 }
    await api.dataSource.transaction(async (one) => {
      await one.insert(Competition, cup)
      const { id: competitionId } = await one.findOneByOrFail(Competition, { slug: 'cup' })
      await one.insert(Season, { ...season, id: 900, competitionId })
      await recordChanges(one, [{ kind: 'season', season: { ...season, competitionId } }])
    })
    api.app.get(LeagueAnswers).invalidate()
    expect(await read(ChangesResponse, `/changes?since=${all.since + 1}`)).toMatchObject({
      changes: [{ kind: 'season', slug: 'cup~2024-25' }],
    })
    expect((await read(v.array(ListedRecord), '/matches'))[0]).toEqual(newest)
    expect(await read(SeasonResponse, '/seasons/cup~2024-25')).toMatchObject({ matches: 0 })
    const table = await read(v.array(StandingResponse), `${SEASON}/standings`)
    const winner = table.find(({ club }) => club.slug === 'nations-fc')
    expect(winner).toMatchObject({ played: 15, form: [...(winner?.form.slice(0, 4) ?? []), 'W'] })
  })
})
