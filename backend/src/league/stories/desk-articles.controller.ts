import { Controller } from '@nestjs/common'
import { Article, ArticleFields } from 'shared-contracts/desk/league-content'
import * as v from 'valibot'
import { ForPart } from '../../accounts/sessions/desk-guard.ts'
import { collectionCalls } from '../../content/revisions/content-calls.ts'
import { ARTICLE_KIND } from './article-kind.ts'

const Flag = v.picklist(['true', 'false'], 'Choose true or false')

@ForPart('league')
@Controller('api/desk/league/articles')
export class DeskArticlesController extends collectionCalls(ARTICLE_KIND, Article, {
  category: v.optional(ArticleFields.entries.category),
  featured: v.optional(Flag),
  trending: v.optional(Flag),
}) {}
