import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { TEAMS } from '../../testing/sample-records.ts'
import { addressed, has, needleIn, THOUSAND, typed } from '../../testing/combinations.ts'
import { readFilters } from '../filters/use-filters.ts'
import { badgeOf, filterTeams, regionsOf, TEAM_FILTERS, TEAM_SORTS } from './team-filters.ts'

const REGIONS = regionsOf(TEAMS)

const texts = TEAMS.flatMap(({ name, city }) => [name, city])

describe('the filters of the teams', () => {
  it('let through, together, what search and region each let through, in the chosen order', () => {
    const combination = fc.record({
      q: typed(texts),
      region: fc.constantFrom('', ...REGIONS),
      sort: fc.constantFrom('', ...TEAM_SORTS),
    })
    fc.assert(
      fc.property(combination, (chosen) => {
        const needle = needleIn(texts, chosen.q)
        const words = chosen.region.split(' ')
        const expected = new Set<string>()
        for (const { name, city } of TEAMS) {
          if (!has(name, needle) && !has(city, needle)) continue
          const isEverywhere = chosen.region === '' || chosen.region === 'All'
          const part = words.length > 1 ? words[1] : chosen.region
          if (!isEverywhere && city.indexOf(part ?? '') < 0) continue
          expected.add(name)
        }
        const shown = filterTeams(TEAMS, readFilters(TEAM_FILTERS, addressed(chosen)))
        expect(new Set(shown.map(({ name }) => name))).toEqual(expected)
        expect(shown).toHaveLength(expected.size)
        shown.forEach((team, index) => {
          const before = shown[index - 1]
          if (!before) return
          if (chosen.sort === 'name') expect(before.name < team.name).toBe(true)
          else if (chosen.sort === 'founded')
            expect((before.founded ?? 0) >= (team.founded ?? 0)).toBe(true)
          else if (chosen.sort === 'points') expect(before.points >= team.points).toBe(true)
          else expect((before.position ?? 0) < (team.position ?? 0)).toBe(true)
        })
      }),
      THOUSAND,
    )
  })

  it('sort names by the alphabet, marks and small letters included', () => {
    const names = ['Zongo', 'Étoile', 'apex', 'Ɔkwawu', 'Olympics']
    const teams = names.map((name) => ({ ...TEAMS[0]!, name, slug: name }))
    const sorted = filterTeams(teams, { q: '', region: '', sort: 'name' })
    expect(sorted.map(({ name }) => name)).toEqual([
      'apex',
      'Étoile',
      'Olympics',
      'Ɔkwawu',
      'Zongo',
    ])
  })

  it.each(REGIONS)('find teams in %s', (region) => {
    expect(filterTeams(TEAMS, { q: '', region, sort: 'position' }).length).toBeGreaterThan(0)
  })

  it.each([
    [1, 'top'],
    [2, 'top'],
    [3, 'upper'],
    [4, 'upper'],
    [5, 'middle'],
    [14, 'middle'],
    [15, 'danger'],
    [18, 'danger'],
  ] as const)('give position %i of 18 the badge %s', (position, badge) => {
    expect(badgeOf(position, 18)).toBe(badge)
  })

  it('offer only regions that have a club, and those that are none of Ghana’s', () => {
    const teams = [
      { region: 'Ashanti', city: 'Kumasi, Ashanti' },
      { region: 'Lagos', city: 'Ikeja, Lagos' },
      { region: '', city: '' },
    ]
    expect(regionsOf(teams)).toEqual(['All', 'Ashanti', 'Lagos'])
  })
})
