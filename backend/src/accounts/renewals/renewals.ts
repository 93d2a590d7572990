import { ConflictException, GoneException, Inject, Injectable } from '@nestjs/common'
import type {
  RenewalAcceptance,
  RenewalResponse,
  RenewedAccount,
} from 'shared-contracts/desk/account'
import { DataSource, MoreThan, type EntityManager } from 'typeorm'
import type * as v from 'valibot'
import { writeAudit, type AuditActor } from '../../foundation/audit/audit-log.ts'
import { CONFIG } from '../../foundation/config/config.ts'
import type { OriginConfig } from '../../foundation/config/public-origin.ts'
import { sha256 } from '../../foundation/database/sha256.ts'
import { Transactions } from '../../foundation/database/transactions.ts'
import { notFound } from '../../foundation/http/record-id.ts'
import { Passkey } from '../passkeys/passkey.entity.ts'
import { ProviderLink } from '../provider/provider-link.entity.ts'
import { removeSecondFactor } from '../second-factor/second-factor.ts'
import { Sessions } from '../sessions/sessions.ts'
import { hashPassword } from '../users/password.ts'
import { User } from '../users/user.entity.ts'
import { makeRenewal, textOf } from './make-renewal.ts'
import { Renewal } from './renewal.entity.ts'

/** Restores access for people who have lost their password or second factor. */
@Injectable()
export class Renewals {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly sessions: Sessions,
    @Inject(CONFIG) private readonly config: OriginConfig,
  ) {}

  /**
   * @throws NotFoundException if there is no such account.
   * @throws ConflictException if the account is turned off.
   */
  make(
    accountId: number,
    endsSecondFactor: boolean,
    caller: AuditActor,
  ): Promise<v.InferOutput<typeof RenewalResponse>> {
    return this.transactions.run(async (manager) => {
      const account = await manager.findOneBy(User, { id: accountId })
      if (!account) throw notFound('account')
      if (account.state !== 'active') {
        throw new ConflictException('This account is off: turn it on first')
      }
      return makeRenewal(manager, account, endsSecondFactor, caller, this.config)
    })
  }

  /**
   * Sets the new password and ends all sessions. It starts no session: an owner who keeps a second factor must prove
   * it.
   *
   * @throws GoneException if the link is used, replaced or expired, or the account is turned off.
   */
  async accept(
    { token, password }: v.InferOutput<typeof RenewalAcceptance>,
    address: string,
  ): Promise<v.InferOutput<typeof RenewedAccount>> {
    const tokenHash = sha256(token)
    // Check the token before the expensive password hash; the transaction checks it again.
    if (!(await holding(this.dataSource.manager, tokenHash))) throw isOver()
    const hash = await hashPassword(password)
    return this.transactions.run(async (manager) => {
      const renewal = await holding(manager, tokenHash)
      const used = await manager.delete(Renewal, { tokenHash })
      if (!renewal || used.affected !== 1) throw isOver()
      const { accountId, endsSecondFactor } = renewal
      const account = await manager.findOneBy(User, { id: accountId, state: 'active' })
      if (!account) throw isOver()
      await manager.update(User, { id: accountId }, { password: hash })
      await this.sessions.endAll(manager, accountId)
      if (endsSecondFactor) {
        await removeSecondFactor(manager, accountId)
        await manager.delete(Passkey, { accountId })
        await manager.delete(ProviderLink, { accountId })
      }
      const actor = { actor: account.name, address }
      await writeAudit(manager, actor, 'account renewed', account.username + textOf(renewal))
      return { username: account.username }
    })
  }
}

const holding = (manager: EntityManager, tokenHash: string): Promise<Renewal | null> =>
  manager.findOneBy(Renewal, { tokenHash, expiresAt: MoreThan(new Date()) })

const isOver = () => new GoneException('This link is used or over: ask for another one')
