import { Module } from '@nestjs/common'
import { IdempotencyModule } from '../idempotency/idempotency.module.ts'
import { ContactController } from './contact.controller.ts'
import { ContactService } from './contact.service.ts'

@Module({
  imports: [IdempotencyModule],
  controllers: [ContactController],
  providers: [ContactService],
})
export class ContactModule {}
