import { isSure, serverNow, serverTime } from './match-clock.ts'
import { heard, opened, read, type ClockLog, type PhoneMoment, type Reading } from './stretch.ts'

/** Reads the clocks of this phone. */
const readPhone = (): Reading => ({ wall: Date.now(), mono: performance.now() })

/** The server's clock as known to this page, from the log of earlier pages and its own readings. */
export class PhoneClock {
  #log: ClockLog
  #isHidden = false
  readonly #readPhone: () => Reading

  /** @param log stored by earlier pages. */
  constructor(log: ClockLog, readPhoneNow = readPhone) {
    this.#readPhone = readPhoneNow
    this.#log = opened(log, readPhoneNow())
  }

  /** The log, to be stored for the next page. */
  get log(): ClockLog {
    return this.#log
  }

  /** Notes that the page is hidden: the phone may sleep. */
  hide(): void {
    this.read()
    this.#isHidden = true
  }

  /** Notes that the page is visible again. */
  show(): void {
    this.read()
    this.#isHidden = false
  }

  read(): void {
    this.#log = read(this.#log, this.#readPhone(), !this.#isHidden)
  }

  /** Returns the current moment, as it is stored with a tap. */
  moment(): PhoneMoment {
    this.read()
    const last = this.#log.at(-1)
    return { stretch: last?.id ?? 0, mono: last?.last.mono ?? 0 }
  }

  /** @param sent moment of the call. @param now the server's clock in the response, which has just arrived. */
  hear(sent: PhoneMoment, now: string): void {
    this.read()
    if (this.#log.at(-1)?.id === sent.stretch)
      this.#log = heard(this.#log, sent.mono, Date.parse(now))
  }

  /** The server's clock, in milliseconds since 1970. */
  now(): number {
    this.read()
    return serverNow(this.#log)
  }

  timeOf(moment: PhoneMoment): number {
    return serverTime(this.#log, moment)
  }

  /** Whether the server has answered since the clocks last jumped. */
  get isSure(): boolean {
    return isSure(this.#log)
  }
}
