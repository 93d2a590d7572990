import { HttpException } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { CachedAnswer, type CachedAnswerOptions } from './cached-answer.ts'

/** Answers that are held at once, those asked for last: their keys are a visitor's choice. */
const MOST_HELD = 200

export interface KeyedAnswersOptions extends Omit<CachedAnswerOptions, 'load'> {
  readonly load: (key: string) => Promise<unknown>
}

/** Cached answers of one kind, each by a key of its address. */
export class KeyedAnswers {
  private readonly held = new LRUCache<string, CachedAnswer>({ max: MOST_HELD })

  constructor(private readonly options: KeyedAnswersOptions) {}

  /** What was loaded before is given only if it cannot be loaded anew. */
  invalidate(): void {
    for (const answer of this.held.values()) answer.invalidate()
  }

  /** As `CachedAnswer.send`. A key that leads to nothing takes no room. */
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
