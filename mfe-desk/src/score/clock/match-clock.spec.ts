import { describe, expect, it } from '@jest/globals'
import { isSure, serverNow, serverTime } from './match-clock.ts'
import { SimulatedPhone } from './simulated-phone.ts'
import type { PhoneMoment } from './stretch.ts'

const KICK_OFF = Date.parse('2026-11-22T15:00:00Z')
const HOUR = 3_600

/** Accuracy of a report: one second. */
const SECOND_MS = 1_000

/** Collects taps of a phone with the true moment of each. */
function tapsOf(phone: SimulatedPhone) {
  const taps: { readonly moment: PhoneMoment; readonly truth: number }[] = []
  return {
    tap: () => taps.push({ truth: phone.now, moment: phone.tap() }),
    /** Largest error of all taps, in milliseconds. */
    worst: () =>
      Math.max(...taps.map(({ moment, truth }) => Math.abs(serverTime(phone.log, moment) - truth))),
  }
}

/** What may happen to a phone without contact to the server. */
const TROUBLES: Readonly<Record<string, (phone: SimulatedPhone) => void>> = {
  'sleeps for ten minutes': (phone) => phone.sleep(600),
  'has the page in the background': (phone) => phone.hide(300),
  'has its browser killed': (phone) => phone.kill(40),
  'has its browser killed, and opened a quarter of an hour later': (phone) => phone.kill(900),
  'is corrected by some milliseconds': (phone) => phone.setClock(0.2),
  'has its clock set back while the page is open': (phone) => {
    phone.setClock(-HOUR)
    phone.use(1)
  },
  'has its clock set forward while the page is open': (phone) => {
    phone.setClock(HOUR)
    phone.use(1)
  },
  'has its clock set back by seven minutes while the browser is away': (phone) => {
    phone.setClock(-433)
    phone.kill(20)
  },
  'has its clock set back by an hour while the browser is away': (phone) => {
    phone.setClock(-HOUR)
    phone.kill(20)
  },
  'has its clock set forward while the browser is away': (phone) => {
    phone.setClock(HOUR)
    phone.kill(60)
  },
  'has its clock set back while it lies in the pocket': (phone) => {
    phone.setClock(-HOUR)
    phone.sleep(60)
  },
  'has its clock set forward behind another page': (phone) => {
    phone.setClock(2 * HOUR)
    phone.hide(30)
  },
}

describe('the clock of a match on a phone', () => {
  it('is the server’s, whatever the phone’s own clock says', () => {
    const phone = new SimulatedPhone(KICK_OFF, -5 * HOUR * 1_000)
    expect(isSure(phone.log)).toBe(false)
    phone.meet()
    phone.use(60)
    expect(isSure(phone.log)).toBe(true)
    expect(Math.abs(serverNow(phone.log) - phone.now)).toBeLessThan(SECOND_MS)
  })

  it.each(Object.entries(TROUBLES))(
    'knows to the second when each tap was made once the server answers: the phone %s',
    (_what, happens) => {
      const phone = new SimulatedPhone(KICK_OFF, 90_000)
      const { tap, worst } = tapsOf(phone)
      phone.meet()
      tap()
      phone.use(120)
      tap()
      happens(phone)
      tap()
      phone.use(60)
      tap()
      phone.meet()
      expect(worst()).toBeLessThan(SECOND_MS)
    },
  )

  it.each(Object.entries(TROUBLES))(
    'knows it also of a page that never heard the server: the phone %s',
    (_what, happens) => {
      const phone = new SimulatedPhone(KICK_OFF)
      const { tap, worst } = tapsOf(phone)
      phone.meet()
      phone.use(300)
      phone.kill(30)
      tap()
      phone.use(200)
      happens(phone)
      phone.use(90)
      tap()
      phone.kill(15)
      tap()
      phone.meet()
      expect(worst()).toBeLessThan(SECOND_MS)
    },
  )

  it('shows the right minute offline, when the clock was set back an hour while the browser was away', () => {
    const phone = new SimulatedPhone(KICK_OFF)
    phone.meet()
    phone.use(600)
    phone.setClock(-HOUR)
    phone.kill(45)
    phone.use(30)
    expect(isSure(phone.log)).toBe(false)
    expect(Math.abs(serverNow(phone.log) - phone.now)).toBeLessThan(SECOND_MS)
  })

  it('goes by the wall clock of a phone that has never met the server', () => {
    const phone = new SimulatedPhone(KICK_OFF)
    phone.use(10)
    expect(serverNow(phone.log)).toBe(phone.now)
  })

  it('is right after taps that were made before the first answer', () => {
    const phone = new SimulatedPhone(KICK_OFF, 600_000)
    const { tap, worst } = tapsOf(phone)
    tap()
    phone.kill(20)
    tap()
    phone.meet()
    expect(worst()).toBeLessThan(SECOND_MS)
  })

  it('is not moved by a slow answer after a quick one', () => {
    const phone = new SimulatedPhone(KICK_OFF)
    phone.meet(100)
    phone.use(60)
    const before = phone.log.at(-1)?.contact
    phone.meet(20_000)
    expect(phone.log.at(-1)?.contact).toEqual(before)
  })

  it('tells a half that was scored offline to the second: browser killed twice, clock set back an hour', () => {
    const phone = new SimulatedPhone(KICK_OFF - 600_000, 37_000)
    const { tap, worst } = tapsOf(phone)
    phone.meet(400)
    phone.use(600)
    tap()
    phone.use(11 * 60)
    tap()
    phone.kill(25)
    phone.use(8 * 60)
    tap()
    phone.sleep(240)
    tap()
    phone.setClock(-HOUR)
    phone.use(5 * 60)
    tap()
    phone.kill(70)
    phone.use(12 * 60)
    tap()
    phone.sleep(500)
    tap()
    phone.meet(3_000)
    expect(worst()).toBeLessThan(SECOND_MS)
  })
})
