import { describe, expect, it } from '@jest/globals'
import type { Zone } from 'shared-contracts/league/rules'
import { zonesForClubs } from './zones-for-clubs.ts'

const zone = (from: number, to: number, kind: string): Zone => ({ from, to, name: kind, kind })
const ZONES = [
  zone(1, 1, 'champions-league'),
  zone(2, 3, 'confederation'),
  zone(15, 15, 'play-off'),
  zone(16, 18, 'relegation'),
]

const places = (zones: Zone[], clubs: number) =>
  zonesForClubs(zones, clubs).map(({ from, to }) => `${from}-${to}`)

describe('the zones of a season', () => {
  it.each([
    [18, ['1-1', '2-3', '15-15', '16-18']],
    [16, ['1-1', '2-3', '13-13', '14-16']],
    [20, ['1-1', '2-3', '17-17', '18-20']],
    // Where the table is too short, they wait for the other clubs.
    [6, ['1-1', '2-3', '15-15', '16-18']],
    [2, ['1-1', '2-3', '15-15', '16-18']],
  ])('of 18 clubs are for %d clubs %j', (clubs, expected) => {
    expect(places(ZONES, clubs)).toEqual(expected)
  })

  it('are the same again when the other clubs have come', () => {
    for (let clubs = 2; clubs <= 20; clubs += 1) {
      expect(zonesForClubs(zonesForClubs(ZONES, clubs), 18)).toEqual(ZONES)
    }
  })

  it('without relegation stay', () => {
    const top = [zone(1, 4, 'promotion')]
    expect(zonesForClubs(top, 3)).toEqual(top)
    expect(zonesForClubs([], 3)).toEqual([])
  })
})
