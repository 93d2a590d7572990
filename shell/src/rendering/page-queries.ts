import type { Query, QueryClient } from 'shared-contracts/query'
import type { QueryState } from 'shared-contracts/rendering'
import { AnswerUnavailable, type HeldAnswers } from './held-answers.ts'

/** The queries of one page: found by rendering it, answered by what the server holds. */
export class PageQueries {
  private readonly client: QueryClient
  private readonly answers: HeldAnswers
  /** Queries without an answer. Their part of the page stays in its loading state, and the browser asks. */
  private readonly unanswered = new Set<string>()
  /** Why an answer that is there could not be read. */
  readonly faults: string[] = []

  constructor(client: QueryClient, answers: HeldAnswers) {
    this.client = client
    this.answers = answers
  }

  get isWhole(): boolean {
    return this.unanswered.size === 0
  }

  /**
   * Answers what the last rendering asked for.
   *
   * @returns whether it asked for anything, so that rendering again shows more.
   */
  async answer(): Promise<boolean> {
    const pending = this.pending()
    for (const query of pending) await this.fetch(query)
    return pending.length > 0
  }

  /** Every answered query, for the browser to begin with. */
  state(): QueryState[] {
    return this.all()
      .filter(({ state }) => state.status === 'success')
      .map(({ queryKey, state }) => [[...queryKey], state.dataUpdatedAt, state.data])
  }

  /** The shortest time for which a browser takes an answer for fresh, in milliseconds; null where none ages. */
  get freshMs(): number | null {
    const times = this.all().map((query) => {
      const { staleTime } = query.options as { staleTime?: unknown }
      return typeof staleTime === 'number' ? staleTime : Infinity
    })
    const shortest = Math.min(...times)
    return Number.isFinite(shortest) ? shortest : null
  }

  private all(): Query[] {
    return this.client.getQueryCache().getAll()
  }

  private pending(): Query[] {
    return this.all().filter(
      ({ state, options, queryHash }) =>
        state.status === 'pending' &&
        (options as { enabled?: unknown }).enabled !== false &&
        !this.unanswered.has(queryHash),
    )
  }

  private async fetch(query: Query): Promise<void> {
    this.answers.startReading()
    try {
      const data: unknown = await query.fetch()
      this.client.setQueryData(query.queryKey, data, { updatedAt: this.answers.readAt })
    } catch (error) {
      this.unanswered.add(query.queryHash)
      // A page never hydrates as failed: the browser asks for itself, and says what becomes of it.
      query.reset()
      if (!(error instanceof AnswerUnavailable)) {
        this.faults.push(`${JSON.stringify(query.queryKey)}: ${String(error).slice(0, 300)}`)
      }
    }
  }
}
