import { Injectable, NotFoundException } from '@nestjs/common'
import type { ContactResponse } from 'shared-contracts/api/contact'
import type { FactKind, PublicAnswer, ReportRequest } from 'shared-contracts/league/report'
import { In } from 'typeorm'
import { InvalidBodyException } from '../../foundation/http/invalid-body.exception.ts'
import { CONTACT_INTAKE } from '../../intake/contact/contact-form.ts'
import { Contact } from '../../intake/contact/contact.entity.ts'
import { PublicAnswer as StoredAnswer } from '../../intake/public-answers/public-answer.entity.ts'
import { Intake, type IntakeForm } from '../../intake/submission/intake.ts'
import type { SenderOfRequest } from '../../intake/submission/sender.decorator.ts'
import { LeagueAnswers, type LeagueCall } from '../answers/league-answers.ts'
import { LeagueBooks } from '../book/league-books.ts'
import { ReportedFacts, type KnownFact } from './reported-facts.ts'

/** Maximum number of answers on a page; the ledger of changes has the rest. */
const MAX_REPORTS = 50

/** Maximum length of a subject. */
const SUBJECT_LENGTH = 200

/** Sends reports to the office's inbox, and publishes its public answers. */
@Injectable()
export class Reports {
  /** Public answers, by the fact that they are about. */
  readonly answers: LeagueCall<readonly [kind: FactKind, slug: string]>

  constructor(
    private readonly intake: Intake,
    private readonly facts: ReportedFacts,
    private readonly books: LeagueBooks,
    answers: LeagueAnswers,
  ) {
    this.answers = answers.call('public answers', ([kind, slug]) => this.read(kind, slug))
  }

  /** @throws InvalidBodyException for a report about an unknown fact. */
  async store(report: ReportRequest, sender: SenderOfRequest): Promise<ContactResponse> {
    const fact = await this.factOf(report)
    return this.intake.store(formAbout(fact), report, sender)
  }

  private async factOf({ kind, slug, address }: ReportRequest): Promise<KnownFact> {
    const fact = await this.facts.find(kind, slug)
    if (!fact) throw invalid('slug', 'There is no such fact')
    const [path = ''] = address.split('?')
    if (!fact.paths.includes(path)) throw invalid('address', 'This page does not show the fact')
    return fact
  }

  private async read(kind: FactKind, slug: string): Promise<PublicAnswer[]> {
    const fact = await this.facts.find(kind, slug)
    if (!fact) throw new NotFoundException('There is no such fact')
    const rows = await this.books.manager.find(StoredAnswer, {
      where: { factKind: kind, factSlug: In([fact.slug, ...fact.formerSlugs]) },
      order: { answeredAt: 'DESC', id: 'DESC' },
      take: MAX_REPORTS,
    })
    return rows.map(({ reportedAt, answeredAt, text }) => ({
      reportedAt: reportedAt.toISOString(),
      answeredAt: answeredAt.toISOString(),
      text,
    }))
  }
}

/** Returns the form of a report, which is stored, mailed and erased like any other message. */
const formAbout = (fact: KnownFact): IntakeForm<ReportRequest, Contact> => ({
  ...CONTACT_INTAKE,
  scope: 'league report',
  insert: async (manager, { kind, slug: _given, address, ...message }, received) => {
    const contact = manager.create(Contact, {
      ...message,
      ...received,
      subsidiary: 'general',
      subject: fact.subject.slice(0, SUBJECT_LENGTH),
      factKind: kind,
      factSlug: fact.slug,
      factAddress: address,
    })
    await manager.insert(Contact, contact)
    return contact
  },
})

const invalid = (member: string, message: string) =>
  new InvalidBodyException([{ path: [member], message }])
