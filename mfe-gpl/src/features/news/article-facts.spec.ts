import { expect, it } from '@jest/globals'
import { formatCount, publishedText } from './article-facts.ts'

const CLOCK = '2025-01-26T16:22:00.000Z'
const story = (publishedAt: string, isSample = true) => ({ publishedAt, isSample })

it.each([
  ['2025-01-26T16:00:00.000Z', 'Just now'],
  ['2025-01-26T15:22:00.000Z', '1 hour ago'],
  ['2025-01-26T14:22:00.000Z', '2 hours ago'],
  ['2025-01-25T16:22:00.000Z', '1 day ago'],
  ['2025-01-22T16:22:00.000Z', '4 days ago'],
  ['2025-02-01T00:00:00.000Z', 'February 1, 2025'],
])('a sample of %s came %s, by its own clock', (publishedAt, text) => {
  expect(publishedText(story(publishedAt), CLOCK)).toBe(text)
})

it('a story of the league names its day, whenever it is read', () => {
  expect(publishedText(story('2025-01-26T14:22:00.000Z', false), CLOCK)).toBe('January 26, 2025')
  expect(publishedText(story('2025-01-26T14:22:00.000Z'), null)).toBe('January 26, 2025')
})

it.each([
  [18_200, '18.2K'],
  [950, '950'],
  [1_000_000, '1M'],
])('%i are %s', (count, text) => expect(formatCount(count)).toBe(text))
