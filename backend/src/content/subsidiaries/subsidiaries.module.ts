import { Module } from '@nestjs/common'
import { insertOnce, Records } from '../../foundation/database/records.ts'
import { SUBSIDIARY_SEEDS } from './subsidiary-seeds.ts'
import { SubsidiariesController } from './subsidiaries.controller.ts'
import { SubsidiariesService } from './subsidiaries.service.ts'
import { Subsidiary } from './subsidiary.entity.ts'

@Records({
  entities: [Subsidiary],
  seed: (manager) =>
    insertOnce(
      manager,
      Subsidiary,
      'slug',
      SUBSIDIARY_SEEDS.map((seed) => ({ ...seed })),
    ),
})
@Module({
  controllers: [SubsidiariesController],
  providers: [SubsidiariesService],
})
export class SubsidiariesModule {}
