import { HttpException } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { CachedAnswer, type CachedAnswerOptions } from './cached-answer.ts'

/** Maximum responses of each sort held at once, the most recently requested ones: visitors choose their keys. */
const MAX_CACHED = 200

export interface KeyedAnswersOptions extends Omit<CachedAnswerOptions, 'load' | 'isFiltered'> {
  readonly load: (key: string) => Promise<unknown>
  /**
   * Whether a key has filters, of which there are endlessly many: their responses never take the place of others, and
   * are compressed with less effort. No key has any by default.
   */
  readonly isFiltered?: (key: string) => boolean
}

/** Cached responses of one kind, each by a key from its address. */
export class KeyedAnswers {
  private readonly common = new LRUCache<string, CachedAnswer>({ max: MAX_CACHED })
  private readonly filtered = new LRUCache<string, CachedAnswer>({ max: MAX_CACHED })

  constructor(private readonly options: KeyedAnswersOptions) {}

  /** Invalidates all held responses: from now on, they are only served if loading fails. */
  invalidate(): void {
    for (const held of [this.common, this.filtered])
      for (const answer of held.values()) answer.invalidate()
  }

  /** Works like `CachedAnswer.send`. A key without a result is not held. */
  async send(key: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { load, isFiltered: hasFilters, ...options } = this.options
    const isFiltered = hasFilters?.(key) ?? false
    const held = isFiltered ? this.filtered : this.common
    const known = held.get(key)
    const answer = known ?? new CachedAnswer({ ...options, isFiltered, load: () => load(key) })
    if (!known) held.set(key, answer)
    try {
      await answer.send(request, reply)
    } catch (error) {
      if (error instanceof HttpException && held.get(key) === answer) held.delete(key)
      throw error
    }
  }
}
