import type { EntityManager } from 'typeorm'
import { insertAll } from '../../foundation/database/records.ts'
import { slugOf } from '../../content/revisions/slugs.ts'
import { Article } from '../stories/article.entity.ts'
import { Topic } from '../stories/topic.entity.ts'
import { SAMPLE_ARTICLES } from './sample-articles.ts'
import { SAMPLE_CLOCK } from './sample-moment.ts'
import { SAMPLE_TOPICS } from './sample-topics.ts'

/** @returns slugs of the stories. */
export async function seedStories(manager: EntityManager): Promise<string[]> {
  const articles = SAMPLE_ARTICLES.map(({ hoursAgo, tags, ...article }) => ({
    ...article,
    slug: slugOf(article.title),
    publishedAt: new Date(SAMPLE_CLOCK.getTime() - hoursAgo * 3_600_000),
    isSample: true,
    tags: [...tags],
  }))
  await insertAll(manager, Article, articles)
  await insertAll(manager, Topic, SAMPLE_TOPICS)
  return articles.map(({ slug }) => slug)
}
