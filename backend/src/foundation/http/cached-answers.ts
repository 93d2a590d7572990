import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common'
import { CachedAnswer, type CachedAnswerOptions } from './cached-answer.ts'
import { Drain } from './drain.ts'
import { KeyedAnswers, type KeyedAnswersOptions } from './keyed-answers.ts'

/** Creates the cached responses of all modules and warms them at boot. */
@Injectable()
export class CachedAnswers implements OnApplicationBootstrap {
  private readonly logger = new Logger(CachedAnswers.name)
  private readonly all: CachedAnswer[] = []

  constructor(private readonly drain: Drain) {}

  create(options: Omit<CachedAnswerOptions, 'isDraining'>): CachedAnswer {
    const answer = new CachedAnswer({ ...options, isDraining: () => this.drain.isDraining })
    this.all.push(answer)
    return answer
  }

  /** Creates responses by a key in their address, which cannot be warmed. */
  createKeyed(options: Omit<KeyedAnswersOptions, 'isDraining'>): KeyedAnswers {
    return new KeyedAnswers({ ...options, isDraining: () => this.drain.isDraining })
  }

  /** Warms the responses. Without a migrated database the API still starts, and readiness reports it. */
  async onApplicationBootstrap(): Promise<void> {
    const results = await Promise.allSettled(this.all.map((answer) => answer.warm()))
    const failed = results.find((result) => result.status === 'rejected')
    if (failed) this.logger.warn({ err: failed.reason as unknown }, 'Answers could not be warmed')
  }
}
