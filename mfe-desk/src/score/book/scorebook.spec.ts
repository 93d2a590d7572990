import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers'
import { PhoneClock } from '../clock/phone-clock.ts'
import type { DraftTap } from '../taps/kept-tap.ts'
import { PhoneStore } from '../taps/phone-store.ts'
import { keepInMemory } from '../testing/keep-in-memory.ts'
import { KICK_OFF, MATCH } from '../testing/scored-match.ts'
import { SimulatedServer } from '../testing/simulated-server.ts'
import { Scorebook } from './scorebook.ts'

const AMA = 1
const KOFI = 2
const BEGAN = Date.parse(KICK_OFF)

/** True time, the error of the phone's clock, and the time at which its page was opened. */
const time = { now: BEGAN, wallError: 0, opened: BEGAN }
let server: SimulatedServer
let isOwn: boolean
/** Postponed calls, each with its delay. */
let later: { readonly run: () => void; readonly delay: number }[]
/** Number of postponed calls: a book postpones one at the end of each exchange with the server. */
let talks: number

beforeEach(() => {
  keepInMemory()
  Object.assign(time, { now: BEGAN, wallError: 0, opened: BEGAN })
  server = new SimulatedServer(() => time.now)
  isOwn = true
  later = []
  talks = 0
})

const pass = (seconds: number) => {
  time.now += seconds * 1_000
}

const goal = (): DraftTap => ({
  ...{ kind: 'event', id: randomUUID(), type: 'goal', side: 'home' },
  ...{ player: null, related: null, note: '', isAnother: false },
})

/** Opens the page of the match, as after a browser was killed. */
async function openPage(account = AMA) {
  time.opened = time.now
  const store = await PhoneStore.open()
  const clock = new PhoneClock(await store.clock(), () => ({
    wall: time.now + time.wallError,
    mono: time.now - time.opened,
  }))
  const book = new Scorebook({
    ...{ account, match: MATCH, store, clock, call: server.call, isOwn: () => isOwn },
    later: (run, delay) => {
      talks += 1
      later.push({ run, delay })
      return () => {
        later = later.filter((one) => one.run !== run)
      }
    },
  })
  await book.open()
  await talk(() => book.wake())
  const tap = async (draft = goal()) => {
    await talk(() => book.tap(draft, clock.moment()))
    return draft.id
  }
  return { book, tap, clock, store, close: () => store.close() }
}

/** Triggers an exchange of a book with the server, and waits for its end. */
async function talk(begin: () => unknown): Promise<void> {
  const before = talks
  begin()
  while (talks === before) await new Promise((done) => setImmediate(done))
}

const sentIds = () => server.taken.map(({ id }) => id)

