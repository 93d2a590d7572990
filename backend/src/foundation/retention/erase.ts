import { Raw, type DataSource, type EntityManager } from 'typeorm'
import { CareerApplication } from '../../intake/careers/career-application.entity.ts'
import { Contact } from '../../intake/contact/contact.entity.ts'
import { emailHash } from '../../intake/submission/email-hash.ts'
import { NewsletterSubscriber } from '../../intake/newsletter/newsletter-subscriber.entity.ts'

/** How many records of each kind were removed. */
export interface Erased {
  readonly messages: number
  readonly applications: number
  readonly subscriptions: number
}

/** Whom or what to erase: one thing by its reference, or all that came from an e-mail address. */
export type Erasure = { readonly reference: string } | { readonly email: string }

/**
 * Removes what a visitor sent, whatever its age. Mails about it that still wait go with it, because they
 * hold no text of their own.
 */
export function erase(dataSource: DataSource, erasure: Erasure): Promise<Erased> {
  return dataSource.transaction((manager) =>
    'reference' in erasure
      ? eraseReference(manager, erasure.reference.trim().toUpperCase())
      : eraseEmail(manager, erasure.email.trim()),
  )
}

async function eraseReference(manager: EntityManager, reference: string): Promise<Erased> {
  const messages = await manager.delete(Contact, { reference })
  const applications = await manager.delete(CareerApplication, { reference })
  return {
    messages: messages.affected ?? 0,
    applications: applications.affected ?? 0,
    subscriptions: 0,
  }
}

async function eraseEmail(manager: EntityManager, email: string): Promise<Erased> {
  const isTheirs = {
    email: Raw((column) => `LOWER(${column}) = :email`, { email: email.toLowerCase() }),
  }
  const messages = await manager.delete(Contact, isTheirs)
  const applications = await manager.delete(CareerApplication, isTheirs)
  const subscriptions = await manager.delete(NewsletterSubscriber, { emailHash: emailHash(email) })
  return {
    messages: messages.affected ?? 0,
    applications: applications.affected ?? 0,
    subscriptions: subscriptions.affected ?? 0,
  }
}
