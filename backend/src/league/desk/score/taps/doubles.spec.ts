import { describe, expect, it } from '@jest/globals'
import type { Fixture } from '../../../matches/fixture.entity.ts'
import type { MatchEvent } from '../../../matches/match-event.entity.ts'
import { sameThing } from './doubles.ts'
import { TappedMatch } from './tapped-match.ts'

const [ESI, KOJO] = [1, 2]
const at = (seconds: number) => new Date(Date.parse('2026-11-22T15:00:00Z') + seconds * 1_000)

const event = (id: string, more: Partial<MatchEvent> = {}): MatchEvent => ({
  ...{ id, fixtureId: 1, sequence: 1, at: at(0), minute: 1, added: 0, type: 'goal', side: 'home' },
  ...{ personId: null, relatedId: null, note: '', corrects: null, withdrawn: false },
  ...{ scoredBy: ESI, ...more },
})
const match = (
  events: readonly MatchEvent[],
  doubles: readonly { id: string; userId: number; at: Date; sameAs: string | null }[] = [],
) =>
  new TappedMatch({
    ...{ fixture: { id: 1 } as Fixture, events, doubles, lineUps: [], figures: null },
    ...{ isKnockOut: false, history: [] },
    ...{ people: new Map(), dayOf: () => '2026-11-22' },
  })
const seen = (more: Partial<MatchEvent> = {}) => event('seen', more)

describe('the same thing, tapped by two scorers,', () => {
  it.each([
    ['is known within a minute', {}, { at: at(60) }, 'a'],
    ['is another one later', {}, { at: at(61) }, null],
    ['is known by its player', { personId: 7 }, { personId: 7 }, 'a'],
    ['is known where one of them names nobody', { personId: 7 }, {}, 'a'],
    ['is another one of another player', { personId: 7 }, { personId: 8 }, null],
    ['is another one of the other side', {}, { side: 'away' }, null],
    ['is known where one sees a penalty', { personId: 7 }, { type: 'penalty', personId: 7 }, 'a'],
    [
      'is known where one sees an own goal',
      { personId: 7 },
      { type: 'own-goal', personId: 8 },
      'a',
    ],
    ['is known by any dismissal', { type: 'second-yellow' }, { type: 'red-card' }, 'a'],
    ['is no card for a goal', {}, { type: 'yellow-card' }, null],
    ['is never one of the same scorer', { scoredBy: KOJO }, {}, null],
  ] as const)('%s', (_title, known, tapped, same) => {
    expect(sameThing(match([event('a', known)]), seen(tapped), KOJO)).toBe(same)
  })

  it('answers one tap of a scorer, and no second one', () => {
    const two = [event('a'), event('b', { at: at(5) })]
    expect(sameThing(match(two), seen({ at: at(4) }), KOJO)).toBe('b')
    const answered = [{ id: 'x', userId: KOJO, at: at(4), sameAs: 'b' }]
    expect(sameThing(match(two, answered), seen({ at: at(4) }), KOJO)).toBe('a')
  })

  it('is the one that counts after a correction, and its scorer is who tapped it first', () => {
    const fixed = event('b', { corrects: 'a', personId: 7, scoredBy: KOJO })
    expect(sameThing(match([event('a'), fixed]), seen({ personId: 7 }), KOJO)).toBe('b')
    expect(sameThing(match([event('a'), fixed]), seen({ personId: 7 }), ESI)).toBeNull()
  })

  it('stays taken back', () => {
    const back = event('b', { corrects: 'a', withdrawn: true })
    expect(sameThing(match([event('a'), back]), seen(), KOJO)).toBe('a')
  })
})
