import { Injectable } from '@nestjs/common'
import type { OpeningResponse } from 'shared-contracts/api/opening'
import { DataSource, type EntityManager } from 'typeorm'
import type { CachedAnswer } from '../../foundation/http/cached-answer.ts'
import { CachedAnswers } from '../../foundation/http/cached-answers.ts'
import { CONTENT_FRESHNESS } from '../../foundation/http/content-freshness.ts'
import { openOpenings } from './open-openings.ts'
import type { Opening } from './opening.entity.ts'
import { ContentPreviews } from '../revisions/content-previews.ts'
import { OPENING_KIND } from './opening-kind.ts'

@Injectable()
export class OpeningsService {
  /** Openings that are open today. */
  readonly list: CachedAnswer

  private readonly manager: EntityManager

  constructor(
    { manager }: DataSource,
    answers: CachedAnswers,
    private readonly previews: ContentPreviews,
  ) {
    this.manager = manager
    this.list = answers.create({
      name: 'openings',
      load: async () => (await openOpenings(manager)).map(toResponse),
      ...CONTENT_FRESHNESS,
    })
  }

  /** Lists the openings with one of them as currently drafted, even if it is not open. @throws NotFoundException */
  async preview(token: string): Promise<OpeningResponse[]> {
    const row = await this.previews.rowOf(OPENING_KIND, token)
    const others = (await openOpenings(this.manager)).filter(({ id }) => id !== row?.id)
    return (row ? [...others, row] : others)
      .sort((a, b) => b.postedOn.localeCompare(a.postedOn) || a.id - b.id)
      .map(toResponse)
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
