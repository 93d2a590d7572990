import { Injectable } from '@nestjs/common'
import type { PersonResponse } from 'shared-contracts/api/person'
import { DataSource } from 'typeorm'
import type { CachedAnswer } from '../../foundation/http/cached-answer.ts'
import { CachedAnswers } from '../../foundation/http/cached-answers.ts'
import { CONTENT_FRESHNESS } from '../../foundation/http/content-freshness.ts'
import { Person } from './person.entity.ts'

@Injectable()
export class PeopleService {
  readonly list: CachedAnswer

  constructor({ manager }: DataSource, answers: CachedAnswers) {
    this.list = answers.create({
      name: 'people',
      load: async () => {
        const people = await manager.find(Person, { order: { position: 'ASC', id: 'ASC' } })
        return people.map(toResponse)
      },
      ...CONTENT_FRESHNESS,
    })
  }
}

function toResponse({ id, name, role, text, imageUrl, imageAlt }: Person): PersonResponse {
  return { id, name, role, text, imageUrl, imageAlt }
}
