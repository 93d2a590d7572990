import { Controller, HttpCode, Inject, Param, Post } from '@nestjs/common'
import { PreviewAddress, Story } from 'shared-contracts/desk/content'
import * as v from 'valibot'
import { DeskEndpoint } from '../../accounts/desk-endpoint.ts'
import { ForPart } from '../../accounts/sessions/desk-guard.ts'
import { recordId } from '../../foundation/http/record-id.ts'
import { collectionCalls } from '../revisions/content-calls.ts'
import { NewsService } from './news.service.ts'
import { STORY_KIND } from './story-kind.ts'

const word = v.optional(v.pipe(v.string(), v.maxLength(40)))

@ForPart('stories')
@Controller('api/desk/stories')
export class DeskStoriesController extends collectionCalls(STORY_KIND, Story, {
  category: word,
  region: word,
  subsidiary: word,
  featured: word,
}) {
  @Inject(NewsService) readonly news!: NewsService

  @Post(':id/preview')
  @HttpCode(200)
  @DeskEndpoint({ answer: PreviewAddress, errors: [404] })
  async preview(@Param('id') id: string): Promise<PreviewAddress> {
    return { address: await this.news.previewAddress(recordId(id)) }
  }
}
