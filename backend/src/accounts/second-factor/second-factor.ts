import { ConflictException, Injectable } from '@nestjs/common'
import { generateSecret, generateURI, verify } from 'otplib'
import { COMPANY } from 'shared-contracts/site/company'
import { DataSource, IsNull, LessThan, Not, type EntityManager } from 'typeorm'
import { writeAudit, type AuditActor } from '../../foundation/audit/audit-log.ts'
import { Transactions } from '../../foundation/database/transactions.ts'
import { InvalidBodyException } from '../../foundation/http/invalid-body.exception.ts'
import { Authenticator } from './authenticator.entity.ts'
import { AuthenticatorSecrets } from './authenticator-secrets.ts'
import { RecoveryCode } from './recovery-code.entity.ts'
import { renewRecoveryCodes, useRecoveryCode } from './recovery-codes.ts'

/** Tolerance before and after the half minute of a code, in seconds, because clocks differ. */
const TOLERANCE_S = 30

/** The second factor of accounts: an authenticator, and recovery codes for it. */
@Injectable()
export class SecondFactor {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly secrets: AuthenticatorSecrets,
  ) {}

  /** Whether the account needs a code besides its password. */
  isOn(accountId: number): Promise<boolean> {
    return this.dataSource.manager.existsBy(Authenticator, { accountId, secret: Not(IsNull()) })
  }

  recoveryCodes(accountId: number): Promise<number> {
    return this.dataSource.manager.countBy(RecoveryCode, { accountId })
  }

  /** Uses up a code. @returns whether it is a valid code of the authenticator, or a recovery code. */
  async use(manager: EntityManager, accountId: number, code: string): Promise<boolean> {
    if (!/^\d{6}$/.test(code)) return useRecoveryCode(manager, accountId, code)
    const known = await manager.findOneBy(Authenticator, { accountId })
    const secret = known?.secret ? this.secrets.open(accountId, known.secret) : null
    if (!known || secret === null) return false
    const step = await stepOf(secret, code)
    if (step === null) return false
    const older = { accountId, lastStep: LessThan(step) }
    return (await manager.update(Authenticator, older, { lastStep: step })).affected === 1
  }

  /** Makes a secret for an authenticator. It takes effect when its first code is confirmed. */
  async offer(accountId: number, username: string): Promise<{ secret: string; uri: string }> {
    const secret = generateSecret()
    const offer = this.secrets.seal(accountId, secret)
    await this.transactions.run((manager) =>
      manager
        .createQueryBuilder()
        .insert()
        .into(Authenticator)
        .values({ accountId, offer, lastStep: 0 })
        // A confirmed authenticator keeps its last step, or its last code would be valid again.
        .orUpdate(['offer'], ['account_id'])
        .execute(),
    )
    return { secret, uri: generateURI({ issuer: COMPANY.name, label: username, secret }) }
  }

  /**
   * @returns recovery codes, which are shown only once.
   * @throws InvalidBodyException if the code does not belong to the offered secret.
   */
  confirm(accountId: number, code: string, actor: AuditActor): Promise<string[]> {
    return this.transactions.run(async (manager) => {
      const known = await manager.findOneBy(Authenticator, { accountId })
      const offered = known?.offer ? this.secrets.open(accountId, known.offer) : null
      const step = offered === null ? null : await stepOf(offered, code)
      if (!known?.offer || step === null) throw wrongCode()
      const confirmed = { secret: known.offer, offer: null, lastStep: step }
      // Of two confirmations at once, the second would replace the codes that the first one has shown.
      const { affected } = await manager.update(
        Authenticator,
        { accountId, offer: known.offer },
        confirmed,
      )
      if (affected !== 1) throw wrongCode()
      const codes = await renewRecoveryCodes(manager, accountId)
      await writeAudit(manager, actor, 'authenticator added', actor.actor)
      return codes
    })
  }

  /** @throws ConflictException if the account has no authenticator. */
  async renewRecoveryCodes(accountId: number, actor: AuditActor): Promise<string[]> {
    if (!(await this.isOn(accountId))) throw new ConflictException('Add an authenticator first')
    return this.transactions.run(async (manager) => {
      const codes = await renewRecoveryCodes(manager, accountId)
      await writeAudit(manager, actor, 'recovery codes renewed', actor.actor)
      return codes
    })
  }

  async remove(accountId: number, actor: AuditActor): Promise<void> {
    await this.transactions.run(async (manager) => {
      await removeSecondFactor(manager, accountId)
      await writeAudit(manager, actor, 'authenticator removed', actor.actor)
    })
  }
}

/** Removes an account's authenticator and its recovery codes. */
export async function removeSecondFactor(manager: EntityManager, accountId: number): Promise<void> {
  await manager.delete(Authenticator, { accountId })
  await manager.delete(RecoveryCode, { accountId })
}

/** Returns the time step (half minute) of a code; null if the code is invalid. */
async function stepOf(secret: string, token: string): Promise<number | null> {
  const result = await verify({ secret, token, epochTolerance: TOLERANCE_S })
  return result.valid && 'timeStep' in result ? result.timeStep : null
}

const wrongCode = () =>
  new InvalidBodyException([{ path: ['code'], message: 'This code is not of the authenticator' }])
