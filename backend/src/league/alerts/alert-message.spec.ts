import { describe, expect, it } from '@jest/globals'
import { alertMessage, type AlertFacts } from './alert-message.ts'

const facts = (changes: Partial<AlertFacts> = {}): AlertFacts => ({
  alert: { kind: 'goal', homeGoals: 1, awayGoals: 0 },
  ...{ match: '2026-11-22-lions-stars', home: 'Accra Lions', away: 'Cape Stars' },
  ...{ scored: null, newDate: null, origin: 'https://example.org' },
  ...changes,
})
const scored = { type: 'goal', side: 'away', minute: '45+2', player: 'Yaw Addo' } as const
const said = (changes: Partial<AlertFacts>) => {
  const { title, body } = alertMessage(facts(changes)).notification
  return [title, body]
}
const alert = (kind: AlertFacts['alert']['kind']) => ({ kind, homeGoals: 1, awayGoals: 0 })

describe('an alert', () => {
  it.each<[string, Partial<AlertFacts>, string, string]>([
    ['a kick-off', { alert: alert('kick-off') }, 'Accra Lions v Cape Stars', 'Kick-off'],
    ['full time', { alert: alert('full-time') }, 'Accra Lions 1 - 0 Cape Stars', 'Full time'],
    ['a goal', {}, 'Accra Lions 1 - 0 Cape Stars', 'Goal'],
    [
      'who scored',
      { scored },
      'Accra Lions 1 - 0 Cape Stars',
      "Goal for Cape Stars, 45+2': Yaw Addo",
    ],
    [
      'an own goal of nobody known',
      { scored: { ...scored, type: 'own-goal', side: 'home', player: null } },
      'Accra Lions 1 - 0 Cape Stars',
      "Goal for Accra Lions, 45+2', own goal",
    ],
    [
      'a postponement',
      { alert: alert('postponed') },
      'Accra Lions v Cape Stars',
      'Postponed. The new date is not fixed.',
    ],
    [
      'a new date',
      { alert: alert('postponed'), newDate: 'Sunday, November 29, 2026, 15:00 GMT' },
      'Accra Lions v Cape Stars',
      'Postponed to Sunday, November 29, 2026, 15:00 GMT',
    ],
  ])('tells %s', (_what, changes, title, body) => {
    expect(said(changes)).toEqual([title, body])
  })

  it('opens its match, and takes the place of the one before it', () => {
    expect(alertMessage(facts())).toMatchObject({
      web_push: 8030,
      notification: {
        navigate: 'https://example.org/gpl/matches/2026-11-22-lions-stars',
        ...{ tag: 'match-2026-11-22-lions-stars', renotify: true, silent: false },
      },
    })
  })

  it('that corrects another one makes no sound', () => {
    const { notification } = alertMessage(facts({ alert: alert('corrected') }))
    expect(notification).toMatchObject({ renotify: false, silent: true })
  })

  it('fits into a message with the longest names', () => {
    const name = 'Ɔ'.repeat(120)
    const message = alertMessage(
      facts({
        match: 'm'.repeat(120),
        home: name,
        away: name,
        scored: { ...scored, player: name },
      }),
    )
    expect(Buffer.byteLength(JSON.stringify(message))).toBeLessThan(3_900)
  })
})
