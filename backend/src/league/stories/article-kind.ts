import { ArticleFields } from 'shared-contracts/desk/league-content'
import { refuseUnreadableText } from '../../content/news/text/refuse-unreadable-text.ts'
import { readStoryText, wordsOf } from '../../content/news/text/story-text.ts'
import type { ContentKind } from '../../content/revisions/content-kind.ts'
import { recordChanges } from '../changes/record-changes.ts'
import { SAMPLE_ARTICLES, type SampleArticle } from '../sample/sample-articles.ts'
import { Article } from './article.entity.ts'

/** Usual reading speed, in words a minute. */
const WORDS_A_MINUTE = 220

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

/** Content kind of the league's stories. */
export const ARTICLE_KIND: ContentKind<ArticleFields, Article> = {
  part: 'league-articles',
  desk: { part: 'league', path: 'league/articles' },
  noun: 'league story',
  fields: ArticleFields,
  entity: Article,
  read: ({ slug, title, excerpt, content, category, author, publishedAt, ...article }) => ({
    ...{ slug, title, excerpt, content, category, author, date: dayOf(publishedAt) },
    ...{ image: article.image, imageAlt: article.imageAlt, tags: article.tags },
    isFeatured: Boolean(article.isFeatured),
    isTrending: Boolean(article.isTrending),
  }),
  write: ({ date, ...fields }, before) => {
    const sample = sampleOf(fields)
    return {
      ...fields,
      publishedAt: before && dayOf(before.publishedAt) === date ? before.publishedAt : hourOf(date),
      isSample: sample !== undefined,
      readMinutes: sample?.readMinutes ?? minutesToRead(fields.content),
      // The views of a sample are invented.
      views: sample?.views ?? (before && !before.isSample ? before.views : 0),
    }
  },
  summary: ({ title, excerpt, content, date, author, category, tags, ...flags }) => ({
    title,
    sortKey: date,
    texts: [excerpt, author, ...tags, content],
    filters: { category, featured: String(flags.isFeatured), trending: String(flags.isTrending) },
  }),
  pathOf: ({ slug }) => `/gpl/news/${slug}`,
  hasAddress: () => true,
  check: refuseUnreadableText,
  follow: (manager, { slug }) => recordChanges(manager, [{ kind: 'article', slug }]),
}

/** Returns the sample story that still has exactly these words. */
const sampleOf = ({
  title,
  excerpt,
  content,
}: Pick<ArticleFields, 'title' | 'excerpt' | 'content'>): SampleArticle | undefined =>
  SAMPLE_ARTICLES.find(
    (sample) => sample.title === title && sample.excerpt === excerpt && sample.content === content,
  )

/** Returns the current time for a story of today, because feeds and lists put the newest first. */
function hourOf(date: string): Date {
  const now = new Date()
  return dayOf(now) === date ? now : new Date(date)
}

function minutesToRead(content: string): number {
  const words = wordsOf(readStoryText(content).body).split(/\s+/).length
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}
