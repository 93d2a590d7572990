import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { LeagueBooks } from '../book/league-books.ts'
import { recordChanges } from '../changes/record-changes.ts'
import { enterClubs } from '../exchange/season-in-database.ts'
import { replaySeason } from '../replay/replay-season.ts'
import { Season } from '../seasons/season.entity.ts'
import { Fixture } from './fixture.entity.ts'
import { Meetings } from './meetings.ts'

onEachDatabase('the meetings of two clubs before a replay', (newConfig) => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp(await newConfig())
  }, 60_000)
  afterAll(() => api.app.close())

  /** Returns the seasons of the meetings that the match of a slug shows. */
  const seasonsBefore = async (slug: string) => {
    const books = api.app.get(LeagueBooks)
    const { seasonId } = await api.dataSource.manager.findOneByOrFail(Fixture, { slug })
    const match = (await books.bookOfId(seasonId)).fixtures.find((one) => one.fixture.slug === slug)
    if (!match) throw new Error(`There is no match ${slug}`)
    return (await api.app.get(Meetings).before(match)).map(({ season }) => season)
  }

  it('are of samples while there is nothing else, and real ones of a real league', async () => {
    const { manager } = api.dataSource
    const played = await manager.findOneByOrFail(Fixture, { status: 'finished' })
    const sample = await manager.findOneByOrFail(Season, { id: played.seasonId })
    const put = async (season: Season, slug: string, changes: Partial<Fixture>) => {
      const row = { ...played, id: undefined, slug, roundId: null, seasonId: season.id, ...changes }
      await enterClubs(manager, season.id, [played.homeId, played.awayId])
      await manager.insert(Fixture, row)
      await recordChanges(manager, [{ kind: 'fixture', slug }])
    }
    const replayed = await replaySeason(manager, sample.id)
    await put(replayed, 'the-replay', { status: 'scheduled', kickOff: new Date() })
    const before = await seasonsBefore('the-replay')
    expect(before).toContain(sample.slug)

    const today = new Date().toISOString().slice(0, 10)
    await manager.insert(Season, {
      ...{ ...sample, id: undefined, slug: 'real', name: 'Real', isSample: false, clock: null },
      ...{ startsOn: today, endsOn: today },
    })
    const real = await manager.findOneByOrFail(Season, { slug: 'real' })
    await put(real, 'a-real-match', { day: today, kickOff: new Date(Date.now() - 86_400_000) })
    await expect(seasonsBefore('the-replay')).resolves.toEqual(['real'])
  })
})
