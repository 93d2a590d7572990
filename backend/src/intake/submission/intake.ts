import { Inject, Injectable, type Type } from '@nestjs/common'
import { ContactResponse } from 'shared-contracts/api/contact'
import { DataSource, MoreThan, type EntityManager } from 'typeorm'
import { CONFIG, type Config } from '../../foundation/config/config.ts'
import { IdempotentWrites } from '../idempotency/idempotent-writes.ts'
import type { Mail } from '../mail/mail.ts'
import { Outbox } from '../mail/outbox.ts'
import { emailHash } from './email-hash.ts'
import { RateLimits } from './rate-limits.ts'
import { newReference } from './reference.ts'
import type { SenderOfRequest } from './sender.decorator.ts'
import type { Submission } from './submission.entity.ts'
import type { Suspicion } from './suspicion.ts'

/** Time for which the confirmation page is shown after a submission, in milliseconds. */
const SENT_PAGE_MS = 30 * 60_000

/** What the server adds to a submitted form. */
export interface Received {
  readonly reference: string
  readonly emailHash: string
  readonly suspicion: Suspicion | null
  readonly createdAt: Date
}

/** A form: how it is stored, and the mail that notifies the office. */
export interface IntakeForm<Body, Stored> {
  /** Scope of its idempotency keys. */
  readonly scope: string
  /** Kind of its mails in the outbox. */
  readonly notice: string
  readonly referencePrefix: Parameters<typeof newReference>[0]
  /** Inserts the record, which sets its id. */
  readonly insert: (manager: EntityManager, body: Body, received: Received) => Promise<Stored>
  readonly find: (manager: EntityManager, id: number) => Promise<Stored | null>
  readonly mail: (stored: Stored, to: string) => Mail
}

/** Stores submissions, once and within limits, and notifies the office. */
@Injectable()
export class Intake {
  constructor(
    private readonly writes: IdempotentWrites,
    private readonly limits: RateLimits,
    private readonly outbox: Outbox,
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Pick<Config, 'NOTIFY_TO'>,
  ) {}

  /** Registers the composer of a form's mails with the outbox. */
  register<Body, Stored>({ notice, find, mail }: IntakeForm<Body, Stored>): void {
    this.outbox.register(notice, async (id) => {
      const stored = await find(this.dataSource.manager, id)
      return stored && mail(stored, this.config.NOTIFY_TO)
    })
  }

  /** Whether a submission with this reference came in recently, so that the confirmation page may be shown. */
  knows(entity: Type<Submission>, reference: string): Promise<boolean> {
    const createdAt = MoreThan(new Date(Date.now() - SENT_PAGE_MS))
    return this.dataSource.manager.existsBy(entity, { reference, createdAt })
  }

  /** Stores a form; resolves after the commit. */
  store<Body extends { readonly email: string }, Stored extends { readonly id: number }>(
    form: IntakeForm<Body, Stored>,
    body: Body,
    { address, suspicion, keyFor }: SenderOfRequest,
  ): Promise<ContactResponse> {
    return this.writes.run({
      scope: form.scope,
      key: keyFor(body),
      body,
      answerSchema: ContactResponse,
      work: async (manager) => {
        await this.limits.admit(manager, { address, email: body.email })
        const reference = newReference(form.referencePrefix)
        const createdAt = new Date()
        const received = { reference, emailHash: emailHash(body.email), suspicion, createdAt }
        const { id } = await form.insert(manager, body, received)
        await this.outbox.add(manager, form.notice, id)
        return { id, createdAt: createdAt.toISOString(), reference }
      },
    })
  }
}
