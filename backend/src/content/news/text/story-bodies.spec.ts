import { expect, it } from '@jest/globals'
import { StoryBodies } from './story-bodies.ts'
import { readStoryText } from './story-text.ts'

it('reads a text once, and another one for itself', () => {
  const bodies = new StoryBodies()
  const [text, other] = ['A **zebra** was seen.', 'It was no zebra.']
  const body = bodies.of(text)
  expect(body).toEqual(readStoryText(text).body)
  expect(bodies.of(other)).toEqual(readStoryText(other).body)
  expect(bodies.of(text)).toBe(body)
})
