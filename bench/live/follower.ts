import { request, type ClientRequest } from 'node:http'
import { applyLiveMessage } from 'shared-contracts/league/apply-live-message'
import { readLiveMessage } from 'shared-contracts/league/live-message'
import type { LiveState } from 'shared-contracts/league/match-stream'
import { readMessages } from 'shared-server/event-stream/read-messages'

/** Timeout of a silent connection, in milliseconds. */
const SILENCE_MS = 30_000
/** Shortest pause before a reconnection, in milliseconds. */
const PAUSE_MS = 300

/** Follows a match over a bad connection, and reconnects as browsers do. */
export class Follower {
  state: LiveState | null = null
  /** Messages that arrived twice, or after a missing one. */
  readonly faults: string[] = []
  /** Number of reconnections, and of whole states received. */
  comebacks = 0
  states = 0
  private asking: ClientRequest | undefined
  private isOver = false

  constructor(private readonly url: string) {}

  async follow(): Promise<void> {
    while (!this.isOver) {
      await this.listen().catch(() => undefined)
      this.comebacks += 1
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * (1 + Math.random())))
    }
  }

  stop(): void {
    this.isOver = true
    this.asking?.destroy()
  }

  private listen(): Promise<void> {
    const id = this.state?.sequence
    const headers = id === undefined ? {} : { 'last-event-id': String(id) }
    return new Promise((resolve, reject) => {
      const asking = request(this.url, { headers, agent: false }, (response) => {
        if (response.statusCode === 200) this.read(response).then(resolve, reject)
        else reject(new Error(`${response.statusCode}`))
      })
      this.asking = asking
      asking.setTimeout(SILENCE_MS, () => asking.destroy())
      asking.once('error', reject).once('close', resolve).end()
    })
  }

  private async read(response: AsyncIterable<Buffer>): Promise<void> {
    for await (const { event, data } of readMessages(response)) {
      const message = readLiveMessage(event, data)
      if (!message) continue
      if (message.name === 'state') this.states += 1
      else if (message.name !== 'clock' && this.state) {
        const { sequence } = message.data
        if (sequence <= this.state.sequence) this.faults.push(`${event} ${sequence} came again`)
        if (sequence > this.state.sequence + 1)
          this.faults.push(`one before ${sequence} is missing`)
      }
      this.state = applyLiveMessage(this.state, message)
    }
  }
}
