import { Module } from '@nestjs/common'
import { NewsletterController } from './newsletter.controller.ts'
import { NewsletterService } from './newsletter.service.ts'

@Module({ controllers: [NewsletterController], providers: [NewsletterService] })
export class NewsletterModule {}
