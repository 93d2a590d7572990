import { describe, expect, it } from '@jest/globals'
import type { ScoredMatch } from 'shared-contracts/league/score'
import type { DraftTap, KeptTap } from '../taps/kept-tap.ts'
import { KICK_OFF, MATCH, scoredMatch } from '../testing/scored-match.ts'
import { matchNow } from './match-now.ts'
import { shirtsOf } from './shirts.ts'

const BEGAN = Date.parse(KICK_OFF)
const at = (minutes: number, seconds = 0) => BEGAN + (minutes * 60 + seconds) * 1_000

type Told = ScoredMatch['events'][number]

/** An event of the server. */
const told = (id: string, type: Told['type'], when: number, more: Partial<Told> = {}): Told => ({
  ...{ id, type, sequence: 1, minute: 1, added: 0, side: null, player: null, related: null },
  ...{ note: '', corrects: null, withdrawn: false, by: 'Kojo', at: new Date(when).toISOString() },
  ...more,
})
const WHISTLES = [
  told('1', 'kick-off', at(0)),
  told('2', 'half-time', at(47), { minute: 45, added: 2 }),
  told('3', 'second-half', at(62), { minute: 46 }),
]
const goalOf = (side: 'home' | 'away', when: number): DraftTap => ({
  ...{ kind: 'event', id: `goal ${when}`, type: 'goal', side, player: 'kofi-mensah' },
  ...{ related: null, note: '', isAnother: false },
})

const kept = (draft: DraftTap, when: number): KeptTap => ({
  ...{ id: draft.id, account: 1, match: MATCH, order: 1, draft, at: null, state: 'waiting' },
  ...{ moment: { stretch: 1, mono: when }, sameAs: null, reason: null },
})
const show = (match: ScoredMatch, taps: readonly KeptTap[] = []) =>
  matchNow(match, taps, ({ moment }) => moment.mono)

