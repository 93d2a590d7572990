import { Injectable } from '@nestjs/common'
import type { NewsletterRequest, NewsletterResponse } from 'shared-contracts'
import { isUniqueViolation } from '../database/database-unavailable.ts'
import { Transactions } from '../database/transactions.ts'
import { emailHash as hashOf } from '../intake/email-hash.ts'
import { RateLimits } from '../intake/rate-limits.ts'
import type { SenderOfRequest } from '../intake/sender.decorator.ts'
import { NewsletterSubscriber } from './newsletter-subscriber.entity.ts'

@Injectable()
export class NewsletterService {
  constructor(
    private readonly transactions: Transactions,
    private readonly limits: RateLimits,
  ) {}

  /** Puts the address on the list, unless it is there; the answer does not tell which. */
  async subscribe(
    { email }: NewsletterRequest,
    { address }: SenderOfRequest,
  ): Promise<NewsletterResponse> {
    const emailHash = hashOf(email)
    try {
      await this.transactions.run(async (manager) => {
        await this.limits.admit(manager, { address, email })
        if (await manager.existsBy(NewsletterSubscriber, { emailHash })) return
        await manager.insert(NewsletterSubscriber, { emailHash, email, createdAt: new Date() })
      })
    } catch (error) {
      // Another request has put it there in between.
      if (!isUniqueViolation(error)) throw error
    }
    return { email }
  }
}
