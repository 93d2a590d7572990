import { randomBytes } from 'node:crypto'
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common'
import { Between, DataSource, LessThanOrEqual, MoreThan, type EntityManager } from 'typeorm'
import { CONFIG } from '../../foundation/config/config.ts'
import type { OriginConfig } from '../../foundation/config/public-origin.ts'
import { ALL_RECORDS } from '../../foundation/database/database.module.ts'
import type { ModuleRecords } from '../../foundation/database/records.ts'
import { sha256 } from '../../foundation/database/sha256.ts'
import { Transactions } from '../../foundation/database/transactions.ts'
import { ErasureSchedule } from '../../foundation/erasure/erasure-schedule.ts'
import { Erasures } from '../../foundation/erasure/erasures.ts'
import { copyOf, type StoredCopy } from '../../foundation/retention/copy.ts'
import type { Mail } from '../mail/mail.ts'
import { Outbox } from '../mail/outbox.ts'
import { emailHash as hashOf } from '../submission/email-hash.ts'
import { RateLimits } from '../submission/rate-limits.ts'
import { DATA_REQUEST, dataRequestMail } from './data-request-mail.ts'
import { DataRequest } from './data-request.entity.ts'

/** Lifetime of a link, in milliseconds, counted from the request. */
const LINK_MS = 24 * 3_600_000
/** Maximum requests for one address in that time; further ones get the same response and send nothing. */
const MAX_REQUESTS = 3
/** A request further in the future than this was made before the clock went back. */
const CLOCK_MS = 5 * 60_000

/** Lets the owner of an address see and erase the data kept about it, without our staff. */
@Injectable()
export class DataRequests implements OnModuleInit {
  private readonly logger = new Logger(DataRequests.name)

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly limits: RateLimits,
    private readonly outbox: Outbox,
    private readonly erasures: Erasures,
    private readonly schedule: ErasureSchedule,
    @Inject(ALL_RECORDS) private readonly records: readonly ModuleRecords[],
    @Inject(CONFIG) private readonly config: OriginConfig,
  ) {}

  onModuleInit(): void {
    this.outbox.register(DATA_REQUEST, (id) => this.compose(id))
  }

  /**
   * Sends a link to an address, if anything is kept about it. That is only looked up when the mail is written, so that
   * neither the response nor its delay reveals it.
   *
   * @throws TooManyRequestsException
   */
  async request(email: string, address: string): Promise<void> {
    const emailHash = hashOf(email)
    await this.transactions.run(async (manager) => {
      await this.limits.admit(manager, { address, email })
      const createdAt = new Date()
      const since = MoreThan(new Date(createdAt.getTime() - LINK_MS))
      const made = await manager.countBy(DataRequest, { emailHash, createdAt: since })
      if (made >= MAX_REQUESTS) return
      const request = manager.create(DataRequest, { emailHash, email, tokenHash: null, createdAt })
      await manager.insert(DataRequest, request)
      await this.outbox.add(manager, DATA_REQUEST, request.id)
    })
  }

  /** Returns the data kept about the address of a link, and uses the link up; null when the link is not valid. */
  copy(token: string): Promise<StoredCopy | null> {
    return this.redeem(token, (manager, { email }) => copyOf(manager, this.records, email))
  }

  /** Erases the data kept about the address of a link. @returns whether the link was valid. */
  async erase(token: string): Promise<boolean> {
    const erased = await this.redeem(token, (manager, { emailHash }) =>
      this.erasures.erase(manager, { emailHash }),
    )
    if (!erased) return false
    this.logger.log({ ...erased }, 'Erased at their sender’s request')
    // The ledger is not awaited: the database has the erasure, and failures are logged.
    void this.schedule.run()
    return true
  }

  /** Uses a link up and does its work, in one transaction: of two concurrent uses, the second finds it used. */
  private redeem<Result>(
    token: string,
    work: (manager: EntityManager, request: DataRequest) => Promise<Result>,
  ): Promise<Result | null> {
    const tokenHash = sha256(token)
    return this.transactions.run(async (manager) => {
      const request = await manager.findOneBy(DataRequest, { tokenHash, createdAt: this.recent() })
      if (!request) return null
      const used = await manager.update(
        DataRequest,
        { id: request.id, tokenHash },
        { tokenHash: null },
      )
      return used.affected === 1 ? work(manager, request) : null
    })
  }

  /** Generates the token when the mail is written, so that it exists only in the mail. */
  private async compose(id: number): Promise<Mail | null> {
    const { manager } = this.dataSource
    const request = await manager.findOneBy(DataRequest, { id, createdAt: this.recent() })
    if (!request) return null
    const { kept } = await copyOf(manager, this.records, request.email)
    if (Object.values(kept).every((rows) => rows.length === 0)) return null
    const token = randomBytes(32).toString('base64url')
    const isNewest = await this.transactions.run((writer) => replaceLink(writer, request, token))
    return isNewest ? dataRequestMail(request.email, token, this.config) : null
  }

  private recent() {
    const now = Date.now()
    return Between(new Date(now - LINK_MS), new Date(now + CLOCK_MS))
  }
}

/**
 * Makes a link the only one of its address: one mailbox has at most one that opens, however often it was asked for.
 *
 * @returns whether it was made. The mail of a later request has the link if there is one.
 */
async function replaceLink(
  manager: EntityManager,
  { id, emailHash }: DataRequest,
  token: string,
): Promise<boolean> {
  // The update also holds back other requests for the address until the link is made.
  // Those of later requests stay: their mails may have gone before this one, which was tried again.
  const upToThis = { emailHash, id: LessThanOrEqual(id) }
  await manager.update(DataRequest, upToThis, { tokenHash: null })
  if (await manager.existsBy(DataRequest, { emailHash, id: MoreThan(id) })) return false
  await manager.update(DataRequest, { id }, { tokenHash: sha256(token) })
  return true
}
