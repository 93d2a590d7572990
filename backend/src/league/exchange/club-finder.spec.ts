import { describe, expect, it } from '@jest/globals'
import { clubFinder } from './club-finder.ts'

const club = (slug: string, name: string, code: string, aliases: string[] = []) => ({
  ...{ slug, name, code, aliases },
  shortName: code,
})
const { find, suggestions } = clubFinder([
  club('hearts-of-oak', 'Hearts of Oak', 'HOK', ['Hearts', 'Accra Hearts of Oak']),
  club('asante-kotoko', 'Asante Kotoko', 'KOT', ['Kotoko']),
  club('dreams-fc', 'Dreams FC', 'DRE'),
  club('malaga', 'Málaga CF', 'MAL'),
  club('nameless-code', 'Young Apostles', ''),
  club('united-a', 'United', 'UNA'),
  club('united-b', 'United', 'UNB'),
])

describe('the club of a name', () => {
  it.each([
    ['Hearts of Oak', 'hearts-of-oak'],
    ['HEARTS OF OAK F.C.', 'hearts-of-oak'],
    ['accra hearts of oak', 'hearts-of-oak'],
    ['kot', 'asante-kotoko'],
    ['FC Dreams', 'dreams-fc'],
    ['Malaga', 'malaga'],
    ['hearts-of-oak', 'hearts-of-oak'],
  ])('%s is found', (name, slug) => {
    expect(find(name)?.slug).toBe(slug)
  })

  it.each(['Heart of Oak', 'Kotokoo', 'FC', '', 'Aduana'])('%s is not guessed', (name) => {
    expect(find(name)).toBeUndefined()
  })

  it('is not chosen of two that have it', () => {
    expect(find('United')).toBeUndefined()
    expect(suggestions('United').map(({ slug }) => slug)).toEqual(['united-a', 'united-b'])
  })
})

it.each([
  ['Heart of Oak', 'hearts-of-oak'],
  ['Kotokoo', 'asante-kotoko'],
  ['Kumasi Asante Kotoko', 'asante-kotoko'],
])('suggests for %s the club that is nearest', (name, slug) => {
  expect(suggestions(name)[0]?.slug).toBe(slug)
})

it('suggests nothing for a name that is like none', () => {
  expect(suggestions('Bayern München')).toEqual([])
})