describe('what is scored on a phone', () => {
  it('is sent, and leaves the phone once the server has taken it', async () => {
    const { book, tap } = await openPage()
    const id = await tap()
    expect(sentIds()).toEqual([id])
    expect(book.state().taps).toEqual([])
    expect(book.state().match?.events.map((event) => event.id)).toEqual([id])
  })

  it('is shown before it is kept, and kept before it is sent', async () => {
    const { book, clock } = await openPage()
    const draft = goal()
    server.calls.length = 0
    const kept = book.tap(draft, clock.moment())
    expect(book.state().taps.map(({ id }) => id)).toEqual([draft.id])
    expect([...book.state().unkept]).toEqual([draft.id])
    expect(server.calls).toEqual([])
    await kept
    expect([...book.state().unkept]).toEqual([])
  })

  it('is sent in order once there is a network, in calls of at most 200 taps', async () => {
    const { book, tap } = await openPage()
    server.network = 'down'
    const ids: string[] = []
    for (let count = 0; count < 205; count += 1) {
      pass(1)
      const draft = goal()
      ids.push(draft.id)
      if (count < 204) void book.tap(draft, { stretch: 1, mono: count * 1_000 })
      else await tap(draft)
    }
    expect(book.state().problem).toEqual({ kind: 'no-network' })
    server.network = 'up'
    server.calls.length = 0
    await talk(() => book.wake())
    expect(sentIds()).toEqual(ids)
    expect(server.calls.filter((call) => call.startsWith('POST'))).toHaveLength(2)
  })

  it('is kept with the next tap where the phone was full for a moment', async () => {
    const { book, tap, store, close } = await openPage()
    server.network = 'down'
    await talk(() => book.refresh())
    jest.spyOn(store, 'keep').mockRejectedValueOnce(new DOMException('Full', 'QuotaExceededError'))
    const first = await tap()
    expect([book.state().canKeep, ...book.state().unkept]).toEqual([false, first])
    const second = await tap()
    expect([book.state().canKeep, ...book.state().unkept]).toEqual([true])
    close()
    const { book: again } = await openPage()
    expect(again.state().taps.map(({ id }) => id)).toEqual([first, second])
  })

  it('is stored once though its answer was lost, and says the same moment again', async () => {
    const { book, tap } = await openPage()
    server.network = 'answer-lost'
    const id = await tap()
    const first = server.taken[0]?.at
    pass(40)
    server.network = 'up'
    await talk(() => book.wake())
    expect(sentIds()).toEqual([id])
    expect(server.taken[0]?.at).toBe(first)
    expect(book.state().taps).toEqual([])
  })

  it('waits longer each time that there is no answer, half a minute at most', async () => {
    const { tap } = await openPage()
    server.network = 'down'
    await tap()
    const delays: number[] = []
    for (let turn = 0; turn < 8; turn += 1) {
      const next = later.at(-1)
      delays.push(next?.delay ?? 0)
      await talk(() => next?.run())
    }
    expect(delays[0]).toBeLessThan(2_000)
    expect(delays[3]).toBeGreaterThan(6_000)
    expect(Math.max(...delays)).toBeLessThanOrEqual(36_000)
  })

  it('is joined by what somebody else has tapped as soon as the stream says so', async () => {
    const { book } = await openPage()
    server.calls.length = 0
    book.heardOf(book.state().match?.sequence ?? 0)
    expect(server.calls).toEqual([])
    await talk(() => book.heardOf(1))
    expect(server.calls).toEqual([`GET score/${MATCH}`])
  })

  it('is asked about every ten seconds, and every minute while the stream is open', async () => {
    const { book } = await openPage()
    expect(later.at(-1)?.delay).toBe(10_000)
    book.listen(true)
    await talk(() => book.refresh())
    expect(later.at(-1)?.delay).toBe(60_000)
    book.listen(false)
    expect(later.at(-1)?.delay).toBe(10_000)
  })

  it('runs nothing while the page is hidden', async () => {
    const { book } = await openPage()
    expect(later).toHaveLength(1)
    book.rest()
    expect(later).toHaveLength(0)
  })

  it('survives a browser that is killed twice while a half is offline and the clock is set back an hour', async () => {
    const first = await openPage()
    server.network = 'down'
    const truth = new Map<string, number>()
    const note = async (page: Awaited<ReturnType<typeof openPage>>) => {
      const draft = goal()
      truth.set(draft.id, time.now)
      await page.tap(draft)
    }
    await note(first)
    pass(600)
    await note(first)
    first.close()
    pass(30)
    const second = await openPage()
    pass(700)
    await note(second)
    time.wallError = -3_600_000
    second.clock.read()
    pass(60)
    await note(second)
    second.close()
    pass(45)
    const third = await openPage()
    expect(third.book.state().match?.fixture.slug).toBe(MATCH)
    expect(third.book.state().taps).toHaveLength(4)
    pass(500)
    await note(third)
    server.network = 'up'
    await talk(() => third.book.wake())
    expect(sentIds()).toEqual([...truth.keys()])
    for (const { id, at } of server.taken)
      expect(Math.abs(Date.parse(at) - (truth.get(id) ?? 0))).toBeLessThan(1_000)
  })

  it('stays on the phone when the session is over, and is sent after a new sign-in', async () => {
    const { book, tap } = await openPage()
    server.refusal = 401
    const id = await tap()
    expect(book.state().problem).toEqual({ kind: 'signed-out' })
    server.refusal = null
    await talk(() => book.wake())
    expect(sentIds()).toEqual([id])
  })

  it('is never sent by somebody else who signs in on the same phone', async () => {
    const { tap } = await openPage()
    isOwn = false
    await tap()
    isOwn = true
    const { book } = await openPage(KOFI)
    expect(book.state().taps).toEqual([])
    expect(sentIds()).toEqual([])
  })

  it('is told to be a double, or refused with the reason, until it was read', async () => {
    const { book, tap } = await openPage()
    const double = goal()
    const refused = goal()
    server.outcomes.set(double.id, { outcome: 'double', sameAs: 'other' })
    server.outcomes.set(refused.id, { outcome: 'refused', reason: 'The match is over' })
    await tap(double)
    await tap(refused)
    expect(book.state().taps.map(({ state, reason }) => [state, reason])).toEqual([
      ['double', null],
      ['refused', 'The match is over'],
    ])
    await book.drop(double.id)
    const { book: again } = await openPage()
    expect(again.state().taps.map(({ id }) => id)).toEqual([refused.id])
  })

  it('is sent again with the moment that it had, though other taps have followed', async () => {
    const { book, tap, clock } = await openPage()
    const refused = goal()
    server.outcomes.set(refused.id, { outcome: 'refused', reason: 'The match is over' })
    await tap(refused)
    const [before] = book.state().taps
    pass(60)
    server.network = 'down'
    const next = await tap()
    await book.drop(refused.id)
    const again = { ...refused, id: randomUUID() }
    await talk(() => book.tap(again, before!.moment, before!.at))
    pass(5)
    server.network = 'up'
    await talk(() => book.wake())
    expect(sentIds()).toEqual([next, again.id])
    expect(server.taken.map(({ at }) => Date.parse(at))).toEqual([BEGAN + 60_000, BEGAN])
    expect(clock.now()).toBe(BEGAN + 65_000)
  })

  it('leaves the phone where it was a double, but has reached the server', async () => {
    const { book, tap } = await openPage()
    const double = goal()
    server.outcomes.set(double.id, { outcome: 'double', sameAs: 'other' })
    await tap(double)
    expect(await book.drop(double.id)).toBe(false)
    expect(book.state().taps).toEqual([])
    const { book: again } = await openPage()
    expect(again.state().taps).toEqual([])
  })

  it('is not held up by a tap that the server does not read', async () => {
    const { book, tap } = await openPage()
    server.network = 'down'
    const bad = await tap()
    const good = await tap()
    server.reads = (taps) => taps.every(({ id }) => id !== bad)
    server.network = 'up'
    await talk(() => book.wake())
    expect(sentIds()).toEqual([good])
    expect(book.state().taps.map(({ state, reason }) => [state, reason])).toEqual([
      ['refused', 'It is wrong'],
    ])
  })

  it('is taken off the phone as long as it was not sent', async () => {
    const { book, tap } = await openPage()
    server.network = 'down'
    await talk(() => book.refresh())
    const id = await tap()
    expect(await book.drop(id)).toBe(true)
    server.network = 'up'
    await talk(() => book.wake())
    server.network = 'answer-lost'
    const sent = await tap()
    expect(await book.drop(sent)).toBe(false)
    expect(sentIds()).toEqual([sent])
  })
})
