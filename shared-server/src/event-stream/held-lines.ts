import { isDeepStrictEqual } from 'node:util'
import type { LiveLine, LiveLines } from 'shared-contracts/league/match-stream'
import { encodeMessage } from './encode-message.ts'

/** The matches that are on, as those who listen to all of them know them. */
export class HeldLines {
  private readonly ahead: number
  private lines: ReadonlyMap<string, LiveLine>

  constructor({ now, matches }: LiveLines) {
    this.ahead = Date.parse(now) - Date.now()
    this.lines = byMatch(matches)
  }

  /** Everybody begins with all of them. */
  begin(): Buffer {
    const now = new Date(Date.now() + this.ahead).toISOString()
    return encodeMessage({ event: 'state', data: { now, matches: [...this.lines.values()] } })
  }

  /** @returns what those who listen need to be sent: nothing for what they know. */
  take(line: LiveLine): Buffer {
    if (isDeepStrictEqual(this.lines.get(line.match), line)) return Buffer.alloc(0)
    this.lines = new Map([...this.lines, [line.match, line]])
    return encodeMessage({ event: 'line', data: line })
  }

  /**
   * Brings the lines to those that were read anew. One that is gone is too old to be of interest, and goes for those
   * who come anew.
   *
   * @returns what those who listen need to be sent.
   */
  advance({ matches }: LiveLines): Buffer {
    const news = Buffer.concat(matches.map((line) => this.take(line)))
    this.lines = byMatch(matches)
    return news
  }
}

const byMatch = (lines: readonly LiveLine[]) => new Map(lines.map((line) => [line.match, line]))
