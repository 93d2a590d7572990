import { setTimeout as pause } from 'node:timers/promises'
import { readMessages, type ReadMessage } from 'shared-server/event-stream/read-messages'
import * as v from 'valibot'

const Whole = v.object({ sequence: v.number(), status: v.string() })
const Status = v.object({ status: v.string() })

/** A browser that follows a match to its end: when its stream breaks off, it reconnects with its last event id. */
export class Follower {
  /** Sequence numbers of the events received. */
  readonly heard: number[] = []
  /** Number of streams that were opened. */
  streams = 0
  private lastId: string | undefined
  private isOver = false

  constructor(
    private readonly origin: string,
    private readonly match: string,
  ) {}

  /** Resolves with the final whistle. */
  async follow(): Promise<void> {
    for (;;) {
      // Broken connections are the point of this test.
      await this.listen().catch(() => undefined)
      if (this.isOver) return
      await pause(50)
    }
  }

  private async listen(): Promise<void> {
    const { status, body } = await fetch(
      `${this.origin}/api/league/matches/${this.match}/stream`,
      this.lastId === undefined ? {} : { headers: { 'last-event-id': this.lastId } },
    )
    if (status !== 200 || !body) return
    this.streams += 1
    for await (const message of readMessages(body)) {
      this.take(message)
      if (this.isOver) return
    }
  }

  private take({ event, id, data }: ReadMessage): void {
    const told: unknown = JSON.parse(data)
    if (event === 'state') {
      const { sequence } = v.parse(Whole, told)
      this.heard.splice(
        0,
        this.heard.length,
        ...Array.from({ length: sequence }, (_, at) => at + 1),
      )
    } else if (id !== undefined) this.heard.push(Number(id))
    this.lastId = id ?? this.lastId
    if (v.is(Status, told)) this.isOver = told.status === 'finished'
  }
}
