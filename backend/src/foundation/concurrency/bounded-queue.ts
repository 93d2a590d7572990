interface QueueBounds {
  /** Maximum number of tasks that run at once. */
  readonly atOnce: number
  /** Maximum number of tasks that wait for a place. */
  readonly waiting: number
}

/** Runs a limited number of tasks at once, queues a limited number in order of arrival, and refuses the rest. */
export class BoundedQueue {
  private running = 0
  private readonly waiting: (() => void)[] = []

  constructor(private readonly bounds: QueueBounds) {}

  /**
   * Runs a task as soon as there is a place.
   *
   * @param share fraction of the queue that this task may use. Tasks with a small share leave room for others.
   * @throws QueueFullError before any work is done.
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
      // Hand the place over to the next waiting task, so that no newcomer gets ahead of it.
      const next = this.waiting.shift()
      if (next) next()
      else this.running -= 1
    }
  }
}

/** The queue is full: further tasks would not be done in time. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}
