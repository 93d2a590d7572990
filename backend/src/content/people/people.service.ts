import { Injectable } from '@nestjs/common'
import type { FocalPoint } from 'shared-contracts/api/focal-point'
import type { PersonResponse } from 'shared-contracts/api/person'
import { DataSource, type EntityManager } from 'typeorm'
import type { CachedAnswer } from '../../foundation/http/cached-answer.ts'
import { CachedAnswers } from '../../foundation/http/cached-answers.ts'
import { CONTENT_FRESHNESS } from '../../foundation/http/content-freshness.ts'
import { focalPointsOf } from '../media/focal-points.ts'
import { Person } from './person.entity.ts'
import { ContentPreviews } from '../revisions/content-previews.ts'
import { PERSON_KIND } from './person-kind.ts'

@Injectable()
export class PeopleService {
  readonly list: CachedAnswer

  private readonly manager: EntityManager

  constructor(
    { manager }: DataSource,
    answers: CachedAnswers,
    private readonly previews: ContentPreviews,
  ) {
    this.manager = manager
    this.list = answers.create({
      name: 'people',
      load: async () => this.toResponses(await this.people()),
      ...CONTENT_FRESHNESS,
    })
  }

  /** Lists the people with one of them as currently drafted. @throws NotFoundException */
  async preview(token: string): Promise<PersonResponse[]> {
    const row = await this.previews.rowOf(PERSON_KIND, token)
    const others = (await this.people()).filter(({ id }) => id !== row?.id)
    const people = row ? [...others, row] : others
    return this.toResponses(people.sort((a, b) => a.position - b.position || a.id - b.id))
  }

  private people(): Promise<Person[]> {
    return this.manager.find(Person, { order: { position: 'ASC', id: 'ASC' } })
  }

  private async toResponses(people: readonly Person[]): Promise<PersonResponse[]> {
    const pictures = people.map(({ imageUrl }) => imageUrl)
    const points = await focalPointsOf(this.manager, pictures)
    return people.map((person) => toResponse(person, points.get(person.imageUrl)))
  }
}

function toResponse(person: Person, focalPoint: FocalPoint | undefined): PersonResponse {
  const { id, name, role, text, imageUrl, imageAlt } = person
  return { id, name, role, text, imageUrl, imageAlt, ...(focalPoint && { focalPoint }) }
}
