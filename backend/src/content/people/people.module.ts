import { Module } from '@nestjs/common'
import { insertOnce, Records } from '../../foundation/database/records.ts'
import { PeopleController } from './people.controller.ts'
import { PeopleService } from './people.service.ts'
import { PERSON_SEEDS } from './person-seeds.ts'
import { Person } from './person.entity.ts'

@Records({
  entities: [Person],
  seed: (manager) =>
    insertOnce(
      manager,
      Person,
      'role',
      PERSON_SEEDS.map((seed, index) => ({
        ...seed,
        name: '',
        imageUrl: null,
        position: index + 1,
      })),
    ),
})
@Module({ controllers: [PeopleController], providers: [PeopleService] })
export class PeopleModule {}
