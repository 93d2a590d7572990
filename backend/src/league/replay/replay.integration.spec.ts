import { expect, it } from '@jest/globals'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ClubResponse } from 'shared-contracts/league/club'
import type { MatchResponse } from 'shared-contracts/league/match'
import { MoreThan } from 'typeorm'
import { Session } from '../../accounts/sessions/session.entity.ts'
import { User } from '../../accounts/users/user.entity.ts'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { Fixture } from '../matches/fixture.entity.ts'
import { MatchEvent } from '../matches/match-event.entity.ts'
import { LeagueFiles } from '../testing/league-files.ts'

onEachDatabase('a replay', (newConfig) => {
  const files = new LeagueFiles(newConfig)
  const SOURCE = '2025-01-19-hearts-of-oak-karela-united'
  const replay = (words: string) => files.league(`replay ${words}`)
  const visitor = async <Answer>(path: string) => (await files.get(path)).json<Answer>()
  const origin = async () => {
    const server: Server = files.api.app.getHttpServer()
    if (!server.listening) await files.api.app.listen(0, '127.0.0.1')
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  it('taps a finished match again, and keeps it out of what the portal shows', async () => {
    const { manager } = files
    const source = await manager
      .createQueryBuilder(Fixture, 'fixture')
      .innerJoin(MatchEvent, 'event', 'event.fixtureId = fixture.id')
      .where({ status: 'finished', homeGoals: MoreThan(1) })
      .andWhere('event.scoredBy IS NULL')
      .getOneOrFail()
    const seasons = await visitor('/seasons')
    const listed = await visitor<unknown[]>('/matches')
    const { code, stderr, stdout } = await replay(
      `${source.slug} --speed 10000 --origin ${await origin()} --json`,
    )
    expect([code, stderr]).toEqual([0, []])
    const report = JSON.parse(stdout) as { slug: string; faults: string[] }
    expect(report).toMatchObject({ score: [source.homeGoals, source.awayGoals], faults: [] })
    const played = await visitor<MatchResponse>(`/matches/${report.slug}`)
    const before = await visitor<MatchResponse>(`/matches/${source.slug}`)
    const told = ({ events }: MatchResponse) =>
      events
        .filter(({ side }) => side !== null)
        .map(({ type, side, player }) => [type, side, player?.slug])
    expect(played).toMatchObject({ status: 'finished', isSample: true, clock: null })
    expect(told(played)).toEqual(told(before))
    expect(played.lineUps.home.length).toBe(before.lineUps.home.length)
    await expect(visitor('/seasons')).resolves.toEqual(seasons)
    await expect(visitor('/matches')).resolves.toHaveLength(listed.length)
    const [club] = [await visitor<ClubResponse>(`/clubs/${before.home.slug}`)]
    expect(club.fixtures.map(({ slug: one }) => one)).not.toContain(report.slug)
    const account = await manager.findOneByOrFail(User, { username: 'replay' })
    expect(account).toMatchObject({ role: 'scorer', state: 'off' })
    await expect(manager.existsBy(Session, { accountId: account.id })).resolves.toBe(false)
  })

  it.each([
    ['no-such-match', 1, 'there is no match no-such-match'],
    ['2025-01-26-hearts-of-oak-asante-kotoko', 1, 'is in-play, not finished'],
    [`${SOURCE} --speed 0`, 2, 'give --speed above 0, at most 10000'],
    [`${SOURCE} --origin nowhere`, 2, 'give --origin as https://… or http://…'],
    [`${SOURCE} --origin https://site.example/gpl`, 2, 'give --origin as https://… or http://…'],
  ])('of %s ends with %d', async (words, code, message) => {
    const refused = await replay(words)
    expect(refused.code).toBe(code)
    expect(refused.stderr.join('\n')).toContain(message)
  })
})
