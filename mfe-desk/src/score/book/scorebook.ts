import { MOST_TAPS, ScoredMatch, TapsAnswer, type TapOutcome } from 'shared-contracts/league/score'
import * as v from 'valibot'
import type { PhoneClock } from '../clock/phone-clock.ts'
import type { PhoneMoment } from '../clock/stretch.ts'
import { DeskError, type CallDesk } from '../../desk-api/desk-api.ts'
import type { DraftTap, KeptTap } from '../taps/kept-tap.ts'
import type { PhoneStore } from '../taps/phone-store.ts'
import { datedTaps } from './dated-taps.ts'
import { problemOf, type Problem } from './problem.ts'

/** Polling interval for the taps of other scorers, in milliseconds. */
const ASK_MS = 10_000
/** The same while the stream announces news: a connection may be dead without notice. */
const ASK_LISTENING_MS = 60_000
const FIRST_RETRY_MS = 1_000
const LAST_RETRY_MS = 30_000

export interface BookState {
  /** The match as the server last sent it, to this page or an earlier one; null before the first time. */
  readonly match: ScoredMatch | null
  /** Taps that the server has not accepted, in order. */
  readonly taps: readonly KeptTap[]
  /** Ids of taps that are not yet on disk. */
  readonly unkept: ReadonlySet<string>
  readonly problem: Problem | null
  /** False if the phone could not store the last tap: then taps are lost when the page closes. */
  readonly canKeep: boolean
}

export interface ScorebookOptions {
  readonly account: number
  readonly match: string
  readonly store: PhoneStore
  readonly clock: PhoneClock
  readonly call: CallDesk
  /** Whether the browser is still signed in with this account. */
  readonly isOwn: () => boolean
  /** Calls a function after a delay in milliseconds; returns a function that cancels it. */
  readonly later?: (run: () => void, delay: number) => () => void
}

const setLater = (run: () => void, delay: number) => {
  const timer = setTimeout(run, delay)
  return () => clearTimeout(timer)
}

/**
 * The taps of one person for one match on this phone. A tap is shown at once, stored, then sent in order. Whatever
 * the network does, it is resent until the server has reported its outcome.
 */
export class Scorebook {
  #state: BookState = { match: null, taps: [], unkept: new Set(), problem: null, canKeep: true }
  #order = 0
  #inFlight: ReadonlySet<string> = new Set()
  /** Ids of taps that the phone could not store. */
  readonly #unstored = new Set<string>()
  #isBusy = false
  #isAskedAgain = false
  #failures = 0
  /** Whether the last call got a response. */
  #isReached = false
  /** Maximum taps per call. It drops to one after an invalid batch, to find the faulty tap. */
  #most = MOST_TAPS
  #isAwake = false
  #isListening = false
  /** Sequence number that the stream last announced. */
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

  /** Reads the taps and the match that earlier pages have stored. */
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

  /** Starts when the page is visible: sends waiting taps, and fetches those of others. */
  wake(): void {
    this.#isAwake = true
    this.#failures = 0
    this.refresh()
  }

  /** Stops while the page is hidden. */
  rest(): void {
    this.#isAwake = false
    this.#cancel()
  }

  /** Exchanges with the server now. */
  refresh(): void {
    this.#cancel()
    void this.#talk()
  }

  /** Tells the book whether the match's stream is open. */
  listen(isListening: boolean): void {
    const isLost = this.#isListening && !isListening
    this.#isListening = isListening
    if (isLost && this.#isAwake && !this.#isBusy && this.#failures === 0) this.#wait(ASK_MS)
  }

  /** Receives the sequence number that the stream announces; null if it has none. */
  heardOf(sequence: number | null): void {
    this.#heard = sequence ?? Infinity
    // A response under way may include it already, as it does for this phone's own taps.
    if (!this.#isBusy && this.#isBehind()) this.refresh()
  }

  /**
   * Adds a tap, whose moment may be a little in the past.
   *
   * @param at its moment by the server's clock, if it was sent before with another id.
   */
  async tap(draft: DraftTap, moment: PhoneMoment, at: string | null = null): Promise<void> {
    const { account, match } = this.#options
    this.#order += 1
    const tap: KeptTap = {
      ...{ id: draft.id, account, match, order: this.#order, moment, draft },
      ...{ at, state: 'waiting', sameAs: null, reason: null },
    }
    const { taps, unkept } = this.#state
    this.#set({ taps: [...taps, tap], unkept: new Set([...unkept, tap.id]) })
    await this.#keep(tap)
    // Send the tap even if it cannot be stored.
    this.refresh()
  }

  /** Removes a tap from this phone. @returns false if the server may have it as well. */
  async drop(id: string): Promise<boolean> {
    const tap = this.#state.taps.find((one) => one.id === id)
    if (!tap || this.#inFlight.has(id) || (tap.state === 'waiting' && tap.at !== null)) return false
    this.#set({ taps: this.#state.taps.filter((one) => one.id !== id) })
    await this.#options.store.drop([id]).catch(() => undefined)
    // The server keeps a double until a correction takes it back.
    return tap.state !== 'double'
  }

  /** Stores a tap, and those that a full phone has refused before. */
  async #keep(tap: KeptTap): Promise<void> {
    const { store, clock } = this.#options
    const taps = [...this.#state.taps.filter(({ id }) => this.#unstored.has(id)), tap]
    try {
      await store.keep(taps, clock.log)
      for (const { id } of taps) this.#unstored.delete(id)
      this.#set({ unkept: without(this.#state.unkept, taps), canKeep: true })
    } catch {
      this.#unstored.add(tap.id)
      this.#set({ canKeep: false })
    }
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

  /** Sends all waiting taps, or fetches the match if there are none. @throws DeskError if a call fails. */
  async #exchange(): Promise<void> {
    const { match, clock } = this.#options
    // After a failure, fetch first: a tap that was never sent can still be removed without a trace.
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

  /** Returns the next batch, and fixes the moment of each tap by the server's clock. */
  async #dated(): Promise<readonly KeptTap[]> {
    const { store, clock } = this.#options
    const batch = datedTaps(this.#waiting().slice(0, this.#most), clock)
    const dated = new Map(batch.map((tap) => [tap.id, tap]))
    this.#inFlight = new Set(dated.keys())
    this.#set({ taps: this.#state.taps.map((tap) => dated.get(tap.id) ?? tap) })
    await store.keep(batch, clock.log).catch(() => undefined)
    return batch
  }

  /** Handles an invalid batch, which is useless to resend: sends its taps one by one, and refuses the invalid one. */
  async #unread(error: unknown, batch: readonly KeptTap[]): Promise<void> {
    const isUnread = error instanceof DeskError && [400, 413, 422].includes(error.status)
    if (!isUnread) throw error
    const [only, ...others] = batch
    this.#most = 1
    if (!only || others.length > 0) return
    const { message } = error
    await this.#settle([{ id: only.id, outcome: 'refused', sameAs: null, reason: message }])
  }

  /** @param told the match with these taps, shown in the same step to avoid flicker. */
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
    // Spreads the retries of phones that lost the same network.
    this.#wait(delay * (0.8 + 0.4 * Math.random()))
  }

  #wait(delay: number): void {
    this.#cancel()
    if (this.#isAwake) this.#cancel = this.#later(() => this.refresh(), delay)
  }

  /** Whether the stream has announced more than the desk has sent. Resets it, so that the desk is asked once. */
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

function without(ids: ReadonlySet<string>, taps: readonly KeptTap[]): ReadonlySet<string> {
  const gone = new Set(taps.map(({ id }) => id))
  return new Set([...ids].filter((id) => !gone.has(id)))
}
