import { Controller } from '@nestjs/common'
import { Story, StoryFields } from 'shared-contracts/desk/content'
import { SubsidiarySlug } from 'shared-contracts/site/subsidiaries'
import * as v from 'valibot'
import { ForPart } from '../../accounts/sessions/desk-guard.ts'
import { collectionCalls } from '../revisions/content-calls.ts'
import { STORY_KIND } from './story-kind.ts'

@ForPart('stories')
@Controller('api/desk/stories')
export class DeskStoriesController extends collectionCalls(STORY_KIND, Story, {
  category: v.optional(StoryFields.entries.category),
  region: v.optional(StoryFields.entries.region),
  subsidiary: v.optional(SubsidiarySlug),
  featured: v.optional(v.picklist(['true', 'false'], 'Choose true or false')),
}) {}
