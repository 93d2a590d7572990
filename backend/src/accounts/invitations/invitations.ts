import { GoneException, Inject, Injectable } from '@nestjs/common'
import type {
  InvitationAcceptance,
  InvitationResponse,
  OpenInvitation,
} from 'shared-contracts/desk/account'
import { DataSource, IsNull, MoreThan, Not, type EntityManager } from 'typeorm'
import type * as v from 'valibot'
import { writeAudit, type AuditActor } from '../../foundation/audit/audit-log.ts'
import { CONFIG } from '../../foundation/config/config.ts'
import type { OriginConfig } from '../../foundation/config/public-origin.ts'
import { sha256 } from '../../foundation/database/sha256.ts'
import { retried } from '../../foundation/database/retried.ts'
import { Transactions } from '../../foundation/database/transactions.ts'
import { notFound } from '../../foundation/http/record-id.ts'
import { Sessions, type SignInPlace } from '../sessions/sessions.ts'
import { insertAccount, type NewAccount } from '../users/insert-account.ts'
import { hashPassword } from '../users/password.ts'
import { User } from '../users/user.entity.ts'
import { Invitation } from './invitation.entity.ts'
import { invite, type Invited } from './invite.ts'

/** Makes, lists, revokes and accepts invitations. */
@Injectable()
export class Invitations {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly sessions: Sessions,
    @Inject(CONFIG) private readonly config: OriginConfig,
  ) {}

  make(invited: Invited, caller: AuditActor): Promise<v.InferOutput<typeof InvitationResponse>> {
    return this.transactions.run(async (manager) => {
      const made = await invite(manager, invited, caller.actor, this.config)
      await writeAudit(manager, caller, 'account invited', `${invited.name}, ${invited.role}`)
      return made
    })
  }

  /** Lists the invitations that can still be used, latest first. */
  async open(): Promise<v.InferOutput<typeof OpenInvitation>[]> {
    const invitations = await this.dataSource.manager.find(Invitation, {
      where: { expiresAt: MoreThan(new Date()) },
      order: { id: 'DESC' },
    })
    return invitations.map(({ id, name, role, expiresAt, invitedBy }) => ({
      id,
      name,
      role,
      expiresAt: expiresAt?.toISOString() ?? '',
      invitedBy,
    }))
  }

  /** @throws NotFoundException if there is no such invitation, or it was used. */
  async takeBack(id: number, caller: AuditActor): Promise<void> {
    await this.transactions.run(async (manager) => {
      const invitation = await manager.findOneBy(Invitation, { id, expiresAt: Not(IsNull()) })
      const taken = await manager.delete(Invitation, { id, expiresAt: Not(IsNull()) })
      if (!invitation || taken.affected !== 1) throw notFound('invitation')
      await writeAudit(manager, caller, 'invitation taken back', invitation.name)
    })
  }

  /**
   * Creates the account and signs its owner in. Of two concurrent uses, only one succeeds.
   *
   * @returns the token of the session.
   * @throws GoneException if the invitation is used, revoked or expired.
   * @throws InvalidBodyException if somebody else has the name or the username.
   */
  async accept(
    { password, ...acceptance }: v.InferOutput<typeof InvitationAcceptance>,
    place: SignInPlace,
  ): Promise<string> {
    // Check the token before the expensive password hash; the transaction checks it again.
    await this.assertValid(acceptance.token)
    const hash = await hashPassword(password)
    return retried(() =>
      this.transactions.run(async (manager) => {
        const account = await this.use(manager, { ...acceptance, password: hash }, place.address)
        return this.sessions.begin(manager, account, place)
      }),
    )
  }

  /** @throws GoneException if the invitation is used, revoked or expired. */
  async assertValid(token: string): Promise<void> {
    if (!(await holding(this.dataSource.manager, sha256(token)))) throw isOver()
  }

  /**
   * Creates the account of an invitation, in the transaction that also signs its owner in.
   *
   * @param acceptance contains the password's hash, or null for somebody who signs in without a password.
   * @throws GoneException if the invitation is used, revoked or expired.
   * @throws InvalidBodyException if somebody else has the name or the username.
   */
  async use(
    manager: EntityManager,
    { token, ...account }: Omit<NewAccount, 'role'> & { readonly token: string },
    address: string,
  ): Promise<User> {
    const tokenHash = sha256(token)
    const invitation = await holding(manager, tokenHash)
    const used = await manager.delete(Invitation, { tokenHash })
    if (!invitation || used.affected !== 1) throw isOver()
    const { role, slot, invitedBy } = invitation
    if (slot === 'first' && (await manager.exists(User))) throw isOver()
    const user = await insertAccount(manager, { ...account, role }, invitedBy)
    // The first account voids the installation's own invitation, whichever invitation it was created by.
    await manager.delete(Invitation, { slot: 'first' })
    const actor = { actor: user.name, address }
    await writeAudit(manager, actor, 'account created', `${user.username}, ${role}`)
    return user
  }
}

function holding(manager: EntityManager, tokenHash: string): Promise<Invitation | null> {
  return manager.findOneBy(
    Invitation,
    [MoreThan(new Date()), IsNull()].map((expiresAt) => ({ tokenHash, expiresAt })),
  )
}

const isOver = () => new GoneException('This invitation is used or over: ask for another one')
