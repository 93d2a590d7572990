import { MOST_TAPS, ScoredMatch, TapsAnswer, type TapOutcome } from 'shared-contracts/league/score'
import * as v from 'valibot'
import type { PhoneClock } from '../clock/phone-clock.ts'
import type { PhoneMoment } from '../clock/stretch.ts'
import { DeskError, type CallDesk } from '../../desk-api/desk-api.ts'
import type { DraftTap, KeptTap } from '../taps/kept-tap.ts'
import type { PhoneStore } from '../taps/phone-store.ts'
import { datedTaps } from './dated-taps.ts'
import { problemOf, type Problem } from './problem.ts'

/** How often it is asked what other scorers of the match have tapped, in milliseconds. */
const ASK_MS = 10_000
/** The same while the stream says when there is something new: a line may be dead without saying so. */
const ASK_LISTENING_MS = 60_000
const FIRST_RETRY_MS = 1_000
const LAST_RETRY_MS = 30_000

export interface BookState {
  /** As the server told it last, on this page or an earlier one; null before the first time. */
  readonly match: ScoredMatch | null
  /** What the server has not taken, in order. */
  readonly taps: readonly KeptTap[]
  /** Ids of taps that are not on the disk yet. */
  readonly unkept: ReadonlySet<string>
  readonly problem: Problem | null
  /** False where the browser keeps nothing: taps live as long as the page. */
  readonly canKeep: boolean
}

export interface ScorebookOptions {
  readonly account: number
  readonly match: string
  readonly store: PhoneStore
  readonly clock: PhoneClock
  readonly call: CallDesk
  /** Whether it is still the account that the browser is signed in with. */
  readonly isOwn: () => boolean
  /** Puts off what is to be done in so many milliseconds. */
  readonly later?: (run: () => void, delay: number) => () => void
}

const setLater = (run: () => void, delay: number) => {
  const timer = setTimeout(run, delay)
  return () => clearTimeout(timer)
}

/**
 * What one person scores of one match on this phone. A tap is shown at once, kept, then sent in order; whatever the
 * network does, it is sent until the server has said what became of it.
 */
export class Scorebook {
  #state: BookState = { match: null, taps: [], unkept: new Set(), problem: null, canKeep: true }
  #order = 0
  #inFlight: ReadonlySet<string> = new Set()
  #isBusy = false
  #isAskedAgain = false
  #failures = 0
  /** Whether the last call was answered. */
  #isReached = false
  /** One at a time once the server has not read a call: it says which of them is at fault. */
  #most = MOST_TAPS
  #isAwake = false
  #isListening = false
  /** How far the match has come, as the stream said last. */
  #heard = 0
  #cancel: () => void = () => undefined
  readonly #listeners = new Set<() => void>()
  readonly #options: ScorebookOptions
  readonly #later: NonNullable<ScorebookOptions['later']>

