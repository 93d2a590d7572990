import { Injectable } from '@nestjs/common'
import type { OwnAccount } from 'shared-contracts/desk/account'
import { writeAudit, type AuditActor } from '../../foundation/audit/audit-log.ts'
import { Transactions } from '../../foundation/database/transactions.ts'
import { Passkeys } from '../passkeys/passkeys.ts'
import { IdentityProvider } from '../provider/identity-provider.ts'
import { ProviderLinks } from '../provider/provider-links.ts'
import { SecondFactor } from '../second-factor/second-factor.ts'
import { OwnerPassword, wrongPassword } from '../sessions/owner-password.ts'
import { Sessions } from '../sessions/sessions.ts'
import { lockAccount } from '../users/lock-account.ts'
import { hashPassword } from '../users/password.ts'
import { User } from '../users/user.entity.ts'

/** Describes people's own accounts, and changes their passwords. */
@Injectable()
export class OwnAccounts {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: Sessions,
    private readonly password: OwnerPassword,
    private readonly secondFactor: SecondFactor,
    private readonly passkeys: Passkeys,
    private readonly provider: IdentityProvider,
    private readonly links: ProviderLinks,
  ) {}

  async describe(accountId: number): Promise<OwnAccount> {
    const passkeys = await this.passkeys.list(accountId)
    const { label: name } = this.provider
    return {
      hasPassword: await this.password.exists(accountId),
      provider: name === null ? null : { name, isLinked: await this.links.isLinked(accountId) },
      hasTotp: await this.secondFactor.isOn(accountId),
      recoveryCodes: await this.secondFactor.recoveryCodes(accountId),
      passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
        id,
        name,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
    }
  }

  /** Changes the password, and ends all other sessions of the account. */
  async changePassword(
    accountId: number,
    { current, next }: { current: string; next: string },
    sessionId: number,
    actor: AuditActor,
  ): Promise<void> {
    const proven = await this.password.prove(accountId, current, 'current')
    const password = await hashPassword(next)
    await this.transactions.run(async (manager) => {
      // Another session or a renewal may have changed it since.
      const account = await lockAccount(manager, accountId)
      if (account?.password !== proven) throw wrongPassword('current')
      await manager.update(User, { id: accountId }, { password })
      await this.sessions.endAll(manager, accountId, sessionId)
      await writeAudit(manager, actor, 'password changed', actor.actor)
    })
  }
}
