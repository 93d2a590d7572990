import { describe, expect, it } from '@jest/globals'
import type { DeskSquad } from 'shared-contracts/league/desk-squad'
import {
  eventFieldsOf,
  minuteFaultOf,
  nameFaultOf,
  squadPlayersOf,
  type EventDraft,
  type Squads,
} from './event-draft.ts'

type Player = readonly [slug: string, name: string, shirtNumber: number | null]

const squadOf = (...players: readonly Player[]) => {
  const squad: DeskSquad = {
    ...{ seasonAddress: '2026-27', club: { slug: 'a', name: 'A' }, revision: 1 },
    players: players.map(([slug, name, shirtNumber], id) => ({
      ...{ id, player: { slug, name }, shirtNumber, position: null },
      ...{ birthDate: null, from: null, to: null },
    })),
  }
  return squadPlayersOf(squad)
}

const SQUADS: Squads = {
  home: squadOf(
    ['kofi-mensah', 'Kofi Mensah', 4],
    ['kofi-mensah-2', 'Kofi Mensah', 9],
    ['yaw-addo', 'Yaw Addo', 10],
    // Left and came back.
    ['yaw-addo', 'Yaw Addo', 11],
  ),
  away: squadOf(['ebo-annan', 'Ebo Annan', 4], ['ato-quaye', 'Ato Quaye', null]),
}

const anEvent = (changes: Partial<EventDraft>): EventDraft => ({
  ...{ type: 'goal', side: 'home', minute: '45+2', player: '', related: '' },
  ...changes,
})
const sent = (changes: Partial<EventDraft>) => {
  const { player, related, note } = eventFieldsOf(anEvent(changes), SQUADS)
  return { player, related, note }
}
const faultOf = (changes: Partial<EventDraft>) => nameFaultOf([anEvent(changes)], SQUADS)

describe('an event that is typed', () => {
  it('names the player of the squad, and whoever gave the assist', () => {
    expect(
      eventFieldsOf(anEvent({ player: 'yaw addo', related: 'Kofi Mensah (9)' }), SQUADS),
    ).toEqual({
      ...{ type: 'goal', side: 'home', minute: 45, added: 2 },
      ...{ player: 'yaw-addo', related: 'kofi-mensah-2', note: '' },
    })
  })

  it.each([
    ['', 'Enter the minute of each'],
    ['-5', 'Enter a minute from 0 to 130'],
    ['12x', 'Enter a minute from 0 to 130'],
    ['450', 'Enter a minute from 0 to 130'],
    ['45+', 'Enter a minute from 0 to 130'],
    ['45+99', 'Enter minutes from 0 to 30'],
    [' 45+2 ', undefined],
  ])('in minute %p is refused with: %p', (minute, fault) => {
    expect(minuteFaultOf([anEvent({}), anEvent({ minute })])).toBe(fault)
  })

  it('names who came on, and who came off', () => {
    const substitution = {
      type: 'substitution',
      player: 'Yaw Addo',
      related: 'Kofi Mensah (4)',
    } as const
    expect(sent(substitution)).toMatchObject({ player: 'yaw-addo', related: 'kofi-mensah' })
  })

  it('is an own goal by a player of the other side', () => {
    expect(sent({ type: 'own-goal', player: 'Ebo Annan' })).toMatchObject({ player: 'ebo-annan' })
    expect(sent({ type: 'own-goal', player: 'Yaw Addo' })).toMatchObject({ note: 'Yaw Addo' })
  })

  it('keeps a name that is in no squad', () => {
    expect(sent({ player: ' Kwesi Test ' })).toEqual({
      ...{ player: null, related: null, note: 'Kwesi Test' },
    })
  })

  it('has no second player where its type has none', () => {
    expect(sent({ type: 'red-card', related: 'Yaw Addo' })).toMatchObject({ related: null })
    expect(faultOf({ type: 'red-card', related: 'Nobody' })).toBeUndefined()
  })
})

describe('a name', () => {
  it('has its shirt number only if the squad has it twice', () => {
    expect(SQUADS.home.map(({ label }) => label)).toEqual([
      ...['Kofi Mensah (4)', 'Kofi Mensah (9)', 'Yaw Addo'],
    ])
    expect(squadOf(['a', 'Ama', null], ['b', 'ama', 7]).map(({ label }) => label)).toEqual([
      ...['Ama (no number)', 'ama (7)'],
    ])
  })

  it.each([
    [{ player: 'kofi mensah' }, 'The squad has more than one kofi mensah'],
    [{ player: 'Yaw Addo', related: 'Kofi Mensah' }, 'The squad has more than one Kofi Mensah'],
    [{ player: 'Yaw Addo', related: 'Kwesi Test' }, 'The squad has nobody called Kwesi Test'],
  ])('that is not clear is refused: %j', (changes, fault) => {
    expect(faultOf(changes)).toContain(fault)
  })

  it('that is clear is taken', () => {
    expect(faultOf({ player: 'Kofi Mensah (4)', related: 'Yaw Addo' })).toBeUndefined()
    expect(faultOf({ player: 'Kwesi Test' })).toBeUndefined()
  })
})
