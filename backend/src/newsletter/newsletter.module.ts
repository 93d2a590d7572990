import { Module } from '@nestjs/common'
import { IntakeModule } from '../intake/intake.module.ts'
import { NewsletterController } from './newsletter.controller.ts'
import { NewsletterService } from './newsletter.service.ts'

@Module({
  imports: [IntakeModule],
  controllers: [NewsletterController],
  providers: [NewsletterService],
})
export class NewsletterModule {}
