import { createHash, randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { DeskRound } from 'shared-contracts/league/desk-round'
import type { TapsAnswer } from 'shared-contracts/league/score'
import { In } from 'typeorm'
import { signedIn } from '../../accounts/testing/desk-client.ts'
import { FormerAddress } from '../../content/revisions/former-address.entity.ts'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { LEAGUE_REVISION_ID, LeagueRevision } from '../changes/league-revision.entity.ts'
import { Club } from '../clubs/club.entity.ts'
import { Fixture } from '../matches/fixture.entity.ts'
import { MatchEvent } from '../matches/match-event.entity.ts'
import { Round } from '../seasons/round.entity.ts'
import { Season } from '../seasons/season.entity.ts'
import { AlertKeyPair } from './alert-key.entity.ts'
import { AlertKeys } from './alert-keys.ts'
import { BATCH } from './alert-queue.ts'
import { AlertRetry } from './alert-retry.entity.ts'
import { AlertSender } from './alert-sender.ts'
import { AlertSubscription } from './alert-subscription.entity.ts'
import { Alert } from './alert.entity.ts'
import { FollowedClub } from './followed-club.entity.ts'
import { matchChanged } from './match-changed.ts'
import { startPushService, testBrowser } from './testing/push-service.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const SERVICE = 'https://fcm.googleapis.com'
const MINUTE_MS = 60_000

onEachDatabase('alerts', (newConfig, database) => {
  let api: TestApp
  let other: TestApp
  let push: Awaited<ReturnType<typeof startPushService>>
  let scheduled: Fixture
  let home: string
  let away: string
  const browser = testBrowser()

  beforeAll(async () => {
    push = await startPushService()
    const config = await newConfig({ PUSH_SERVICES: `fcm.googleapis.com,${push.origin}` })
    api = await startTestApp(config)
    other = await startTestApp(config)
    const { manager } = api.dataSource
    scheduled = await manager.findOneByOrFail(Fixture, { status: 'scheduled' })
    home = (await manager.findOneByOrFail(Club, { id: scheduled.homeId })).slug
    away = (await manager.findOneByOrFail(Club, { id: scheduled.awayId })).slug
  }, 90_000)
  beforeEach(async () => {
    const { manager } = api.dataSource
    await manager.deleteAll(Alert)
    await manager.deleteAll(AlertSubscription)
    await manager.update(Season, { id: scheduled.seasonId }, { isSample: false })
    const { status, homeGoals, awayGoals } = scheduled
    await manager.update(Fixture, { id: scheduled.id }, { status, homeGoals, awayGoals })
    push.arrived.length = 0
    push.statuses.clear()
  })
  afterAll(async () => {
    await Promise.all([api.app.close(), other.app.close()])
    await push.stop()
  })

  const put = (name: string, clubs: readonly string[], headers: Record<string, string> = {}) =>
    api.inject({
      method: 'PUT',
      url: '/api/league/alerts',
      payload: { subscription: { endpoint: `${SERVICE}/${name}`, keys: browser.keys }, clubs },
      headers,
    })
  /** Makes a browser follow clubs, at the push service of this machine. */
  const follow = async (name: string, ...clubs: string[]) => {
    expect((await put(name, clubs)).statusCode).toBe(204)
    await api.dataSource.manager.update(
      AlertSubscription,
      { endpoint: `${SERVICE}/${name}` },
      { endpoint: `${push.origin}/${name}` },
    )
  }
  /** Adds followers like the first one. */
  const addFollowers = async (count: number) => {
    const { manager } = api.dataSource
    const { id, ...first } = (await manager.find(AlertSubscription))[0]!
    const { clubId } = await manager.findOneByOrFail(FollowedClub, { subscriptionId: id })
    for (let index = 0; index < count; index += 1) {
      const { identifiers } = await manager.insert(AlertSubscription, {
        ...first,
        ...{ endpoint: `${push.origin}/more-${index}`, endpointHash: sha256(`more-${index}`) },
      })
      const subscriptionId = Number(identifiers[0]?.id)
      await manager.insert(FollowedClub, { subscriptionId, clubId })
    }
  }
  const names = async () =>
    (await api.dataSource.manager.find(AlertSubscription)).map(({ endpoint }) =>
      endpoint.split('/').at(-1),
    )
  /** The match in progress, with a score. */
  const on = (homeGoals: number, awayGoals: number): Fixture => ({
    ...scheduled,
    ...{ status: 'in-play' as const, homeGoals, awayGoals },
  })
  /** Changes the match as a scorer does. */
  const change = async (before: Fixture, after: Fixture, at = new Date(), now = at) => {
    await api.dataSource.transaction(async (manager) => {
      const { status, homeGoals, awayGoals } = after
      await manager.update(Fixture, { id: after.id }, { status, homeGoals, awayGoals })
      await matchChanged(manager, before, after, at, now)
    })
  }
  const sendAt = async (at: number, by = api) => {
    const sender = by.app.get(AlertSender)
    // A round that is already running uses the real clock; let it end first.
    await sender.sendDue()
    await sender.sendDue(() => new Date(at))
  }
  /** Sends from all processes at once, but in turn on SQLite, which supports only one process. */
  const sendFromAllAt = async (at: number) => {
    if (database !== 'SQLite') await Promise.all([sendAt(at, api), sendAt(at, other)])
    else for (const one of [api, other]) await sendAt(at, one)
  }
  const notifications = () => push.arrived.map(({ body }) => browser.read(body).notification)

  describe('keys', () => {
    it('are made once for all processes, and the private one is sealed', async () => {
      const answers = await Promise.all(
        [api, other].map((one) => one.inject('/api/league/alerts/key')),
      )
      const [first, second] = answers.map((answer) => answer.json<{ publicKey: string }>())
      expect(first).toEqual(second)
      expect(Buffer.from(first?.publicKey ?? '', 'base64url')).toHaveLength(65)
      const kept = await api.dataSource.manager.find(AlertKeyPair)
      expect(kept).toMatchObject([{ publicKey: first?.publicKey }])
      expect(kept[0]?.privateKey).toMatch(/^[\w-]+\.[\w-]{60,}$/)
    })
  })

  describe('following', () => {
    it('keeps a browser once, with the clubs that it last named', async () => {
      for (const clubs of [[home], [home, away], [away]]) {
        await expect(put('ama', clubs)).resolves.toMatchObject({ statusCode: 204 })
      }
      await Promise.all([1, 2, 3].map(() => put('ama', [away])))
      await expect(names()).resolves.toEqual(['ama'])
      const followed = await api.dataSource.manager.find(FollowedClub)
      expect(followed).toMatchObject([{ clubId: scheduled.awayId }])
    })

    it('ends with no club, and nothing is left', async () => {
      await put('ama', [home])
      await expect(put('ama', [])).resolves.toMatchObject({ statusCode: 204 })
      await expect(put('nobody', [])).resolves.toMatchObject({ statusCode: 204 })
      await expect(names()).resolves.toEqual([])
      await expect(api.dataSource.manager.count(FollowedClub)).resolves.toBe(0)
    })

    it('knows clubs by former addresses, and leaves out those that exist no more', async () => {
      const { manager } = api.dataSource
      await manager.insert(FormerAddress, [
        { part: 'clubs', slug: 'of-before', recordId: scheduled.homeId },
        { part: 'clubs', slug: 'withdrawn', recordId: 999_999 },
      ])
      await expect(put('ama', [home, 'of-before', 'withdrawn', away])).resolves.toMatchObject({
        statusCode: 204,
      })
      const followed = await manager.find(FollowedClub)
      expect(new Set(followed.map(({ clubId }) => clubId))).toEqual(
        new Set([scheduled.homeId, scheduled.awayId]),
      )
      await expect(put('ama', ['withdrawn'])).resolves.toMatchObject({ statusCode: 204 })
      await expect(names()).resolves.toEqual([])
    })

    it('refuses clubs that are none, and calls no address but a push service', async () => {
      await expect(put('ama', ['no-such-club'])).resolves.toMatchObject({ statusCode: 400 })
      for (const endpoint of ['https://169.254.169.254/x', 'https://localhost/x', 'http://a.b/x']) {
        const payload = { subscription: { endpoint, keys: browser.keys }, clubs: [home] }
        const { statusCode } = await api.inject({
          ...{ method: 'PUT', url: '/api/league/alerts', payload },
        })
        expect([endpoint, statusCode]).toEqual([endpoint, 400])
      }
      await expect(names()).resolves.toEqual([])
    })

    it('is for our own pages, and within the limits of forms', async () => {
      const foreign = await put('ama', [home], { origin: 'https://evil.example' })
      expect(foreign.statusCode).toBe(403)
      const statuses = new Set<number>()
      for (let count = 0; count < 130; count += 1) {
        const { statusCode } = await api.inject({
          ...{ method: 'PUT', url: '/api/league/alerts', remoteAddress: '192.0.2.7' },
          payload: {
            subscription: { endpoint: `${SERVICE}/one`, keys: browser.keys },
            clubs: [home],
          },
        })
        statuses.add(statusCode)
      }
      expect([...statuses]).toEqual([204, 429])
    })
  })

  describe('a goal', () => {
    it('is told once to who follows either club, by several processes, and to nobody else', async () => {
      const { manager } = api.dataSource
      const [stranger] = await manager.findBy(Club, { slug: 'asante-kotoko' })
      const third = [home, away].includes('asante-kotoko') ? 'hearts-of-oak' : stranger!.slug
      await follow('both', home, away)
      await follow('away', away, third)
      await follow('third', third)
      const now = new Date()
      const crowd = Array.from({ length: 240 }, (_, index) => ({
        endpointHash: `crowd-${index}`,
        endpoint: `${push.origin}/crowd-${index}`,
        ...{ ...browser.keys, createdAt: now, succeededAt: now },
      }))
      await manager.insert(AlertSubscription, crowd)
      const ids = await manager.findBy(AlertSubscription, {
        endpointHash: In(crowd.map(({ endpointHash }) => endpointHash)),
      })
      await manager.insert(
        FollowedClub,
        ids.map(({ id }) => ({ subscriptionId: id, clubId: scheduled.homeId })),
      )
      await change(on(0, 0), on(0, 1), now)
      await sendFromAllAt(now.getTime() + 11_000)
      await sendAt(now.getTime() + 12_000)
      const counts = push.counts()
      expect(Object.keys(counts)).toHaveLength(242)
      expect(new Set(Object.values(counts))).toEqual(new Set([1]))
      expect(counts).not.toHaveProperty('third')
    }, 60_000)

    it('says who scored, in words for the lock screen, and to whom the keys belong', async () => {
      await follow('ama', home)
      const { manager } = api.dataSource
      const now = new Date()
      await manager.insert(MatchEvent, {
        ...{ id: '00000000-0000-4000-8000-00000000a1e1', fixtureId: scheduled.id, sequence: 900 },
        ...{ at: now, minute: 45, added: 2, type: 'goal', side: 'home', personId: null },
        ...{ relatedId: null, note: 'Yaw Addo', corrects: null, withdrawn: false },
      })
      await change(on(0, 0), on(1, 0), now)
      await sendAt(now.getTime() + 11_000)
      const [{ title, body, tag, navigate } = {}] = notifications()
      const clubs = await manager.findBy(Club, { slug: In([home, away]) })
      const nameOf = (slug: string) => clubs.find((club) => club.slug === slug)?.name ?? ''
      expect(title).toBe(`${nameOf(home)} 1 - 0 ${nameOf(away)}`)
      expect(body).toBe(`Goal for ${nameOf(home)}, 45+2': Yaw Addo`)
      expect(tag).toBe(`match-${scheduled.slug}`)
      expect(navigate).toBe(`http://127.0.0.1:3000/gpl/matches/${scheduled.slug}`)
      const headers = push.arrived[0]?.headers
      expect(headers).toMatchObject({
        urgency: 'high',
        ttl: '589',
        'content-encoding': 'aes128gcm',
      })
      expect(headers?.['topic']).toMatch(/^[\w-]{32}$/)
      const [kept] = await manager.find(AlertKeyPair)
      expect(headers?.authorization).toMatch(
        new RegExp(`^vapid t=[\\w-]+\\.[\\w-]+\\.[\\w-]+, k=${kept?.publicKey}$`),
      )
      await manager.delete(MatchEvent, { fixtureId: scheduled.id })
    })

    it('is left to the other processes by one that cannot open the keys', async () => {
      await follow('phone', home)
      const at = Date.now()
      await change(on(0, 0), on(1, 0), new Date(at))
      const read = jest.spyOn(other.app.get(AlertKeys), 'read').mockResolvedValue(null)
      await sendAt(at + MINUTE_MS, other)
      read.mockRestore()
      expect(push.arrived).toHaveLength(0)
      await sendAt(at + MINUTE_MS, api)
      expect(push.arrived).toHaveLength(1)
    })

    it('that is taken back before it is told is never told', async () => {
      await follow('ama', home)
      const now = new Date()
      await change(on(0, 0), on(1, 0), now)
      await change(on(1, 0), on(0, 0), new Date(now.getTime() + 5_000))
      await sendAt(now.getTime() + 20_000)
      expect(push.arrived).toEqual([])
    })

    it('that is withdrawn later is corrected without a sound, in the same place', async () => {
      await follow('ama', home)
      const now = new Date()
      await change(on(0, 0), on(1, 0), now)
      await sendAt(now.getTime() + 11_000)
      const later = new Date(now.getTime() + MINUTE_MS)
      await change(on(1, 0), on(0, 0), later)
      await sendAt(later.getTime() + 1_000)
      const [goal, correction] = notifications()
      expect(goal).toMatchObject({ silent: false, renotify: true })
      expect(correction).toMatchObject({ silent: true, renotify: false, tag: goal?.tag })
      expect(push.arrived).toHaveLength(2)
    })

    it('that is withdrawn while it is being told is told to nobody else', async () => {
      await follow('first', home)
      await addFollowers(BATCH)
      const now = new Date()
      await change(on(0, 0), on(1, 0), now)
      const sending = sendAt(now.getTime() + 11_000)
      while (push.arrived.length === 0) await setImmediate()
      await change(on(1, 0), on(0, 0), new Date(now.getTime() + 11_000))
      await sending
      expect(push.arrived).toHaveLength(BATCH)
    })

    it('of ten minutes ago is not told, whenever the scorer’s phone or a process is late', async () => {
      await follow('ama', home)
      const now = new Date()
      await change(on(0, 0), on(1, 0), new Date(now.getTime() - 11 * MINUTE_MS), now)
      await expect(api.dataSource.manager.count(Alert)).resolves.toBe(0)
      await change(on(1, 0), on(2, 0), now)
      await sendAt(now.getTime() + 11 * MINUTE_MS)
      expect(push.arrived).toEqual([])
      await expect(api.dataSource.manager.find(Alert)).resolves.not.toMatchObject([
        { endedAt: null },
      ])
    })

    it('of a sample is not told', async () => {
      await follow('ama', home)
      await api.dataSource.manager.update(Season, { id: scheduled.seasonId }, { isSample: true })
      await change(on(0, 0), on(1, 0))
      await expect(api.dataSource.manager.count(Alert)).resolves.toBe(0)
    })
  })

  it('tell what a scorer taps, and nothing of what came late', async () => {
    const { manager } = api.dataSource
    await follow('ama', home)
    await manager.update(Season, { id: scheduled.seasonId }, { clock: null })
    const editor = await signedIn(() => api, { name: 'Esi Editor', role: 'league-editor' })
    const now = Date.now()
    const tap = async (...events: [type: string, side: string | null, minutesAgo: number][]) => {
      const taps = events.map(([type, side, ago]) => ({
        ...{ kind: 'event', id: randomUUID(), type, side },
        at: new Date(now - ago * MINUTE_MS).toISOString(),
      }))
      const url = `/api/desk/score/${scheduled.slug}/taps`
      const answer = await editor.send('POST', url, { taps })
      const { outcomes } = answer.json<TapsAnswer>()
      expect(outcomes.map(({ outcome, reason }) => reason ?? outcome)).toEqual(
        taps.map(() => 'taken'),
      )
    }
    await tap(['kick-off', null, 40], ['goal', 'home', 30])
    await expect(manager.count(Alert)).resolves.toBe(0)
    await tap(['penalty', 'home', 0])
    await sendAt(now + 20_000)
    const [first] = notifications()
    expect(notifications()).toHaveLength(1)
    expect(first?.title).toContain(' 2 - 0 ')
    expect(first?.body).toMatch(/^Goal for .+, 40', penalty$/)
    await manager.delete(MatchEvent, { fixtureId: scheduled.id })
  })

  describe('a push service', () => {
    it('that has no such browser any more ends its subscription', async () => {
      await follow('gone', home)
      await follow('lost', home)
      await follow('ama', home)
      push.statuses.set('gone', [410])
      push.statuses.set('lost', [404])
      const now = new Date()
      await change(on(0, 0), on(1, 0), now)
      await sendAt(now.getTime() + 11_000)
      await expect(names()).resolves.toEqual(['ama'])
    })

    it('that takes none now is asked again, until it does', async () => {
      await follow('busy', home)
      await follow('broken', home)
      await follow('choosy', home)
      push.statuses.set('busy', [429])
      push.statuses.set('broken', [503, 500])
      push.statuses.set('choosy', [413])
      const start = Date.now() + 11_000
      await change(on(0, 0), on(1, 0), new Date(start - 11_000))
      await sendAt(start)
      await sendAt(start + 10_000)
      expect(push.counts()).toEqual({ busy: 1, broken: 1, choosy: 1 })
      await sendFromAllAt(start + 16_000)
      expect(push.counts()).toEqual({ busy: 2, broken: 2, choosy: 1 })
      await sendAt(start + 50_000)
      await sendAt(start + 100_000)
      expect(push.counts()).toEqual({ busy: 2, broken: 3, choosy: 1 })
      await expect(api.dataSource.manager.count(AlertRetry)).resolves.toBe(0)
      await expect(names()).resolves.toHaveLength(3)
    })
  })

  it('that could not be sent do not take the place of a later one', async () => {
    await follow('busy', home)
    push.statuses.set('busy', [429])
    const start = Date.now()
    await change(on(0, 0), on(1, 0), new Date(start))
    await sendAt(start + 11_000)
    await change(on(1, 0), on(2, 0), new Date(start + 12_000))
    await sendAt(start + 23_000)
    await sendAt(start + 60_000)
    expect(push.counts()).toEqual({ busy: 2 })
    expect(notifications().at(-1)?.title).toContain(' 2 - 0 ')
    await expect(api.dataSource.manager.count(AlertRetry)).resolves.toBe(0)
  })

  it('tell a postponement at the desk, unless it is taken back at once', async () => {
    const { manager } = api.dataSource
    await follow('ama', away)
    const kickOff = new Date(Date.now() + 2 * 24 * 60 * MINUTE_MS)
    const day = kickOff.toISOString().slice(0, 10)
    const before = { status: 'scheduled' as const, kickOff, day, homeGoals: null, awayGoals: null }
    await manager.update(Fixture, { id: scheduled.id }, before)
    // The desk caches what it read at a revision of the league, so raise the revision.
    await manager.increment(LeagueRevision, { id: LEAGUE_REVISION_ID }, 'revision', 1)
    const season = await manager.findOneByOrFail(Season, { id: scheduled.seasonId })
    const { number } = await manager.findOneByOrFail(Round, { id: scheduled.roundId ?? 0 })
    const editor = await signedIn(() => api, { name: 'Ama Editor', role: 'league-editor' })
    const round = `/api/desk/league/seasons/${season.slug}/rounds/${number}`
    const postpone = async () => {
      const { revision } = (await editor.send('GET', round)).json<DeskRound>()
      const postponed = {
        fixture: scheduled.slug,
        status: 'postponed',
        score: null,
        reason: 'Rain',
      }
      const answer = await editor.send(
        'PUT',
        `${round}/results`,
        { fixtures: [postponed] },
        { 'if-match': `"${revision}"` },
      )
      expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)])
      return answer.json<{ edit: number }>().edit
    }
    const edit = await postpone()
    const undone = await editor.send('POST', `/api/desk/league/edits/${edit}/undo`)
    expect(undone.statusCode).toBeLessThan(300)
    await sendAt(Date.now() + 11_000)
    expect(push.arrived).toEqual([])
    await postpone()
    await sendAt(Date.now() + 11_000)
    expect(notifications()).toMatchObject([{ body: 'Postponed. The new date is not fixed.' }])
  })
})
