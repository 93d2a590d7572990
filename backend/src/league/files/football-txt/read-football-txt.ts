import { timeFault } from '../day-and-time.ts'
import { FixtureList, type ReadOptions } from '../draft.ts'
import type { DraftFixture } from '../draft-fixture.ts'
import { Faults, type Read } from '../faults.ts'
import { MOST_BYTES } from '../file-text.ts'
import { roundOf, type ImportedRound, type ImportedSeason } from '../imported-season.ts'
import { dayIn, readDay } from './day.ts'
import { readMatch } from './match-line.ts'
import { readScorers } from './scorers.ts'
import { joined, wordsOf, type Word } from './words.ts'

/** Reads a season from Football.TXT of level 1: rounds, days, matches, results, scorers. */
export function readFootballTxt(text: string, options: ReadOptions): Read<ImportedSeason> {
  return new Reader(options).read(text)
}

/** Round headings that are alone in a line, without a mark before them. */
const ROUND =
  /^(?:(?:Matchday|Round|Regelspieltag) \d{1,3}|(?:(?:Quarter|Semi)-?)?finals?|Play-?offs?|Final Stage)$/i

/** Maximum length of a list of scorers, so that a missing closing bracket does not swallow the season. */
const MOST_SCORERS = 2_000

class Reader {
  readonly #faults = new Faults()
  readonly #list: FixtureList
  #name: string | null = null
  #years: number[] = []
  #firstDay: string | null = null
  #heading: string | null = null
  #round: ImportedRound | null = null
  #date: string | null = null
  #time: string | null = null
  /** The last match, which waits for its scorers in the lines below it. */
  #match: DraftFixture | undefined
  /** Scorers read so far, until their bracket closes. */
  #scorers: { text: string; line: number; column: number } | undefined
  #isComment = false

  constructor(options: ReadOptions) {
    this.#list = new FixtureList(options, this.#faults)
  }

  read(text: string): Read<ImportedSeason> {
    if (text.length > MOST_BYTES) {
      const message = `expected a season in at most ${MOST_BYTES} bytes`
      this.#faults.add({ line: 1, column: 1, message })
      return this.#list.read(null)
    }
    text.split(/\r?\n/).forEach((line, index) => this.#line(line, index + 1))
    this.#endMatch()
    return this.#list.read(this.#name)
  }

  #line(text: string, line: number): void {
    if (this.#isComment || text.trimStart().startsWith('<!--')) {
      this.#isComment = !text.includes('-->')
      return
    }
    if (text.startsWith('#')) return this.#comment(text)
    const words = wordsOf(text)
    const [first] = words
    if (!first) return
    if (this.#scorers || first.text.startsWith('(')) return this.#scorerLine(words, line)
    this.#endMatch()
    if (/^=+$/.test(first.text)) return this.#title(first.text, words.slice(1))
    if (/^(?:▪|»|::)$/.test(first.text)) return this.#roundLine(words.slice(1), line, first.column)
    const day = readDay(words)
    if (day) {
      const found = dayIn(this.#years, this.#firstDay, day)
      if (found.day === undefined) return this.#fault(line, first, found.message)
      this.#date = found.day
      this.#firstDay ??= found.day
      this.#time = null
      return
    }
    if (ROUND.test(joined(words))) return this.#roundLine(words, line, 1)
    this.#matchLine(words, line)
  }

  /** `# Date  Sat Aug/19 2000 - Sat May/19 2001` sets the years of the season if its title has none. */
  #comment(text: string): void {
    const years = /^#\s+Date\s/.test(text) ? text.match(/\b(?:19|20)\d\d\b/g) : null
    if (years && this.#years.length === 0) this.#years = [...new Set(years.map(Number))]
  }

  #title(marks: string, words: readonly Word[]): void {
    const title = joined(words)
    if (marks !== '=') {
      this.#heading = title
      this.#round = null
      return
    }
    this.#name ??= title
    const [, first, second] = /\b((?:19|20)\d\d)(?:[/-](\d{2,4}))?\b/.exec(title) ?? []
    if (first) this.#years = second ? [Number(first), Number(first) + 1] : [Number(first)]
  }

  #roundLine(words: readonly Word[], line: number, column: number): void {
    // After a bar come the days of the round, but its matches have their own.
    const bar = words.findIndex((word) => word.text === '|')
    const name = joined(bar === -1 ? words : words.slice(0, bar))
    if (name === '')
      return this.#faults.add({ line, column, message: 'expected the name of a round' })
    this.#round = roundOf(name, this.#heading)
    this.#date = null
    this.#time = null
  }

  #matchLine(words: readonly Word[], line: number): void {
    const [first] = words
    const time = timeOf(words)
    const found = time && timeFault(time.text)
    if (found !== undefined && first) return this.#fault(line, first, found)
    const match = readMatch(words.slice(time?.length ?? 0))
    if ('message' in match)
      return this.#faults.add({ line, column: match.column, message: match.message })
    // Of matches at the same time, only the first in the list states it.
    this.#time = time?.text ?? this.#time
    const round =
      this.#round ?? (this.#heading === null ? null : roundOf(this.#heading, this.#heading))
    this.#match = {
      ...match,
      round,
      date: this.#date,
      time: this.#date === null ? (time?.text ?? null) : this.#time,
      goals: [],
      line,
    }
  }

  #scorerLine(words: readonly Word[], line: number): void {
    const column = words[0]?.column ?? 1
    const text = joined(words)
    const scorers = this.#scorers ?? { text: '', line, column }
    scorers.text = `${scorers.text} ${text}`.trim()
    this.#scorers = scorers
    if (!isClosed(scorers.text) && scorers.text.length < MOST_SCORERS) return
    this.#scorers = undefined
    const match = this.#match
    const goals = match?.score && readScorers(scorers.text, match.score)
    if (!match || !goals) {
      const message = match
        ? "expected scorers, as (Name 71'; Name 56'(p))"
        : 'expected a match before its scorers'
      return this.#faults.add({ line: scorers.line, column: scorers.column, message })
    }
    this.#match = { ...match, goals, columns: { ...match.columns, goals: match.columns.home } }
  }

  #endMatch(): void {
    if (this.#scorers) {
      const { line, column } = this.#scorers
      this.#faults.add({ line, column, message: 'expected a bracket that closes' })
      this.#scorers = undefined
    }
    if (this.#match) this.#list.take(this.#match)
    this.#match = undefined
  }

  #fault(line: number, { column }: Word, message: string): void {
    this.#faults.add({ line, column, message })
  }
}

const isClosed = (text: string) =>
  text.endsWith(')') && text.split('(').length === text.split(')').length

/** Reads `15.00`, `15:00`, `9:30` and `13:00 UTC-6`, and returns the time with the number of its words. */
function timeOf([word, zone]: readonly Word[]): { text: string; length: number } | undefined {
  const [, hours, minutes] = /^(\d{1,2})[.:](\d\d)$/.exec(word?.text ?? '') ?? []
  if (hours === undefined) return undefined
  const time = `${hours}:${minutes}`
  // After two spaces begins the name of a club.
  return zone && !zone.opens && /^UTC[+-]\d/.test(zone.text)
    ? { text: `${time} ${zone.text}`, length: 2 }
    : { text: time, length: 1 }
}
