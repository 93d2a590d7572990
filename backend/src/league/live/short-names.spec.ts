import { describe, expect, it } from '@jest/globals'
import { encode, type NumberedMessage } from 'shared-server/event-stream/held-match'
import { withShortNames } from './short-names.ts'

const goal = (player: string | null, related: string | null): NumberedMessage => ({
  name: 'event',
  data: {
    ...{ sequence: 104, minute: 90, added: 12, type: 'penalty-missed', side: 'home' },
    ...{ player, related, score: [10, 11] },
  },
})
const correction = (player: string, related: string): NumberedMessage => {
  const message = goal(player, related)
  if (message.name !== 'event') throw new TypeError()
  const { sequence, score, ...event } = message.data
  return { name: 'correction', data: { sequence, corrects: 103, event, score } }
}
const LONG = 'Nana Kwame Adjei-Boateng Osei-Tutu Agyeman-Prempeh'

describe('names of players in a message', () => {
  it('stand as they are where there is room', () => {
    expect(withShortNames(goal('Kwame Mensah', null))).toEqual(goal('Kwame Mensah', null))
    expect(withShortNames(goal(null, null))).toEqual(goal(null, null))
  })

  it('have initials where there is less', () => {
    const message = withShortNames(
      goal('Kwame Adjei-Boateng', 'Emmanuel Nii Adotey Agyeman-Prempeh Osei'),
    )
    expect(message).toMatchObject({
      data: { player: 'K. Adjei-Boateng', related: 'E. N. A. A. Osei' },
    })
  })

  it.each<[string, NumberedMessage]>([
    ['of an event', goal(LONG, LONG)],
    ['of an event in two bytes a letter', goal('é'.repeat(120), 'é'.repeat(120))],
    ['of a correction', correction(LONG, LONG)],
    ['of a correction in four bytes a letter', correction('😀'.repeat(50), '😀'.repeat(50))],
  ])('%s never make it longer than 200 bytes', (_, message) => {
    expect(encode(withShortNames(message)).length).toBeLessThanOrEqual(200)
  })

  it('are none of a whistle, which fits with the longest clock', () => {
    const startedAt = '2026-03-01T16:02:03.456Z'
    const whistle: NumberedMessage = {
      name: 'status',
      data: {
        ...{ sequence: 104, type: 'second-half', minute: 46, added: 0, status: 'in-play' },
        ...{ score: [10, 11], clock: { half: 'second', startedAt, added: null } },
      },
    }
    expect(withShortNames(whistle)).toBe(whistle)
    expect(encode(whistle).length).toBeLessThanOrEqual(200)
  })
})
