import { TopicFields } from 'shared-contracts/desk/league-content'
import { Not } from 'typeorm'
import { foldName } from '../../foundation/database/fold-name.ts'
import { InvalidBodyException } from '../../foundation/http/invalid-body.exception.ts'
import type { ContentKind } from '../../content/revisions/content-kind.ts'
import { slugOf } from '../../content/revisions/slugs.ts'
import { recordChanges } from '../changes/record-changes.ts'
import { Topic } from './topic.entity.ts'

/** Content kind of the topics that supporters talk about. */
export const TOPIC_KIND: ContentKind<TopicFields, Topic> = {
  part: 'league-topics',
  desk: { part: 'league', path: 'league/topics' },
  noun: 'topic',
  fields: TopicFields,
  entity: Topic,
  read: ({ id: _, ...topic }) => topic,
  write: (fields) => fields,
  summary: ({ name, posts }) => ({
    title: name,
    sortKey: String(posts).padStart(9, '0'),
    texts: [],
  }),
  pathOf: () => '/gpl/news',
  checkOthers: async (manager, { name }, id) => {
    const others = await manager.find(Topic, {
      select: { id: true, name: true },
      ...(id !== null && { where: { id: Not(id) } }),
    })
    // Servers' collations ignore case and accents. SQLite does not, and its data may move to a server one day.
    if (!others.some((other) => foldName(other.name) === foldName(name))) return
    throw new InvalidBodyException([{ message: 'This topic is there already', path: ['name'] }])
  },
  follow: (manager, { name }) =>
    recordChanges(manager, [{ kind: 'topic', slug: slugOf(name) || 'topic' }]),
}
