/** The time of the machine that a state was read from. It goes on here evenly, whatever this machine's clock is set to. */
export class ServerClock {
  /** Milliseconds by which that time is ahead of this process's monotonic clock. */
  private ahead = 0

  constructor(now: string) {
    this.set(now)
  }

  /** @param now that machine's time, in ISO 8601. */
  set(now: string): void {
    this.ahead = Date.parse(now) - performance.now()
  }

  /** Returns that machine's time, in ISO 8601. */
  now(): string {
    return new Date(this.ahead + performance.now()).toISOString()
  }
}
