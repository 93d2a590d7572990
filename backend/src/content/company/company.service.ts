import { Injectable, NotFoundException } from '@nestjs/common'
import type { CompanyResponse } from 'shared-contracts/api/company'
import { DataSource } from 'typeorm'
import type { CachedAnswer } from '../../foundation/http/cached-answer.ts'
import { CachedAnswers } from '../../foundation/http/cached-answers.ts'
import { CONTENT_FRESHNESS } from '../../foundation/http/content-freshness.ts'
import { CompanyFacts } from './company.entity.ts'

@Injectable()
export class CompanyService {
  readonly facts: CachedAnswer

  constructor({ manager }: DataSource, answers: CachedAnswers) {
    this.facts = answers.create({
      name: 'company',
      load: async () => {
        const facts = await manager.findOneBy(CompanyFacts, { id: 1 })
        if (!facts) throw new NotFoundException('The facts of the company are missing')
        return toResponse(facts)
      },
      ...CONTENT_FRESHNESS,
    })
  }
}

function toResponse(facts: CompanyFacts): CompanyResponse {
  const { address, phone, email, licence, weekdays, weekends, facebook, linkedin, x } = facts
  const businessHours = { weekdays, weekends }
  return { address, phone, email, licence, businessHours, social: { facebook, linkedin, x } }
}
