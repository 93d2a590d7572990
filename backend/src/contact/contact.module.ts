import { Module } from '@nestjs/common'
import { IntakeModule } from '../intake/intake.module.ts'
import { ContactController } from './contact.controller.ts'
import { ContactService } from './contact.service.ts'

@Module({
  imports: [IntakeModule],
  controllers: [ContactController],
  providers: [ContactService],
})
export class ContactModule {}
