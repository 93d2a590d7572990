import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { PLAYERS, SEASON } from '../../testing/sample-records.ts'
import { addressed, has, needleIn, THOUSAND, typed } from '../../testing/combinations.ts'
import { readFilters } from '../filters/use-filters.ts'
import { chosenTeam, filterPlayers, PLAYER_FILTERS, profileOf } from './player-filters.ts'

const texts = PLAYERS.flatMap(({ name, club }) => [name, club.name])

describe('the filters of the players', () => {
  it('let through, together, what search, position and team each let through', () => {
    const combination = fc.record({
      q: typed(texts),
      position: fc.constantFrom('', 'Goalkeeper', 'Defender', 'Midfielder', 'Forward'),
      team: fc.constantFrom('', ...SEASON.clubs.map(({ name }) => name)),
    })
    fc.assert(
      fc.property(combination, (chosen) => {
        const needle = needleIn(texts, chosen.q)
        const expected: string[] = []
        for (const player of PLAYERS) {
          if (!has(player.name, needle) && !has(player.club.name, needle)) continue
          if (chosen.position !== '' && player.position !== chosen.position) continue
          if (chosen.team !== '' && player.club.name !== chosen.team) continue
          expected.push(player.slug)
        }
        const filters = readFilters(PLAYER_FILTERS, addressed(chosen))
        const team = chosenTeam(SEASON.clubs, filters.team)
        const shown = filterPlayers(PLAYERS, { ...filters, team })
        expect(shown.map(({ slug }) => slug)).toEqual(expected)
      }),
      THOUSAND,
    )
  })

  it.each(["n'diaye", 'N’DIAYE', 'seidou', 'Séïdou'])('find Séïdou N’Diaye by %s', (q) => {
    const player = { ...PLAYERS[0]!, name: 'Séïdou N’Diaye' }
    const filters = { q, position: 'All Positions', team: 'All Teams' } as const
    expect(filterPlayers([player], filters)).toEqual([player])
  })

  it('leave a player who has left the squad out of the team', () => {
    const player = { ...PLAYERS[0]!, leftOn: '2025-01-20' }
    const filters = { q: '', position: 'All Positions' } as const
    expect(filterPlayers([player], { ...filters, team: player.club.name })).toEqual([])
    expect(filterPlayers([player], { ...filters, team: 'All Teams' })).toEqual([player])
  })

  it.each([
    ['Hearts of Oak', 'Hearts of Oak'],
    ['hearts-of-oak', 'Hearts of Oak'],
    ['', 'All Teams'],
    ['Nobody FC', 'All Teams'],
  ])('take the team %j for %s', (team, expected) => {
    expect(chosenTeam(SEASON.clubs, team)).toBe(expected)
  })

  it.each([
    ['Nana Obiri Yeboah', 'nana-obiri-yeboah'],
    ['Kwesi Amponsah-Bonsu', 'kwesi-amponsah-bonsu'],
    ['Séïdou N’Diaye Jr.', 'seidou-n-diaye-jr'],
    ['Kɔfi Ŋmɛnɛ', 'kofi-nmene'],
  ])('lead from %s to a federation page named %s', (name, slug) => {
    expect(profileOf(name)).toBe(`https://www.ghanafa.org/player/${slug}`)
  })
})
