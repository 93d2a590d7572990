import { isDeepStrictEqual } from 'node:util'
import type { FixtureStatus } from 'shared-contracts/league/fixture'
import type { LiveLine, LiveLines } from 'shared-contracts/league/match-stream'
import { encodeMessage } from './encode-message.ts'
import { ServerClock } from './server-clock.ts'

const ON: readonly FixtureStatus[] = ['in-play', 'half-time']

/** Matches being played, as listeners to all of them know them. */
export class HeldLines {
  private readonly clock: ServerClock
  private lines: ReadonlyMap<string, LiveLine>

  constructor({ now, matches }: LiveLines) {
    this.clock = new ServerClock(now)
    this.lines = byMatch(matches)
  }

  /** Returns the whole state, which every listener starts with. */
  begin(): Buffer {
    const state = { now: this.clock.now(), matches: [...this.lines.values()] }
    return encodeMessage({ event: 'state', data: state })
  }

  /** Applies a line. @returns the bytes to send to listeners: nothing if they already know it. */
  take(line: LiveLine): Buffer {
    if (isDeepStrictEqual(this.lines.get(line.match), line)) return Buffer.alloc(0)
    this.lines = new Map([...this.lines, [line.match, line]])
    return encodeMessage({ event: 'line', data: line })
  }

  /**
   * Replaces the lines with freshly read ones. The line of a match that has ended disappears when it is too old to
   * matter, and nobody needs to hear of it.
   *
   * @returns the bytes to send to listeners: the whole state if a match that was on has disappeared, because only a
   *   state takes a line away.
   */
  advance({ now, matches }: LiveLines): Buffer {
    this.clock.set(now)
    const fresh = byMatch(matches)
    const isLost = [...this.lines.values()].some(
      ({ match, status }) => ON.includes(status) && !fresh.has(match),
    )
    const news = Buffer.concat(matches.map((line) => this.take(line)))
    this.lines = fresh
    return isLost ? this.begin() : news
  }
}

const byMatch = (lines: readonly LiveLine[]) => new Map(lines.map((line) => [line.match, line]))
