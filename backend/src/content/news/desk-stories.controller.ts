import { Controller } from '@nestjs/common'
import { Story } from 'shared-contracts/desk/content'
import * as v from 'valibot'
import { ForPart } from '../../accounts/sessions/desk-guard.ts'
import { collectionCalls } from '../revisions/content-calls.ts'
import { STORY_KIND } from './story-kind.ts'

const word = v.optional(v.pipe(v.string(), v.maxLength(40)))

@ForPart('stories')
@Controller('api/desk/stories')
export class DeskStoriesController extends collectionCalls(STORY_KIND, Story, {
  category: word,
  region: word,
  subsidiary: word,
  featured: word,
}) {}
