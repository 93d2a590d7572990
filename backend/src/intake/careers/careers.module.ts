import { Module, type OnModuleInit } from '@nestjs/common'
import { Records } from '../../foundation/database/records.ts'
import { submissionRecords } from '../submission/submission-records.ts'
import { CareerApplication } from './career-application.entity.ts'
import { Intake } from '../submission/intake.ts'
import { IntakeModule } from '../submission/intake.module.ts'
import { APPLICATION_INTAKE } from './application-form.ts'
import { CareersController } from './careers.controller.ts'

@Records(submissionRecords(CareerApplication, 'applications', APPLICATION_INTAKE.notice))
@Module({ imports: [IntakeModule], controllers: [CareersController] })
export class CareersModule implements OnModuleInit {
  constructor(private readonly intake: Intake) {}

  onModuleInit(): void {
    this.intake.register(APPLICATION_INTAKE)
  }
}
