import { describe, expect, it } from '@jest/globals'
import type { Fixture } from '../../../matches/fixture.entity.ts'
import type { MatchEvent } from '../../../matches/match-event.entity.ts'
import { sameThing } from './doubles.ts'
import { TappedMatch, type KnownMatch } from './tapped-match.ts'

const [ESI, KOJO] = [1, 2]
const [ESIS_PHONE, ESIS_TABLET, KOJOS_PHONE] = [11, 12, 13]
const [esi, kojo] = [
  { userId: ESI, sessionId: ESIS_PHONE },
  { userId: KOJO, sessionId: KOJOS_PHONE },
]
const at = (seconds: number) => new Date(Date.parse('2026-11-22T15:00:00Z') + seconds * 1_000)

const event = (id: string, more: Partial<MatchEvent> = {}): MatchEvent => ({
  ...{ id, fixtureId: 1, sequence: 1, at: at(0), minute: 1, added: 0, type: 'goal', side: 'home' },
  ...{ personId: null, relatedId: null, note: '', corrects: null, withdrawn: false },
  ...{ scoredBy: ESI, source: null, ...more },
})
const match = (
  events: readonly MatchEvent[],
  doubles: KnownMatch['doubles'] = [],
  sessions: KnownMatch['sessions'] = new Map(),
  openSessions: KnownMatch['openSessions'] = new Map(),
) =>
  new TappedMatch({
    ...{ fixture: { id: 1 } as Fixture, events, doubles, sessions, lineUps: [], figures: null },
    ...{ openSessions, isKnockOut: false, history: [] },
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
    expect(sameThing(match([event('a', known)]), seen(tapped), kojo)).toBe(same)
  })

  it('answers one tap of a scorer, and no second one', () => {
    const two = [event('a'), event('b', { at: at(5) })]
    expect(sameThing(match(two), seen({ at: at(4) }), kojo)).toBe('b')
    const answered = [{ ...kojo, id: 'x', at: at(4), sameAs: 'b' }]
    expect(sameThing(match(two, answered), seen({ at: at(4) }), kojo)).toBe('a')
  })

  it('is the one that counts after a correction, and its scorer is who tapped it first', () => {
    const fixed = event('b', { corrects: 'a', personId: 7, scoredBy: KOJO })
    expect(sameThing(match([event('a'), fixed]), seen({ personId: 7 }), kojo)).toBe('b')
    expect(sameThing(match([event('a'), fixed]), seen({ personId: 7 }), esi)).toBeNull()
  })

  it('is known on two phones of one account, each of which is a scorer', () => {
    const onPhone = match([event('a'), event('b')], [], new Map([['a', ESIS_PHONE]]))
    // Nobody knows on which phone an event was tapped before that was kept.
    expect(sameThing(onPhone, seen(), esi)).toBeNull()
    const onTablet = { userId: ESI, sessionId: ESIS_TABLET }
    expect(sameThing(onPhone, seen(), onTablet)).toBe('a')
    const answered = [{ ...onTablet, id: 'x', at: at(4), sameAs: 'a' }]
    const both = match([event('a')], answered, onPhone.sessions)
    expect(sameThing(both, seen(), onTablet)).toBeNull()
  })

  it.each([
    ['is never one of a scorer who signed in again within a minute', 30, false, null],
    ['is known where the session before still goes on, on another phone', 30, true, 'a'],
    ['is known where the sign-in was before it', -1, false, 'a'],
    ['is known where the sign-in was more than a minute after it', 61, false, 'a'],
  ])('%s', (_title, startedAt, isOpen, same) => {
    const open = new Map([[ESIS_TABLET, at(startedAt)]])
    if (isOpen) open.set(ESIS_PHONE, at(-100))
    const onTablet = { userId: ESI, sessionId: ESIS_TABLET }
    const tapped = match([event('a')], [], new Map([['a', ESIS_PHONE]]), open)
    expect(sameThing(tapped, seen({ at: at(50) }), onTablet)).toBe(same)
    // It is the same with what was a double before the sign-in.
    const answered = [{ userId: ESI, sessionId: ESIS_PHONE, id: 'x', at: at(0), sameAs: 'a' }]
    const double = match([event('a', { scoredBy: KOJO })], answered, new Map(), open)
    expect(sameThing(double, seen({ at: at(50) }), onTablet)).toBe(same)
  })

  it('stays taken back', () => {
    const back = event('b', { corrects: 'a', withdrawn: true })
    expect(sameThing(match([event('a'), back]), seen(), kojo)).toBe('a')
  })
})
