import { Module } from '@nestjs/common'
import { IntakeModule } from '../submission/intake.module.ts'
import { NewsletterLinksController } from './newsletter-links.controller.ts'
import { NewsletterController } from './newsletter.controller.ts'
import { NewsletterService } from './newsletter.service.ts'

@Module({
  imports: [IntakeModule],
  controllers: [NewsletterController, NewsletterLinksController],
  providers: [NewsletterService],
})
export class NewsletterModule {}
