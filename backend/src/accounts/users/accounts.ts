import { ConflictException, Injectable } from '@nestjs/common'
import type { Account, ACCOUNT_SORTS, AccountFields } from 'shared-contracts/desk/account'
import type { ListQuery } from 'shared-contracts/desk/list'
import type { Role } from 'shared-contracts/desk/roles'
import { DataSource, In, Not, type EntityManager } from 'typeorm'
import type * as v from 'valibot'
import { writeAudit, type AuditActor } from '../../foundation/audit/audit-log.ts'
import { containing } from '../../foundation/database/containing.ts'
import { Transactions } from '../../foundation/database/transactions.ts'
import { revisionConflict } from '../../foundation/http/if-match.ts'
import { notFound } from '../../foundation/http/record-id.ts'
import { Passkey } from '../passkeys/passkey.entity.ts'
import { ProviderLink } from '../provider/provider-link.entity.ts'
import { Authenticator } from '../second-factor/authenticator.entity.ts'
import { Sessions } from '../sessions/sessions.ts'
import { assertNameIsFree } from './insert-account.ts'
import { nameHash } from './name-hash.ts'
import { User } from './user.entity.ts'

type Fields = v.InferOutput<typeof AccountFields>

export type AccountQuery = ListQuery & {
  readonly sort?: (typeof ACCOUNT_SORTS)[number] | undefined
  readonly role?: Role | undefined
  readonly state?: Fields['state'] | undefined
}

/** Accounts as administrators see and change them. */
@Injectable()
export class Accounts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly sessions: Sessions,
  ) {}

  async list(query: AccountQuery): Promise<{ items: Account[]; total: number }> {
    const { page, perPage, sort = 'name', order, q, role, state } = query
    const { manager } = this.dataSource
    const select = manager
      .createQueryBuilder(User, 'user')
      .where({ ...(role && { role }), ...(state && { state }) })
      .orderBy(`user.${sort}`, order === 'desc' ? 'DESC' : 'ASC')
      .addOrderBy('user.id')
      .skip((page - 1) * perPage)
      .take(perPage)
    if (q) select.andWhere(...containing(['user.name', 'user.username'], q))
    const [users, total] = await select.getManyAndCount()
    return { items: await described(manager, users), total }
  }

  /** @throws NotFoundException */
  find(id: number): Promise<Account> {
    return findAccount(this.dataSource.manager, id)
  }

  /**
   * @param expected revision that the change is based on.
   * @throws NotFoundException
   * @throws DetailedException 409 with the current account, if it has changed meanwhile.
   * @throws ConflictException if no administrator would be left.
   */
  change(id: number, fields: Fields, expected: number, actor: AuditActor): Promise<Account> {
    return this.transactions.run(async (manager) => {
      // Write the audit log first: its lock ensures that only one change at a time looks for other administrators.
      await writeAudit(manager, actor, 'account changed', textOf(id, fields))
      const before = await findAccount(manager, id)
      if (before.revision !== expected) throw revisionConflict(before)
      await assertNameIsFree(manager, fields.name, id)
      const staysAdministrator = fields.role === 'administrator' && fields.state === 'active'
      if (!staysAdministrator && !(await hasOtherAdministrator(manager, id))) {
        throw new ConflictException('This is the last administrator: make somebody else one first')
      }
      const change = {
        ...fields,
        nameHash: nameHash(fields.name),
        revision: expected + 1,
        updatedAt: new Date(),
        updatedBy: actor.actor,
      }
      const { affected } = await manager.update(User, { id, revision: expected }, change)
      const after = await findAccount(manager, id)
      if (affected !== 1) throw revisionConflict(after)
      if (fields.state === 'off') await this.sessions.endAll(manager, id)
      return after
    })
  }
}

async function findAccount(manager: EntityManager, id: number): Promise<Account> {
  const user = await manager.findOneBy(User, { id })
  const [account] = user ? await described(manager, [user]) : []
  if (!account) throw notFound('account')
  return account
}

function hasOtherAdministrator(manager: EntityManager, id: number): Promise<boolean> {
  return manager.existsBy(User, { id: Not(id), role: 'administrator', state: 'active' })
}

async function described(manager: EntityManager, users: readonly User[]): Promise<Account[]> {
  const accountId = In(users.map(({ id }) => id))
  const authenticators = await manager.findBy(Authenticator, { accountId })
  const passkeys = await manager.find(Passkey, {
    where: { accountId },
    select: { id: true, accountId: true },
  })
  const links = await manager.findBy(ProviderLink, { accountId })
  return users.map((user) => ({
    id: user.id,
    revision: user.revision,
    updatedAt: user.updatedAt.toISOString(),
    updatedBy: user.updatedBy,
    name: user.name,
    role: user.role,
    state: user.state,
    username: user.username,
    createdAt: user.createdAt.toISOString(),
    lastSignInAt: user.lastSignInAt?.toISOString() ?? null,
    hasTotp: authenticators.some(
      ({ accountId, secret }) => accountId === user.id && secret !== null,
    ),
    passkeys: passkeys.filter(({ accountId }) => accountId === user.id).length,
    isLinked: links.some(({ accountId }) => accountId === user.id),
  }))
}

const textOf = (id: number, { name, role, state }: Fields) => `${id}: ${name}, ${role}, ${state}`
