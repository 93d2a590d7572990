import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { Transactions } from '../../foundation/database/transactions.ts'
import { Sealer } from '../sealing/sealer.ts'
import { Authenticator } from './authenticator.entity.ts'

/** In base32, as secrets lay in the database before they were sealed. */
const PLAIN = /^[A-Z2-7]+=*$/

const purposeOf = (accountId: number) => `authenticator of account ${accountId}`

/** Seals the secrets of authenticators: who has the database alone has no code. */
@Injectable()
export class AuthenticatorSecrets implements OnApplicationBootstrap {
  private readonly logger = new Logger(AuthenticatorSecrets.name)

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly sealer: Sealer,
  ) {}

  /** Seals by today's key what is not: a former key is needed no longer once every process has begun so. */
  async onApplicationBootstrap(): Promise<void> {
    try {
      await this.sealAll()
    } catch (error) {
      // An API starts without its database as well.
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
      // Not over what its owner has changed meanwhile.
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

  /** Null for what no key of this installation opens; the log says so. */
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
