import { isSure, serverNow, serverTime } from './match-clock.ts'
import { heard, opened, read, type ClockLog, type PhoneMoment, type Reading } from './stretch.ts'

/** Reads the clocks of this phone. */
const readPhone = (): Reading => ({ wall: Date.now(), mono: performance.now() })

/** The server's clock as this page knows it: what was kept of earlier pages, and the page's own readings. */
export class PhoneClock {
  #log: ClockLog
  #isHidden = false
  readonly #readPhone: () => Reading

  /** @param log what earlier pages have kept. */
  constructor(log: ClockLog, readPhoneNow = readPhone) {
    this.#readPhone = readPhoneNow
    this.#log = opened(log, readPhoneNow())
  }

  /** To be kept for the next page. */
  get log(): ClockLog {
    return this.#log
  }

  /** The page is hidden: the phone may sleep. */
  hide(): void {
    this.read()
    this.#isHidden = true
  }

  /** The page is looked at again. */
  show(): void {
    this.read()
    this.#isHidden = false
  }

  read(): void {
    this.#log = read(this.#log, this.#readPhone(), !this.#isHidden)
  }

  /** Now, as it is kept with a tap. */
  moment(): PhoneMoment {
    this.read()
    const last = this.#log.at(-1)
    return { stretch: last?.id ?? 0, mono: last?.last.mono ?? 0 }
  }

  /** @param sent when the call was made. @param now the server's clock in its answer, which has just come. */
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
