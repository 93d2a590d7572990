import { ConflictException, Injectable } from '@nestjs/common'
import type { OwnAccount } from 'shared-contracts/desk/account'
import { DataSource } from 'typeorm'
import { writeAudit, type AuditActor } from '../../foundation/audit/audit-log.ts'
import { Transactions } from '../../foundation/database/transactions.ts'
import { InvalidBodyException } from '../../foundation/http/invalid-body.exception.ts'
import { Passkeys } from '../passkeys/passkeys.ts'
import { IdentityProvider } from '../provider/identity-provider.ts'
import { ProviderLinks } from '../provider/provider-links.ts'
import { SecondFactor } from '../second-factor/second-factor.ts'
import { Sessions } from '../sessions/sessions.ts'
import { SignInLimits } from '../sessions/sign-in-limits.ts'
import { hashPassword, verifyPassword } from '../users/password.ts'
import { User } from '../users/user.entity.ts'

/** Describes people's own accounts, and changes their passwords. */
@Injectable()
export class OwnAccounts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly sessions: Sessions,
    private readonly limits: SignInLimits,
    private readonly secondFactor: SecondFactor,
    private readonly passkeys: Passkeys,
    private readonly provider: IdentityProvider,
    private readonly links: ProviderLinks,
  ) {}

  async describe(accountId: number): Promise<OwnAccount> {
    const passkeys = await this.passkeys.list(accountId)
    const { label: name } = this.provider
    return {
      hasPassword: (await this.passwordOf(accountId)) !== null,
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

  /** @param field name of the form field that a wrong password is reported for. */
  async prove(accountId: number, password: string, field: string): Promise<void> {
    const admission = await this.limits.admitOwner(accountId)
    const stored = await this.passwordOf(accountId)
    if (stored === null) throw new ConflictException('This account has no password')
    if (!(await verifyPassword(password, stored))) {
      throw new InvalidBodyException([{ path: [field], message: 'This is not your password' }])
    }
    await admission.takeBack()
  }

  /** Changes the password, and ends all other sessions of the account. */
  async changePassword(
    accountId: number,
    { current, next }: { current: string; next: string },
    sessionId: number,
    actor: AuditActor,
  ): Promise<void> {
    await this.prove(accountId, current, 'current')
    const password = await hashPassword(next)
    await this.transactions.run(async (manager) => {
      await manager.update(User, { id: accountId }, { password })
      await this.sessions.endAll(manager, accountId, sessionId)
      await writeAudit(manager, actor, 'password changed', actor.actor)
    })
  }

  private async passwordOf(id: number): Promise<string | null> {
    const { password } = await this.dataSource.manager.findOneOrFail(User, {
      where: { id },
      select: { id: true, password: true },
    })
    return password
  }
}
