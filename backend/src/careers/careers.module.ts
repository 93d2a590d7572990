import { Module } from '@nestjs/common'
import { IdempotencyModule } from '../idempotency/idempotency.module.ts'
import { CareersController } from './careers.controller.ts'
import { CareersService } from './careers.service.ts'

@Module({
  imports: [IdempotencyModule],
  controllers: [CareersController],
  providers: [CareersService],
})
export class CareersModule {}
