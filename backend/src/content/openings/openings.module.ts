import { Module } from '@nestjs/common'
import { insertOnce, Records } from '../../foundation/database/records.ts'
import { OPENING_SEEDS } from './opening-seeds.ts'
import { Opening } from './opening.entity.ts'
import { OpeningsController } from './openings.controller.ts'
import { OpeningsService } from './openings.service.ts'

@Records({
  entities: [Opening],
  seed: (manager) =>
    insertOnce(
      manager,
      Opening,
      'slug',
      OPENING_SEEDS.map((seed) => ({ ...seed, closesOn: null })),
    ),
})
@Module({
  controllers: [OpeningsController],
  providers: [OpeningsService],
})
export class OpeningsModule {}
