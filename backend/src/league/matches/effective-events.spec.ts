import { expect, it } from '@jest/globals'
import { effectiveEvents } from './effective-events.ts'

const event = (id: string, corrects: string | null = null, withdrawn = false) => ({
  id,
  corrects,
  withdrawn,
})
const idsOf = (...events: ReturnType<typeof event>[]) => effectiveEvents(events).map(({ id }) => id)

it('leaves out an event that a later one corrects, and keeps the later one', () => {
  expect(idsOf(event('goal'), event('card'), event('other scorer', 'goal'))).toEqual([
    'card',
    'other scorer',
  ])
})

it('leaves out an event that is withdrawn, with its withdrawal', () => {
  expect(idsOf(event('goal'), event('offside', 'goal', true))).toEqual([])
})

it('follows a correction of a correction', () => {
  expect(idsOf(event('a'), event('b', 'a'), event('c', 'b'))).toEqual(['c'])
})
