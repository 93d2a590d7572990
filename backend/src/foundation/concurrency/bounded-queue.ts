interface QueueBounds {
  /** How much is done at once. */
  readonly atOnce: number
  /** How much may wait besides. */
  readonly waiting: number
}

/** Does so much at once, lets so much wait in the order in which it came, and refuses the rest. */
export class BoundedQueue {
  private running = 0
  private readonly waiting: (() => void)[] = []

  constructor(private readonly bounds: QueueBounds) {}

  /**
   * @param share of the places to wait in that this may use: what has a smaller one leaves the others to what has more.
   * @throws QueueFullError before anything is done.
   */
  async run<Result>(work: () => Promise<Result>, share = 1): Promise<Result> {
    if (this.running >= this.bounds.atOnce) {
      if (this.waiting.length >= this.bounds.waiting * share) throw new QueueFullError()
      await new Promise<void>((resolve) => this.waiting.push(resolve))
    } else {
      this.running += 1
    }
    try {
      return await work()
    } finally {
      // Whoever waits takes the place over, so that nobody who comes now gets ahead.
      const next = this.waiting.shift()
      if (next) next()
      else this.running -= 1
    }
  }
}

/** More waits than is ever done in time. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}
