import { Injectable } from '@nestjs/common'
import type { FocalPoint } from 'shared-contracts/api/focal-point'
import type { PersonResponse } from 'shared-contracts/api/person'
import { DataSource } from 'typeorm'
import type { CachedAnswer } from '../../foundation/http/cached-answer.ts'
import { CachedAnswers } from '../../foundation/http/cached-answers.ts'
import { CONTENT_FRESHNESS } from '../../foundation/http/content-freshness.ts'
import { focalPointsOf } from '../media/focal-points.ts'
import { Person } from './person.entity.ts'

@Injectable()
export class PeopleService {
  readonly list: CachedAnswer

  constructor({ manager }: DataSource, answers: CachedAnswers) {
    this.list = answers.create({
      name: 'people',
      load: async () => {
        const people = await manager.find(Person, { order: { position: 'ASC', id: 'ASC' } })
        const points = await focalPointsOf(
          manager,
          people.map(({ imageUrl }) => imageUrl),
        )
        return people.map((person) => toResponse(person, points.get(person.imageUrl)))
      },
      ...CONTENT_FRESHNESS,
    })
  }
}

function toResponse(person: Person, focalPoint: FocalPoint | undefined): PersonResponse {
  const { id, name, role, text, imageUrl, imageAlt } = person
  return { id, name, role, text, imageUrl, imageAlt, ...(focalPoint && { focalPoint }) }
}
