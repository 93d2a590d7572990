import type { ScoredMatch, Tap, TapOutcome } from 'shared-contracts/league/score'
import { DeskError, type CallDesk } from '../../desk-api/desk-api.ts'
import { scoredMatch } from './scored-match.ts'

/** State of the network. */
export type Network = 'up' | 'down' | 'answer-lost'

/** Accepts each tap once, by its id, over a network that may lose requests and responses. */
export class SimulatedServer {
  network: Network = 'up'
  /** Status with which every call is refused. */
  refusal: number | null = null
  readonly calls: string[] = []
  readonly taken: Tap[] = []
  /** Outcomes that differ from acceptance, by the id of the tap. */
  readonly outcomes = new Map<string, Partial<TapOutcome>>()
  /** Decides whether a body is valid. */
  reads: (taps: readonly Tap[]) => boolean = () => true
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  readonly call: CallDesk = (path, { method = 'GET', body } = {}) => {
    this.calls.push(`${method} ${path}`)
    if (this.network === 'down') return Promise.reject(new DeskError(0, {}))
    if (this.refusal !== null) return Promise.reject(new DeskError(this.refusal, {}))
    if (method === 'GET') return Promise.resolve(this.match())
    const { taps } = body as { readonly taps: readonly Tap[] }
    if (!this.reads(taps)) return Promise.reject(new DeskError(400, { message: 'It is wrong' }))
    const outcomes = taps.map((tap) => this.#take(tap))
    if (this.network === 'answer-lost') return Promise.reject(new DeskError(0, {}))
    return Promise.resolve({ outcomes, match: this.match() })
  }

  match(): ScoredMatch {
    const events = this.taken.flatMap((tap, index) =>
      tap.kind === 'event'
        ? [
            {
              ...{ id: tap.id, sequence: index + 1, minute: 1, added: 0, at: tap.at, by: 'Ama' },
              ...{ type: tap.type, side: tap.side, player: null, related: null, note: '' },
              ...{ corrects: null, withdrawn: false },
            },
          ]
        : [],
    )
    return scoredMatch({ now: new Date(this.#now()).toISOString(), events })
  }

  #take(tap: Tap): TapOutcome {
    const told = this.outcomes.get(tap.id)
    if (!told && !this.taken.some(({ id }) => id === tap.id)) this.taken.push(tap)
    return { id: tap.id, outcome: 'taken', sameAs: null, reason: null, ...told }
  }
}
