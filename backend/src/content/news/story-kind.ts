import { NEWS_CATEGORIES, NEWS_REGIONS } from 'shared-contracts/api/news'
import { StoryFields } from 'shared-contracts/desk/content'
import { SubsidiarySlug } from 'shared-contracts/site/subsidiaries'
import * as v from 'valibot'
import type { ContentKind } from '../revisions/content-kind.ts'
import { slugOf } from '../revisions/slugs.ts'
import { isSeedText } from './news-seeds.ts'
import { News } from './news.entity.ts'
import { refuseUnreadableText } from './text/refuse-unreadable-text.ts'

const Category = v.fallback(v.picklist(NEWS_CATEGORIES), 'business')
const Region = v.fallback(v.picklist(NEWS_REGIONS), 'ghana')
const Subsidiary = v.fallback(v.nullable(SubsidiarySlug), null)

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** Stands in for the slug of a story that has none, in its preview. */
export const nameOf = ({ title }: Pick<News, 'title'>) => slugOf(title) || 'story'

/** The group's stories. A story without a text is published elsewhere and has no address. */
export const STORY_KIND: ContentKind<StoryFields, News> = {
  part: 'stories',
  desk: { part: 'stories', path: 'stories' },
  noun: 'story',
  fields: StoryFields,
  entity: News,
  read: ({ title, slug, excerpt, content, imageUrl, imageAlt, date, ...news }) => ({
    ...{ title, excerpt, content, imageUrl, imageAlt },
    slug: slug ?? '',
    date: dayOf(date),
    // A row added by SQL may lack category and region.
    category: v.parse(Category, news.category),
    region: v.parse(Region, news.region),
    subsidiary: v.parse(Subsidiary, news.subsidiary),
    ...{ source: news.source, sourceUrl: news.sourceUrl, featured: Boolean(news.featured) },
  }),
  write: ({ date, slug, ...fields }, before) => ({
    ...fields,
    slug: slug || null,
    isSample: isSeedText(fields),
    // Keep the time of day of a date that was set by SQL.
    date: before && dayOf(before.date) === date ? before.date : new Date(date),
  }),
  summary: ({ title, excerpt, content, date, source, category, region, subsidiary, featured }) => ({
    title,
    sortKey: date,
    texts: [excerpt, source, content],
    filters: { category, region, subsidiary: subsidiary ?? '', featured: String(featured) },
  }),
  pathOf: (story) => `/news/${story.slug ?? nameOf(story)}`,
  hasAddress: ({ content }) => content.trim() !== '',
  check: refuseUnreadableText,
}
