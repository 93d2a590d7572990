import { heard, opened, read, type ClockLog, type PhoneMoment } from './stretch.ts'

const STEP_MS = 1_000

/**
 * A phone with a scoring page. Its wall clock can be wrong and be set; its steady clock starts with each page and
 * stops while the phone sleeps. The server's clock is the truth.
 */
export class SimulatedPhone {
  log: ClockLog = []
  /** The server's clock. */
  #now: number
  #wallError: number
  #pageBegan = 0
  #slept = 0

  constructor(now: number, wallError = 0) {
    this.#now = now
    this.#wallError = wallError
    this.open()
  }

  get now(): number {
    return this.#now
  }

  /** Uses the page: its clocks are read each second. */
  use(seconds: number): void {
    for (let second = 0; second < seconds; second += 1) {
      this.#now += STEP_MS
      this.#read(true)
    }
  }

  /** Locks the phone, which then sleeps. */
  sleep(seconds: number): void {
    this.#read(true)
    this.#now += seconds * 1_000
    this.#slept += seconds * 1_000
    this.#read(false)
  }

  /** Hides the page behind another one while the phone stays awake. */
  hide(seconds: number): void {
    this.#now += seconds * 1_000
    this.#read(false)
  }

  /** Kills the browser, and opens the page again after a while. */
  kill(secondsAway: number): void {
    this.#now += secondsAway * 1_000
    this.open()
  }

  open(): void {
    this.#pageBegan = this.#now
    this.#slept = 0
    this.log = opened(this.log, this.#reading())
  }

  /** Sets the wall clock. */
  setClock(seconds: number): void {
    this.#wallError += seconds * 1_000
  }

  /** Contacts the server. */
  meet(roundTrip = 200): void {
    this.#read(true)
    const sent = this.#reading().mono
    this.#now += roundTrip / 2
    const serverNow = this.#now
    this.#now += roundTrip / 2
    this.#read(true)
    this.log = heard(this.log, sent, serverNow)
  }

  tap(): PhoneMoment {
    this.#read(true)
    return { stretch: this.log.at(-1)?.id ?? 0, mono: this.#reading().mono }
  }

  #read(wasAwake: boolean): void {
    this.log = read(this.log, this.#reading(), wasAwake)
  }

  #reading() {
    return {
      wall: this.#now + this.#wallError,
      mono: this.#now - this.#pageBegan - this.#slept,
    }
  }
}
