import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { Transactions } from '../../foundation/database/transactions.ts'
import { Sealer } from '../sealing/sealer.ts'
import { Authenticator } from './authenticator.entity.ts'

/** Base32, the form in which the database held secrets before they were sealed. */
const PLAIN = /^[A-Z2-7]+=*$/

const purposeOf = (accountId: number) => `authenticator of account ${accountId}`

/** Seals the secrets of authenticators, so that a stolen database alone yields no codes. */
@Injectable()
export class AuthenticatorSecrets implements OnApplicationBootstrap {
  private readonly logger = new Logger(AuthenticatorSecrets.name)

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly sealer: Sealer,
  ) {}

  /**
   * Seals secrets with the current key unless they are already. Once every process has started this way, the former key
   * is obsolete.
   */
  async onApplicationBootstrap(): Promise<void> {
    try {
      await this.sealAll()
    } catch (error) {
      // The API starts without its database too.
      this.logger.warn({ err: error }, 'Secrets of authenticators could not be sealed anew')
    }
  }

  private async sealAll(): Promise<void> {
    const { manager } = this.dataSource
    for (const { accountId, secret, offer } of await manager.find(Authenticator)) {
      const change = {
        ...this.sealedAnew(accountId, 'secret', secret),
        ...this.sealedAnew(accountId, 'offer', offer),
      }
      if (Object.keys(change).length === 0) continue
      // Skip a row that its owner has changed meanwhile.
      await this.transactions.run((writer) =>
        writer
          .createQueryBuilder()
          .update(Authenticator)
          .set(change)
          .where({
            accountId,
            ...(secret !== null && { secret }),
            ...(offer !== null && { offer }),
          })
          .execute(),
      )
    }
  }

  seal(accountId: number, secret: string): string {
    return this.sealer.seal(secret, purposeOf(accountId))
  }

  /** Opens a secret. Logs an error and returns null if no key of this installation opens it. */
  open(accountId: number, sealed: string): string | null {
    const secret = PLAIN.test(sealed) ? sealed : this.sealer.open(sealed, purposeOf(accountId))
    if (secret === null) {
      this.logger.error(
        { account: accountId },
        'The secret of an authenticator was sealed by another DESK_KEY: its owner signs in by a recovery code',
      )
    }
    return secret
  }

  private sealedAnew(accountId: number, column: 'secret' | 'offer', stored: string | null) {
    if (stored === null || this.sealer.isCurrent(stored)) return {}
    const secret = this.open(accountId, stored)
    return secret === null ? {} : { [column]: this.seal(accountId, secret) }
  }
}