  constructor(options: ScorebookOptions) {
    this.#options = options
    this.#later = options.later ?? setLater
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
  readonly state = (): BookState => this.#state

  /** Reads what earlier pages have kept. */
  async open(): Promise<void> {
    const { store, account, match } = this.#options
    const [kept, told] = await Promise.all([
      store.taps(account, match),
      store.match(account, match),
    ])
    const known = new Set(kept.map(({ id }) => id))
    const since = this.#state.taps.filter(({ id }) => !known.has(id))
    this.#order = Math.max(0, ...kept.map(({ order }) => order)) + since.length
    this.#set({ match: this.#state.match ?? told, taps: [...kept, ...since] })
  }

  /** The page is looked at: it sends what waits, and asks what others have tapped. */
  wake(): void {
    this.#isAwake = true
    this.#failures = 0
    this.refresh()
  }

  /** The page is hidden: nothing runs. */
  rest(): void {
    this.#isAwake = false
    this.#cancel()
  }

  /** Talks to the server now. */
  refresh(): void {
    this.#cancel()
    void this.#talk()
  }

  /** Whether the match's stream is open. */
  listen(isListening: boolean): void {
    const isLost = this.#isListening && !isListening
    this.#isListening = isListening
    if (isLost && this.#isAwake && !this.#isBusy && this.#failures === 0) this.#wait(ASK_MS)
  }

  /** The stream says how far the match has come; null where it does not say. */
  heardOf(sequence: number | null): void {
    this.#heard = sequence ?? Infinity
    // The answer that is on its way may tell it already, as it does of what this phone has sent.
    if (!this.#isBusy && this.#isBehind()) this.refresh()
  }

  /** Something was tapped, at a moment that may lie a little back. */
  async tap(draft: DraftTap, moment: PhoneMoment): Promise<void> {
    const { account, match, store, clock } = this.#options
    this.#order += 1
    const tap: KeptTap = {
      ...{ id: draft.id, account, match, order: this.#order, moment, draft },
      ...{ at: null, state: 'waiting', sameAs: null, reason: null },
    }
    const { taps, unkept } = this.#state
    this.#set({ taps: [...taps, tap], unkept: new Set([...unkept, tap.id]) })
    // What cannot be kept is still sent.
    await store.keep([tap], clock.log).then(
      () => this.#set({ unkept: without(this.#state.unkept, tap.id) }),
      () => this.#set({ canKeep: false }),
    )
    this.refresh()
  }

  /** Takes a tap off this phone. @returns false once it may have reached the server. */
  async drop(id: string): Promise<boolean> {
    const tap = this.#state.taps.find((one) => one.id === id)
    if (!tap || this.#inFlight.has(id) || (tap.state === 'waiting' && tap.at !== null)) return false
    this.#set({ taps: this.#state.taps.filter((one) => one.id !== id) })
    await this.#options.store.drop([id]).catch(() => undefined)
    return true
  }

  async #talk(): Promise<void> {
    if (this.#isBusy) {
      this.#isAskedAgain = true
      return
    }
    this.#isBusy = true
    try {
      do {
        this.#isAskedAgain = false
        await this.#exchange()
      } while (this.#isAskedAgain || this.#isBehind())
      this.#failures = 0
      this.#wait(this.#isListening ? ASK_LISTENING_MS : ASK_MS)
    } catch (error) {
      this.#failed(error)
    } finally {
      this.#isBusy = false
      this.#inFlight = new Set()
    }
  }

  /** Sends all that waits, or asks how the match stands. @throws DeskError without an answer to it. */
  async #exchange(): Promise<void> {
    const { match, clock } = this.#options
    // After a failure, first a question: what was never sent can still be taken off the phone without a trace.
    if (this.#waiting().length === 0 || !clock.isSure || !this.#isReached) {
      this.#hear(await this.#ask(`score/${match}`, ScoredMatch))
    }
    while (this.#waiting().length > 0) {
      const batch = await this.#dated()
      const body = { taps: batch.map(({ draft, at }) => ({ ...draft, at })) }
      try {
        const { outcomes, match: told } = await this.#ask(`score/${match}/taps`, TapsAnswer, body)
        await this.#settle(outcomes, told)
        this.#hear(told)
      } catch (error) {
        await this.#unread(error, batch)
      }
    }
    this.#set({ problem: null })
  }

  /** The next taps, each with its moment by the server's clock from now on. */
  async #dated(): Promise<readonly KeptTap[]> {
    const { store, clock } = this.#options
    const batch = datedTaps(this.#waiting().slice(0, this.#most), clock)
    const dated = new Map(batch.map((tap) => [tap.id, tap]))
    this.#inFlight = new Set(dated.keys())
    this.#set({ taps: this.#state.taps.map((tap) => dated.get(tap.id) ?? tap) })
    await store.keep(batch, clock.log).catch(() => undefined)
    return batch
  }

  /** A call that the server does not read would never get better: it is sent in parts, and at last refused. */
  async #unread(error: unknown, batch: readonly KeptTap[]): Promise<void> {
    const isUnread = error instanceof DeskError && [400, 413, 422].includes(error.status)
    if (!isUnread) throw error
    const [only, ...others] = batch
    this.#most = 1
    if (!only || others.length > 0) return
    const { message } = error
    await this.#settle([{ id: only.id, outcome: 'refused', sameAs: null, reason: message }])
  }

  /** @param told how the match stands with them: shown in the same step, so that nothing blinks. */
  async #settle(outcomes: readonly TapOutcome[], told?: ScoredMatch): Promise<void> {
    const { store, clock } = this.#options
    const byId = new Map(outcomes.map((outcome) => [outcome.id, outcome]))
    const settle = (tap: KeptTap): KeptTap | null => {
      const outcome = byId.get(tap.id)
      if (!outcome) return tap
      const { outcome: state, sameAs, reason } = outcome
      return state === 'taken' ? null : { ...tap, state, sameAs, reason }
    }
    const known = this.#state.taps.filter(({ id }) => byId.has(id))
    const open = known.flatMap((tap) => settle(tap) ?? [])
    const taken = known.filter((tap) => settle(tap) === null).map(({ id }) => id)
    await Promise.all([store.keep(open, clock.log), store.drop(taken)]).catch(() => undefined)
    this.#inFlight = new Set()
    const taps = this.#state.taps.flatMap((tap) => settle(tap) ?? [])
    this.#set({ taps, ...(told && { match: told }) })
  }

  #hear(match: ScoredMatch): void {
    const { store, account, clock } = this.#options
    this.#set({ match })
    void store.keepMatch(account, match).catch(() => undefined)
    void store.keepClock(clock.log).catch(() => undefined)
  }

  async #ask<const Answer extends v.GenericSchema<unknown, { match: ScoredMatch } | ScoredMatch>>(
    path: string,
    answer: Answer,
    body?: unknown,
  ): Promise<v.InferOutput<Answer>> {
    const { call, clock, isOwn } = this.#options
    if (!isOwn()) throw new DeskError(401, {})
    const sent = clock.moment()
    const told = v.parse(
      answer,
      await call(path, body === undefined ? {} : { method: 'POST', body }),
    )
    this.#isReached = true
    clock.hear(sent, 'now' in told ? told.now : told.match.now)
    return told
  }

  #failed(error: unknown): void {
    this.#failures += 1
    this.#isReached = false
    this.#set({ problem: problemOf(error) })
    const delay = Math.min(FIRST_RETRY_MS * 2 ** (this.#failures - 1), LAST_RETRY_MS)
    // Phones that lost the same network do not come back in the same moment.
    this.#wait(delay * (0.8 + 0.4 * Math.random()))
  }

  #wait(delay: number): void {
    this.#cancel()
    if (this.#isAwake) this.#cancel = this.#later(() => this.refresh(), delay)
  }

  /** Whether the stream has told more than the desk; it is asked once. */
  #isBehind(): boolean {
    const isBehind = this.#heard > (this.#state.match?.sequence ?? 0)
    this.#heard = 0
    return isBehind
  }

  #waiting(): readonly KeptTap[] {
    return this.#state.taps.filter(({ state }) => state === 'waiting')
  }

  #set(changes: Partial<BookState>): void {
    this.#state = { ...this.#state, ...changes }
    for (const listener of this.#listeners) listener()
  }
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...ids].filter((one) => one !== id))
}
