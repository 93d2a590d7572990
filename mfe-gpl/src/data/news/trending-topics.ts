import type { TrendingTopic } from '../../league/trending-topic.ts'

export const TRENDING_TOPICS: readonly TrendingTopic[] = [
  { name: 'Super Clash', count: '12.4K posts' },
  { name: 'Asante Kotoko', count: '9.1K posts' },
  { name: 'Title race', count: '6.8K posts' },
  { name: 'Black Stars', count: '5.2K posts' },
  { name: 'Accra Lions', count: '3.7K posts' },
]
