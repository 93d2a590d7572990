import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common'
import { CachedAnswer, type CachedAnswerOptions } from './cached-answer.ts'
import { Drain } from './drain.ts'
import { KeyedAnswers, type KeyedAnswersOptions } from './keyed-answers.ts'

/** Makes the cached answers of all modules and warms them at boot. */
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

  /** Answers by a key of their address, which nobody can warm. */
  createKeyed(options: Omit<KeyedAnswersOptions, 'isDraining'>): KeyedAnswers {
    return new KeyedAnswers({ ...options, isDraining: () => this.drain.isDraining })
  }

  /** Without a migrated database the API still starts, and readiness says so. */
  async onApplicationBootstrap(): Promise<void> {
    const results = await Promise.allSettled(this.all.map((answer) => answer.warm()))
    const failed = results.find((result) => result.status === 'rejected')
    if (failed) this.logger.warn({ err: failed.reason as unknown }, 'Answers could not be warmed')
  }
}
