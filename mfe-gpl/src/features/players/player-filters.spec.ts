import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { CLUBS } from '../../data/clubs.ts'
import { PLAYERS } from '../../data/players.ts'
import { addressed, has, needleIn, THOUSAND, typed } from '../../testing/combinations.ts'
import { readFilters } from '../filters/use-filters.ts'
import { filterPlayers, PLAYER_FILTERS, profileOf, topPlayers } from './player-filters.ts'

const texts = PLAYERS.flatMap(({ name, team }) => [name, team])

describe('the filters of the players', () => {
  it('let through, together, what search, position and team each let through', () => {
    const combination = fc.record({
      q: typed(texts),
      position: fc.constantFrom('', 'Goalkeeper', 'Defender', 'Midfielder', 'Forward'),
      team: fc.constantFrom('', ...CLUBS.map(({ name }) => name)),
    })
    fc.assert(
      fc.property(combination, (chosen) => {
        const needle = needleIn(texts, chosen.q)
        const expected: string[] = []
        for (const player of PLAYERS) {
          if (!has(player.name, needle) && !has(player.team, needle)) continue
          if (chosen.position !== '' && player.position !== chosen.position) continue
          if (chosen.team !== '' && player.team !== chosen.team) continue
          expected.push(player.id)
        }
        const shown = filterPlayers(PLAYERS, readFilters(PLAYER_FILTERS, addressed(chosen)))
        expect(shown.map(({ id }) => id)).toEqual(expected)
      }),
      THOUSAND,
    )
  })

  it.each(['goals', 'assists'] as const)('put the five with the most %s first', (by) => {
    const top = topPlayers(PLAYERS, by).map((player) => player[by])
    const all = PLAYERS.map((player) => player[by]).sort((a, b) => b - a)
    expect(top).toEqual(all.slice(0, 5))
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
