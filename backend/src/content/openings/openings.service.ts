import { Injectable } from '@nestjs/common'
import type { OpeningResponse } from 'shared-contracts/api/opening'
import { DataSource } from 'typeorm'
import type { CachedAnswer } from '../../foundation/http/cached-answer.ts'
import { CachedAnswers } from '../../foundation/http/cached-answers.ts'
import { CONTENT_FRESHNESS } from '../../foundation/http/content-freshness.ts'
import { openOpenings } from './open-openings.ts'
import type { Opening } from './opening.entity.ts'

@Injectable()
export class OpeningsService {
  /** Those that are open today. */
  readonly list: CachedAnswer

  constructor({ manager }: DataSource, answers: CachedAnswers) {
    this.list = answers.create({
      name: 'openings',
      load: async () => (await openOpenings(manager)).map(toResponse),
      ...CONTENT_FRESHNESS,
    })
  }
}

function toResponse(opening: Opening): OpeningResponse {
  const { id, slug, title, department, location, type, description } = opening
  const { requirements, postedOn, closesOn } = opening
  return {
    id,
    slug,
    title,
    department,
    location,
    type,
    description,
    requirements,
    postedOn,
    closesOn,
  }
}
