import { HttpException } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { CachedAnswer, type CachedAnswerOptions } from './cached-answer.ts'

/** Maximum responses held at once, the most recently requested ones: visitors choose their keys. */
const MAX_CACHED = 200

export interface KeyedAnswersOptions extends Omit<CachedAnswerOptions, 'load'> {
  readonly load: (key: string) => Promise<unknown>
}

/** Cached responses of one kind, each by a key from its address. */
export class KeyedAnswers {
  private readonly held = new LRUCache<string, CachedAnswer>({ max: MAX_CACHED })

  constructor(private readonly options: KeyedAnswersOptions) {}

  /** Invalidates all held responses: from now on, they are only served if loading fails. */
  invalidate(): void {
    for (const answer of this.held.values()) answer.invalidate()
  }

  /** Works like `CachedAnswer.send`. A key without a result is not held. */
  async send(key: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { load } = this.options
    const known = this.held.get(key)
    const answer = known ?? new CachedAnswer({ ...this.options, load: () => load(key) })
    if (!known) this.held.set(key, answer)
    try {
      await answer.send(request, reply)
    } catch (error) {
      if (error instanceof HttpException && this.held.get(key) === answer) this.held.delete(key)
      throw error
    }
  }
}
