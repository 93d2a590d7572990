import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common'
import { CachedAnswer, type CachedAnswerOptions } from './cached-answer.ts'
import { Drain } from './drain.ts'
import { KeyedAnswers, type KeyedAnswersOptions } from './keyed-answers.ts'
import { WithheldException } from './withheld.exception.ts'

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
    const reasons = results.flatMap((result): unknown[] =>
      result.status === 'rejected' ? [result.reason] : [],
    )
    // What is withheld is as it should be, such as prices of which no file has been uploaded yet.
    const err = reasons.find((reason) => !(reason instanceof WithheldException))
    if (err !== undefined) this.logger.warn({ err }, 'Answers could not be warmed')
  }
}
