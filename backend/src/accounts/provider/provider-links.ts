import { GoneException, Injectable } from '@nestjs/common'
import type { ProviderOutcome } from 'shared-contracts/desk/account'
import { DataSource } from 'typeorm'
import { writeAudit, type AuditActor } from '../../foundation/audit/audit-log.ts'
import { isUniqueViolation } from '../../foundation/database/database-unavailable.ts'
import { retried } from '../../foundation/database/retried.ts'
import { Transactions } from '../../foundation/database/transactions.ts'
import { InvalidBodyException } from '../../foundation/http/invalid-body.exception.ts'
import { notFound } from '../../foundation/http/record-id.ts'
import { Invitations } from '../invitations/invitations.ts'
import { Session } from '../sessions/session.entity.ts'
import { Sessions, type SignInPlace } from '../sessions/sessions.ts'
import { lockAccount } from '../users/lock-account.ts'
import type { User } from '../users/user.entity.ts'
import { assertCanSignIn } from '../users/ways-to-sign-in.ts'
import { ProviderLink } from './provider-link.entity.ts'
import type { Errand } from './provider-flows.ts'

type Of<Kind extends Errand['kind']> = Extract<Errand, { readonly kind: Kind }>

/** How a flow through the provider ended: with the token of a new session, or with an outcome to report. */
export type WayEnd = { readonly token: string } | ProviderOutcome

/**
 * Links accounts to identities at the provider. A link is made once, by the holder of the account or of an invitation.
 * A name or mail address from the provider never makes one.
 */
@Injectable()
export class ProviderLinks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly sessions: Sessions,
    private readonly invitations: Invitations,
  ) {}

  isLinked(accountId: number): Promise<boolean> {
    return this.dataSource.manager.existsBy(ProviderLink, { accountId })
  }

  /** Completes a flow through the provider according to its errand. */
  end(errand: Errand, subjectHash: string, place: SignInPlace): Promise<WayEnd> {
    if (errand.kind === 'link') return this.link(errand, subjectHash, place)
    return errand.kind === 'sign-in'
      ? this.signIn(subjectHash, place)
      : this.accept(errand, subjectHash, place)
  }

  /**
   * @throws NotFoundException if the account is not linked.
   * @throws ConflictException if its owner would have no other way to sign in.
   */
  async unlink({ id: accountId, name }: User, caller: AuditActor): Promise<void> {
    await this.transactions.run(async (manager) => {
      const account = await lockAccount(manager, accountId)
      const { affected } = await manager.delete(ProviderLink, { accountId })
      if (!account || affected !== 1) throw notFound('link')
      await assertCanSignIn(manager, account)
      await writeAudit(manager, caller, 'provider unlinked', name)
    })
  }

  private async signIn(subjectHash: string, place: SignInPlace): Promise<WayEnd> {
    const found = await this.dataSource.manager.findOneBy(ProviderLink, { subjectHash })
    if (!found) return 'unknown'
    const { accountId } = found
    return this.transactions.run(async (manager) => {
      const account = await lockAccount(manager, accountId)
      // The link may have been removed before the account was locked.
      const isLinked = await manager.existsBy(ProviderLink, { accountId, subjectHash })
      if (!account || !isLinked) return 'unknown'
      return { token: await this.sessions.begin(manager, account, place) }
    })
  }

  /** Links the account whose session started the flow, unless that session has ended meanwhile. */
  private link(
    { accountId, sessionId }: Of<'link'>,
    subjectHash: string,
    { address }: SignInPlace,
  ): Promise<WayEnd> {
    return takenWhereNotUnique(() =>
      this.transactions.run(async (manager): Promise<WayEnd> => {
        const account = await lockAccount(manager, accountId)
        const isSignedIn = await manager.existsBy(Session, { id: sessionId, accountId })
        if (!account || !isSignedIn) return 'refused'
        const before = await manager.findOneBy(ProviderLink, { accountId })
        if (before) return before.subjectHash === subjectHash ? 'linked' : 'taken'
        await manager.insert(ProviderLink, { accountId, subjectHash, linkedAt: new Date() })
        await writeAudit(manager, { actor: account.name, address }, 'provider linked', account.name)
        return 'linked'
      }),
    )
  }

  /** Makes the account of an invitation, without a password. */
  private accept(
    { token, name, username }: Of<'invitation'>,
    subjectHash: string,
    place: SignInPlace,
  ): Promise<WayEnd> {
    return retried(() =>
      this.transactions.run(async (manager): Promise<WayEnd> => {
        if (await manager.existsBy(ProviderLink, { subjectHash })) return 'taken'
        const account = { token, name, username, password: null }
        const made = await this.invitations.use(manager, account, place.address)
        await manager.insert(ProviderLink, {
          accountId: made.id,
          subjectHash,
          linkedAt: new Date(),
        })
        return { token: await this.sessions.begin(manager, made, place) }
      }),
    ).catch((error: unknown) => {
      if (error instanceof GoneException || error instanceof InvalidBodyException) {
        return 'invitation' as const
      }
      throw error
    })
  }
}

/** Returns `taken` for a unique violation, as when two requests make the same link at once. */
async function takenWhereNotUnique(work: () => Promise<WayEnd>): Promise<WayEnd> {
  try {
    return await work()
  } catch (error) {
    if (isUniqueViolation(error)) return 'taken'
    throw error
  }
}
