import { readLiveMessage } from 'shared-contracts/league/live-message'
import { LiveLine, LiveLines } from 'shared-contracts/league/match-stream'
import { HeldLines } from 'shared-server/event-stream/held-lines'
import { HeldMatch } from 'shared-server/event-stream/held-match'
import type { ReadMessage } from 'shared-server/event-stream/read-messages'
import * as v from 'valibot'

/** State that this edge holds of a stream of the API. */
export interface FollowedState {
  /** Whether there is a state that listeners can start from. */
  readonly isKnown: boolean
  /** Id after which the API is to continue; null if it is to send the whole state first. */
  readonly lastId: number | null
  /** @param after the sequence of the last message that the listener has; null for none. */
  begin(after: number | null): Buffer
  /** @returns the bytes to send to listeners; null if a message is missing in between. */
  take(message: ReadMessage): Buffer | null
}

const NOTHING = Buffer.alloc(0)

/** One match. */
export class FollowedMatch implements FollowedState {
  private held: HeldMatch | undefined

  get isKnown(): boolean {
    return this.held !== undefined
  }

  get lastId(): number | null {
    return this.held?.state.sequence ?? null
  }

  begin(after: number | null): Buffer {
    return this.held?.begin(after) ?? NOTHING
  }

  take({ event, data }: ReadMessage): Buffer | null {
    const message = readLiveMessage(event, data)
    if (!message) return NOTHING
    if (this.held) return this.held.take(message)
    if (message.name !== 'state') return null
    this.held = new HeldMatch(message.data)
    return NOTHING
  }
}

/** All matches that are being played. */
export class FollowedLines implements FollowedState {
  /** Its messages have no numbers, so it always starts anew. */
  readonly lastId = null
  private held: HeldLines | undefined

  get isKnown(): boolean {
    return this.held !== undefined
  }

  begin(): Buffer {
    return this.held?.begin() ?? NOTHING
  }

  take({ event, data }: ReadMessage): Buffer | null {
    if (event === 'state') return this.takeAll(data)
    if (event !== 'line') return NOTHING
    const line = v.safeParse(v.pipe(v.string(), v.parseJson(), LiveLine), data)
    if (!line.success || !this.held) return null
    return this.held.take(line.output)
  }

  private takeAll(data: string): Buffer | null {
    const lines = v.safeParse(v.pipe(v.string(), v.parseJson(), LiveLines), data)
    if (!lines.success) return null
    if (this.held) return this.held.advance(lines.output)
    this.held = new HeldLines(lines.output)
    return NOTHING
  }
}
