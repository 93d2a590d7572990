import { Module, type OnModuleInit } from '@nestjs/common'
import { ContentKinds } from '../revisions/content-kinds.ts'
import { RevisionsModule } from '../revisions/revisions.module.ts'
import { DeskPeopleController } from './desk-people.controller.ts'
import { PERSON_KIND } from './person-kind.ts'
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
@Module({
  imports: [RevisionsModule],
  controllers: [PeopleController, DeskPeopleController],
  providers: [PeopleService],
})
export class PeopleModule implements OnModuleInit {
  constructor(
    private readonly kinds: ContentKinds,
    private readonly people: PeopleService,
  ) {}

  onModuleInit(): void {
    this.kinds.register(PERSON_KIND, () => this.people.list.invalidate())
  }
}
