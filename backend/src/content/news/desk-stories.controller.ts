import { Controller, HttpCode, Inject, Param, Post } from '@nestjs/common'
import { PreviewAddress, Story, StoryFields } from 'shared-contracts/desk/content'
import { SubsidiarySlug } from 'shared-contracts/site/subsidiaries'
import * as v from 'valibot'
import { DeskEndpoint } from '../../accounts/desk-endpoint.ts'
import { ForPart } from '../../accounts/sessions/desk-guard.ts'
import { recordId } from '../../foundation/http/record-id.ts'
import { collectionCalls } from '../revisions/content-calls.ts'
import { NewsService } from './news.service.ts'
import { STORY_KIND } from './story-kind.ts'

@ForPart('stories')
@Controller('api/desk/stories')
export class DeskStoriesController extends collectionCalls(STORY_KIND, Story, {
  category: v.optional(StoryFields.entries.category),
  region: v.optional(StoryFields.entries.region),
  subsidiary: v.optional(SubsidiarySlug),
  featured: v.optional(v.picklist(['true', 'false'], 'Choose true or false')),
}) {
  @Inject(NewsService) readonly news!: NewsService

  @Post(':id/preview')
  @HttpCode(200)
  @DeskEndpoint({ answer: PreviewAddress, errors: [404] })
  async preview(@Param('id') id: string): Promise<PreviewAddress> {
    return { address: await this.news.previewAddress(recordId(id)) }
  }
}
