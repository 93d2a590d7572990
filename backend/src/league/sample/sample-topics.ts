import type { TopicResponse } from 'shared-contracts/league/topic'

export const SAMPLE_TOPICS: readonly TopicResponse[] = [
  { name: 'Super Clash', posts: 12_400 },
  { name: 'Asante Kotoko', posts: 9_100 },
  { name: 'Title race', posts: 6_800 },
  { name: 'Black Stars', posts: 5_200 },
  { name: 'Accra Lions', posts: 3_700 },
]
