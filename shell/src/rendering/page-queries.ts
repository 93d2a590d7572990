import type { Query, QueryClient } from 'shared-contracts/query'
import type { QueryState } from 'shared-contracts/rendering'
import { AnswerUnavailable, type HeldAnswers } from './held-answers.ts'

/** The queries of one page: found by rendering it, answered from the server's responses. */
export class PageQueries {
  private readonly client: QueryClient
  private readonly answers: HeldAnswers
  /** Queries without a response. Their part of the page stays in its loading state, and the browser requests them. */
  private readonly unanswered = new Set<string>()
  /** Reasons why available responses could not be read. */
  readonly faults: string[] = []

  constructor(client: QueryClient, answers: HeldAnswers) {
    this.client = client
    this.answers = answers
  }

  get isWhole(): boolean {
    return this.unanswered.size === 0
  }

  /**
   * Answers the queries of the last rendering.
   *
   * @returns whether there were any, so that rendering again shows more.
   */
  async answer(): Promise<boolean> {
    const pending = this.pending()
    for (const query of pending) await this.fetch(query)
    return pending.length > 0
  }

  /** Returns every answered query, as the browser's initial state. */
  state(): QueryState[] {
    return this.all()
      .filter(({ state }) => state.status === 'success')
      .map(({ queryKey, state }) => [[...queryKey], state.dataUpdatedAt, state.data])
  }

  /** Shortest time for which a browser treats a response as fresh, in milliseconds; null if none gets stale. */
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
      // A page never hydrates as failed: the browser makes the request itself, and reports its result.
      query.reset()
      if (!(error instanceof AnswerUnavailable)) {
        this.faults.push(`${JSON.stringify(query.queryKey)}: ${String(error).slice(0, 300)}`)
      }
    }
  }
}
