import { describe, expect, it } from '@jest/globals'
import { aFixture, anArticle, aPlayer } from '../../testing/league-records.ts'
import { suggestionsFor, type SearchedRecords } from './suggestions.ts'

const HEARTS = { slug: 'hearts-of-oak', name: 'Hearts of Oak' }
const STARS = { slug: 'stars', name: 'Cape Stars' }
const TEN = Array.from({ length: 10 }, (_, index) => index)

const records: SearchedRecords = {
  clubs: [HEARTS, STARS],
  players: TEN.map((index) => ({
    ...aPlayer({ slug: `p-${index}`, name: `Ekow Ba ${index}` }),
    club: HEARTS,
  })),
  fixtures: TEN.map((index) => aFixture({ slug: `f-${index}`, home: HEARTS, away: STARS })),
  articles: TEN.map((index) =>
    anArticle({
      slug: `a-${index}`,
      title: `Rain, part ${index}`,
      excerpt: 'A wet cup',
      tags: ['Finals'],
    }),
  ),
  now: 0,
  season: '',
}

const groupOf = (title: string, text: string, changes: Partial<SearchedRecords> = {}) =>
  suggestionsFor(text, { ...records, ...changes }).find((group) => group.title === title)

describe('the way from six suggestions to the others', () => {
  it.each([
    ['Players', 'ekow', 'More players', '/players?q=ekow'],
    ['Players', ' Hearts of Oak ', 'More players', '/players?q=Hearts+of+Oak'],
    ['Players', 'hearts oak', 'All players of Hearts of Oak', '/players?team=hearts-of-oak'],
    ['Players', 'oak ekow', undefined, undefined],
    ['Matches', 'hearts', 'All matches of Hearts of Oak', '/fixtures?team=hearts-of-oak'],
    ['Stories', 'wet', 'More stories', '/news?q=wet'],
    ['Stories', 'finals', 'More stories', '/news?topic=finals'],
    ['Stories', 'cup rain', undefined, undefined],
  ])('of the %s for "%s" is %s, to a list that has them', (title, text, label, to) => {
    const group = groupOf(title, text)
    expect(group?.suggestions).toHaveLength(6)
    expect([group?.more?.label, group?.more?.to]).toEqual([label, to])
  })

  it('stays in the season that was searched', () => {
    const of = (title: string) => groupOf(title, 'hearts of oak', { season: '2023-24' })?.more?.to
    expect(of('Players')).toBe('/players?season=2023-24&q=hearts+of+oak')
    expect(of('Matches')).toBe('/fixtures?season=2023-24&team=hearts-of-oak')
  })
})

it('each kind counts all that was found of it', () => {
  const found = suggestionsFor('hearts', records).map(({ title, found: count }) => [title, count])
  expect(found).toEqual([
    ['Teams', 1],
    ['Players', 10],
    ['Matches', 10],
    ['Popular searches', 0],
  ])
})
