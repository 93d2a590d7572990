import { Injectable, NotFoundException } from '@nestjs/common'
import type { CompanyResponse } from 'shared-contracts/api/company'
import { DataSource, type EntityManager } from 'typeorm'
import type { CachedAnswer } from '../../foundation/http/cached-answer.ts'
import { CachedAnswers } from '../../foundation/http/cached-answers.ts'
import { CONTENT_FRESHNESS } from '../../foundation/http/content-freshness.ts'
import { CompanyFacts } from './company.entity.ts'
import { ContentPreviews } from '../revisions/content-previews.ts'
import { COMPANY_KIND } from './company-kind.ts'

@Injectable()
export class CompanyService {
  readonly facts: CachedAnswer

  private readonly manager: EntityManager

  constructor(
    { manager }: DataSource,
    answers: CachedAnswers,
    private readonly previews: ContentPreviews,
  ) {
    this.manager = manager
    this.facts = answers.create({
      name: 'company',
      load: async () => toResponse(await this.published()),
      ...CONTENT_FRESHNESS,
    })
  }

  /** Returns the facts as currently drafted. @throws NotFoundException */
  async preview(token: string): Promise<CompanyResponse> {
    return toResponse((await this.previews.rowOf(COMPANY_KIND, token)) ?? (await this.published()))
  }

  private async published(): Promise<CompanyFacts> {
    const facts = await this.manager.findOneBy(CompanyFacts, { id: 1 })
    if (!facts) throw new NotFoundException('The facts of the company are missing')
    return facts
  }
}

function toResponse(facts: CompanyFacts): CompanyResponse {
  const { address, phone, email, licence, weekdays, weekends, facebook, linkedin, x } = facts
  const businessHours = { weekdays, weekends }
  return { address, phone, email, licence, businessHours, social: { facebook, linkedin, x } }
}
