import { Module } from '@nestjs/common'
import { Records } from '../../foundation/database/records.ts'
import { ErasureModule } from '../../foundation/erasure/erasure.module.ts'
import { NEWSLETTER_RECORDS } from './newsletter-records.ts'
import { IntakeModule } from '../submission/intake.module.ts'
import { NewsletterDeskController } from './newsletter-desk.controller.ts'
import { NewsletterLinksController } from './newsletter-links.controller.ts'
import { NewsletterController } from './newsletter.controller.ts'
import { NewsletterService } from './newsletter.service.ts'

@Records(NEWSLETTER_RECORDS)
@Module({
  imports: [IntakeModule, ErasureModule],
  controllers: [NewsletterDeskController, NewsletterController, NewsletterLinksController],
  providers: [NewsletterService],
})
export class NewsletterModule {}