describe('a match as a phone knows it', () => {
  it('counts what is not sent, by the minute of its half', () => {
    const match = scoredMatch({ events: WHISTLES })
    const shown = show(match, [
      kept(goalOf('home', at(46)), at(46, 10)),
      kept(goalOf('away', at(70)), at(70, 10)),
    ])
    expect(shown.phase).toBe('second')
    expect(shown.startedAt).toBe(at(62))
    expect(shown.score).toEqual({ home: 1, away: 1 })
    const goals = shown.lines.filter(({ type }) => type === 'goal')
    expect(goals.map(({ minute, added }) => [minute, added])).toEqual([
      [54, 0],
      [45, 2],
    ])
  })

  it.each(['abandoned', 'awarded', 'cancelled'] as const)(
    'is over once the league has decided that it is %s, though no whistle has ended it',
    (status) => {
      const { fixture } = scoredMatch()
      const match = scoredMatch({ fixture: { ...fixture, status }, events: WHISTLES })
      const { phase, startedAt } = show(match)
      expect({ phase, startedAt }).toEqual({ phase: 'over', startedAt: null })
    },
  )

  it.each(['in-play', 'half-time'] as const)(
    'can still be started where an editor has entered it as %s before its scorer',
    (status) => {
      const { fixture } = scoredMatch()
      expect(show(scoredMatch({ fixture: { ...fixture, status } })).phase).toBe('before')
    },
  )

  it('counts a tap once that the server tells as well', () => {
    const goal = goalOf('home', at(5))
    const match = scoredMatch({
      events: [...WHISTLES, told(goal.id, 'goal', at(5), { side: 'home' })],
    })
    expect(show(match, [kept(goal, at(5))]).score).toEqual({ home: 1, away: 0 })
  })

  it('has an event as it was put right, and none that was taken back', () => {
    const match = scoredMatch({
      events: [
        ...WHISTLES,
        told('goal', 'goal', at(5), { side: 'home', minute: 5 }),
        told('wrong', 'goal', at(6), { side: 'home' }),
        told('back', 'goal', at(6), { side: 'home', corrects: 'wrong', withdrawn: true }),
      ],
    })
    const right = { type: 'own-goal', side: 'away', player: null, related: null } as const
    const correction: DraftTap = {
      ...{ kind: 'correction', id: 'right', corrects: 'goal', reason: 'Wrong side', right },
    }
    const shown = show(match, [kept(correction, at(80))])
    expect(shown.score).toEqual({ home: 0, away: 1 })
    expect(
      shown.lines.filter(({ side }) => side).map(({ type, minute }) => [type, minute]),
    ).toEqual([['own-goal', 5]])
  })

  it('goes back to the half that runs when its end is taken back', () => {
    const match = scoredMatch({
      events: [
        ...WHISTLES,
        told('4', 'full-time', at(107)),
        told('5', 'full-time', at(107), { corrects: '4', withdrawn: true }),
      ],
    })
    expect(show(match).phase).toBe('second')
  })

  it('forgets the added minutes with the whistle that ends their half', () => {
    const match = scoredMatch({
      events: WHISTLES.slice(0, 1),
      clock: { half: 'first', startedAt: KICK_OFF, added: 3 },
    })
    expect(show(match).added).toBe(3)
    const whistle: DraftTap = {
      ...{ kind: 'event', id: 'w', type: 'half-time', side: null, player: null, related: null },
      ...{ note: '', isAnother: false },
    }
    const ended = [kept(whistle, at(48))]
    expect(show(match, ended).added).toBeNull()
    const back: DraftTap = {
      ...{ kind: 'correction', id: 'back', corrects: 'w', reason: '', right: null },
    }
    expect(show(match, [...ended, kept(back, at(48, 5))]).added).toBe(3)
    const begins: DraftTap = { ...whistle, id: 'b', type: 'second-half' }
    expect(show(match, [...ended, kept(begins, at(62))]).added).toBeNull()
  })

  it('lists the start of the second half between the added time of the first and the 46th minute', () => {
    const [start, pause] = WHISTLES
    const before = [start!, pause!, told('late', 'goal', at(46), { minute: 45, added: 2 })]
    const second = told('3', 'second-half', at(62), { minute: 45 })
    const goal = kept(goalOf('home', at(62, 20)), at(62, 20))
    const whistle: DraftTap = {
      ...{ kind: 'event', id: '3', type: 'second-half', side: null, player: null, related: null },
      ...{ note: '', isAnother: false },
    }
    for (const shown of [
      show(scoredMatch({ events: [...before, second] }), [goal]),
      show(scoredMatch({ events: before }), [kept(whistle, at(62)), goal]),
    ])
      expect(shown.lines.map(({ type }) => type)).toEqual([
        ...['goal', 'second-half', 'half-time', 'goal', 'kick-off'],
      ])
  })

  it('shows the score that was entered where nobody scores', () => {
    const { fixture } = scoredMatch()
    const score = { ...{ home: 3, away: 2, halfTime: null }, afterExtraTime: null, penalties: null }
    const shown = show(scoredMatch({ fixture: { ...fixture, status: 'finished', score } }))
    expect([shown.phase, shown.score.home, shown.score.away]).toEqual(['over', 3, 2])
  })
})

describe('the shirts of a side', () => {
  it('are those of its line-up, and say who is on the pitch, on the bench, or gone', () => {
    const named = (slug: string) => ({ slug, name: slug })
    const member = (slug: string, shirtNumber: number, isStarter: boolean) => ({
      ...{ player: named(slug), shirtNumber, position: 'MF', isStarter },
    })
    const lineUp = [
      ...[member('stays', 2, true), member('sent-off', 3, true), member('goes', 4, true)],
      ...[member('comes', 12, false), member('waits', 13, false)],
    ]
    const match = scoredMatch({
      lineUps: { home: lineUp, away: [] },
      events: [
        told('1', 'kick-off', at(0)),
        told('2', 'red-card', at(9), { side: 'home', player: named('sent-off') }),
        told('3', 'substitution', at(60), {
          ...{ side: 'home', player: named('comes'), related: named('goes') },
        }),
      ],
    })
    const places = shirtsOf(match, 'home', [], show(match).lines)
    expect(places.map(({ player, place }) => [player.slug, place])).toEqual([
      ['stays', 'pitch'],
      ['sent-off', 'left'],
      ['goes', 'left'],
      ['comes', 'pitch'],
      ['waits', 'bench'],
    ])
  })
})
