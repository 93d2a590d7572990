import type { MatchStatistics } from 'shared-contracts/league/match'
import { differences, type Difference } from '../../../exchange/fixture-facts.ts'
import type { Appearance } from '../../../matches/appearance.entity.ts'
import { effectiveEvents } from '../../../matches/effective-events.ts'
import type { FixtureChange } from '../../../matches/fixture-change.entity.ts'
import type { Fixture } from '../../../matches/fixture.entity.ts'
import type { MatchEvent } from '../../../matches/match-event.entity.ts'
import { statusByWhistles, whistlesOf, type Whistles } from '../../../matches/whistles.ts'
import type { LeaguePerson } from '../../../people/league-person.entity.ts'
import { hasScoreOf, NO_SCORE, scoreOf } from '../../../matches/score-of-events.ts'
import type { KeptTap } from './kept-tap.entity.ts'

/** A player of a line-up that was tapped. */
export type NewAppearance = Omit<Appearance, 'id'>

/** A tap that was a double of an event. */
type KnownDouble = Pick<KeptTap, 'id' | 'userId' | 'sessionId' | 'at' | 'sameAs'>

/** State of a match before taps are applied to it. */
export interface KnownMatch {
  readonly fixture: Fixture
  /** All events, in order. */
  readonly events: readonly MatchEvent[]
  readonly lineUps: readonly NewAppearance[]
  readonly figures: MatchStatistics | null
  /** Whether it belongs to a play-off or a final. */
  readonly isKnockOut: boolean
  /** Earlier changes of its status and date, the oldest first. */
  readonly history: readonly KnownChange[]
  /** Earlier taps that were doubles of an event. */
  readonly doubles: readonly KnownDouble[]
  /** Sessions in which events were tapped, by the event's id. */
  readonly sessions: ReadonlyMap<string, number | null>
  /** Starts of the scorer's sessions that have not ended, by their id. */
  readonly openSessions: ReadonlyMap<number, Date>
  /** Everybody named in taps and events, by slug. */
  readonly people: ReadonlyMap<string, LeaguePerson>
  /** Returns the day of a moment in the season's time zone. */
  readonly dayOf: (moment: Date) => string
}

/** An earlier change of the match. */
type KnownChange = Pick<FixtureChange, 'what' | 'from' | 'to' | 'reason'>

/** A change that visitors can read, with its reason. */
export type PublicChange = Difference & { readonly reason: string }

/** Default reason for changes of a match, as visitors read it. */
const SCORED = 'Scored at the match'

/** Rounds and grounds do not change while a match is played. */
const NO_NAMES = { rounds: new Map<number, string>(), grounds: new Map<number, string>() }

/** A match while taps are applied to it. Everything stays in memory until the last tap is applied. */
export class TappedMatch {
  fixture: Fixture
  figures: MatchStatistics | null
  lineUps: readonly NewAppearance[]
  readonly doubles: KnownDouble[]
  readonly sessions: Map<string, number | null>
  readonly openSessions: KnownMatch['openSessions']
  readonly people: KnownMatch['people']
  readonly dayOf: KnownMatch['dayOf']
  readonly isKnockOut: boolean
  readonly added: MatchEvent[] = []
  /** Ids of doubles that their scorers have taken back. */
  readonly released = new Set<string>()
  readonly changes: PublicChange[] = []
  private readonly all: MatchEvent[]
  private readonly history: KnownMatch['history']

  constructor(known: KnownMatch) {
    this.fixture = { ...known.fixture }
    this.figures = known.figures
    this.lineUps = known.lineUps
    this.doubles = [...known.doubles]
    this.sessions = new Map(known.sessions)
    this.openSessions = known.openSessions
    this.people = known.people
    this.dayOf = known.dayOf
    this.isKnockOut = known.isKnockOut
    this.history = known.history
    this.all = [...known.events]
  }

  get events(): readonly MatchEvent[] {
    return this.all
  }

  /** The events that count. */
  get effective(): readonly MatchEvent[] {
    return effectiveEvents(this.all)
  }

  get whistles(): Whistles {
    return whistlesOf(this.effective)
  }

  /** Whether the score follows from the events; an editor may have entered another one. */
  get followsEvents(): boolean {
    return hasScoreOf(this.fixture, this.effective)
  }

  find(id: string): MatchEvent | undefined {
    return this.all.find((event) => event.id === id)
  }

  /** Returns the event that corrects another one. */
  successorOf(id: string): MatchEvent | undefined {
    return this.all.find(({ corrects }) => corrects === id)
  }

  /** Takes a double back: the event that it answered can be answered again. */
  release(double: TappedMatch['doubles'][number]): void {
    this.doubles.splice(this.doubles.indexOf(double), 1, { ...double, sameAs: null })
    this.released.add(double.id)
  }

  /** Adds an event, and updates status and score to match all events. */
  add(event: Omit<MatchEvent, 'sequence' | 'fixtureId'>, reason = SCORED): void {
    const { followsEvents } = this
    const sequence = Math.max(0, ...this.all.map((one) => one.sequence)) + 1
    const row = { ...event, sequence, fixtureId: this.fixture.id }
    this.all.push(row)
    this.added.push(row)
    const { effective, whistles } = this
    const status = statusByWhistles(whistles)
    if (status === null && event.type !== 'kick-off') return
    const score = status === null ? NO_SCORE : scoreOf(effective, whistles)
    const facts = status === null ? this.beforeKickOff() : { status }
    this.change({ ...facts, ...(followsEvents && score) }, reason)
  }

  /** Returns what the kick-off has changed, as it was before. */
  private beforeKickOff(): Partial<Fixture> {
    const all = [...this.history, ...this.changes]
    const started = all.findLast(({ what, from, to }) => {
      return what === 'status' && to === 'in-play' && (from === 'scheduled' || from === 'postponed')
    })
    // Of the taps, only a kick-off gives a match its date; one that the league has entered since then stays.
    const place = all.findLastIndex(({ what }) => what === 'kickOff')
    const [day, kickOff] = [all[place - 1], all[place]]
    const hasDated = kickOff?.reason === SCORED
    return {
      status: started?.from === 'postponed' ? 'postponed' : 'scheduled',
      ...(hasDated && { kickOff: kickOff.from === null ? null : new Date(kickOff.from) }),
      ...(hasDated && day?.what === 'day' && day.reason === SCORED && { day: day.from }),
    }
  }

  /** Names of players by id. */
  get names(): ReadonlyMap<number, string> {
    return new Map([...this.people.values()].map(({ id, name }) => [id, name]))
  }

  /** Changes the match itself, and records the differences. */
  change(values: Partial<Fixture>, reason = SCORED): void {
    const after = { ...this.fixture, ...values }
    for (const one of differences(this.fixture, after, NO_NAMES)) {
      this.changes.push({ ...one, reason })
    }
    this.fixture = after
  }
}
