import { Module, type OnModuleInit } from '@nestjs/common'
import { Records } from '../../foundation/database/records.ts'
import { submissionRecords } from '../submission/submission-records.ts'
import { Contact } from './contact.entity.ts'
import { Intake } from '../submission/intake.ts'
import { IntakeModule } from '../submission/intake.module.ts'
import { CONTACT_INTAKE } from './contact-form.ts'
import { ContactController } from './contact.controller.ts'

@Records(submissionRecords(Contact, 'messages', CONTACT_INTAKE.notice))
@Module({ imports: [IntakeModule], controllers: [ContactController] })
export class ContactModule implements OnModuleInit {
  constructor(private readonly intake: Intake) {}

  onModuleInit(): void {
    this.intake.register(CONTACT_INTAKE)
  }
}
