/** Wall-clock time at which every schedule begins. */
const BEGINNING = Date.UTC(2026, 0, 1)

const RealDate = Date

/** Timers that run in one turn of Node's own loop. */
const AT_ONCE = 32

interface Timer {
  readonly at: number
  readonly order: number
  readonly run: () => void
  isCleared: boolean
}

/** Time of one schedule: it stands still while programs run, and jumps to the next timer once they all wait. */
export class Clock {
  /** Milliseconds since the schedule began; never set back. */
  now = 0
  /** Offset of the wall clock, in milliseconds. */
  wallOffset = 0
  private readonly timers: Timer[] = []
  private order = 0

  get wall(): number {
    return BEGINNING + this.now + this.wallOffset
  }

  after(delay: number, run: () => void): Timer {
    const timer = {
      at: this.now + Math.max(1, delay),
      order: this.order++,
      run,
      isCleared: false,
    }
    const index = this.timers.findLastIndex(({ at }) => at <= timer.at)
    this.timers.splice(index + 1, 0, timer)
    return timer
  }

  pause(delay: number): Promise<void> {
    return new Promise((resolve) => this.after(delay, resolve))
  }

  /** Runs every timer that is due until a moment, each after the effects of the one before. */
  async runUntil(end: number): Promise<void> {
    let isDone = false
    while (!isDone) {
      await new Promise<void>((resolve) => {
        const next = () => {
          if (isDone || this.runNext(end)) return
          isDone = true
          resolve()
        }
        // Between two of them every promise settles, or waits for a timer. Scheduling many at once
        // saves turns of the loop.
        for (let turn = 0; turn < AT_ONCE; turn += 1) setImmediate(next)
        setImmediate(resolve)
      })
    }
    this.now = end
  }

  /** Runs the next timer. @returns false if none is due. */
  private runNext(end: number): boolean {
    let timer = this.timers[0]
    while (timer?.isCleared) {
      this.timers.shift()
      timer = this.timers[0]
    }
    if (!timer || timer.at > end) return false
    this.timers.shift()
    this.now = timer.at
    timer.run()
    return true
  }
}

let clock = new Clock()

/** Sets the clock that programs read from now on. */
export function useClock(used: Clock): void {
  clock = used
}

class SimulatedDate extends RealDate {
  constructor(...values: [] | [number | string | Date]) {
    if (values.length === 0) super(clock.wall)
    else super(values[0])
  }

  static override now(): number {
    return clock.wall
  }
}

class Handle {
  readonly timer: Timer

  constructor(timer: Timer) {
    this.timer = timer
  }

  unref(): this {
    return this
  }

  ref(): this {
    return this
  }
}

/** A timeout signal that only creates a timer for a listener: most requests end before their timeout. */
class TimeLimit {
  private readonly end: number
  private readonly timers = new Map<() => void, Timer>()

  constructor(end: number) {
    this.end = end
  }

  get reason(): Error {
    return Object.assign(new Error('It took too long'), { name: 'TimeoutError' })
  }

  addEventListener(_type: 'abort', tell: () => void): void {
    this.timers.set(tell, clock.after(this.end - clock.now, tell))
  }

  removeEventListener(_type: 'abort', tell: () => void): void {
    const timer = this.timers.get(tell)
    if (timer) timer.isCleared = true
  }
}

/** Replaces this process's time with simulated time. */
export function installClock(): void {
  const setLater = (run: (...values: unknown[]) => void, delay = 0, ...values: unknown[]) =>
    new Handle(clock.after(delay, () => run(...values)))
  const clear = (handle: unknown) => {
    if (handle instanceof Handle) handle.timer.isCleared = true
  }
  Object.assign(globalThis, {
    Date: SimulatedDate,
    setTimeout: setLater,
    clearTimeout: clear,
    clearInterval: clear,
  })
  Object.defineProperty(performance, 'now', { value: () => clock.now })
  Object.defineProperty(AbortSignal, 'timeout', {
    value: (limit: number) => new TimeLimit(clock.now + limit),
  })
}
