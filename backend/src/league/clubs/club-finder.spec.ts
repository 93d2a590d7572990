import { describe, expect, it } from '@jest/globals'
import { clubFinder } from './club-finder.ts'

const finder = clubFinder([
  {
    slug: 'hearts-of-oak',
    name: 'Accra Hearts of Oak SC',
    shortName: 'Hearts',
    code: 'HOA',
    aliases: ['Phobia', 'Hearts of Oak'],
  },
  { slug: 'asante-kotoko', name: 'Asante Kotoko', shortName: 'Kotoko', code: 'KOT' },
  { slug: 'wimbledon', name: 'Wimbledon FC' },
  { slug: 'brighton', name: 'Brighton & Hove Albion' },
  { slug: 'koeln', name: '1. FC Köln' },
  { slug: 'bristol-city', name: 'Bristol City', shortName: 'Bristol' },
  { slug: 'bristol-rovers', name: 'Bristol Rovers', shortName: 'Bristol' },
])

describe('a club', () => {
  it.each([
    ['Accra Hearts of Oak SC', 'hearts-of-oak'],
    ['accra hearts of oak', 'hearts-of-oak'],
    ['HEARTS', 'hearts-of-oak'],
    ['hoa', 'hearts-of-oak'],
    ['Phobia', 'hearts-of-oak'],
    ['Asante Kotoko S.C.', 'asante-kotoko'],
    ['Asanté  Kotoko', 'asante-kotoko'],
    ['Wimbledon', 'wimbledon'],
    ['Brighton and Hove Albion FC', 'brighton'],
    ['1 FC Koln', 'koeln'],
  ])('is found as %s', (name, slug) => {
    expect(finder.find(name)).toBe(slug)
  })

  it.each(['Kotokos', 'Hearts of', 'AFC Wimbledon', 'Bristol', 'FC', '', '?'])(
    'is never guessed from %s',
    (name) => {
      expect(finder.find(name)).toBeUndefined()
    },
  )

  it.each([
    ['Hart of Oak', ['hearts-of-oak']],
    ['Kotoko United', ['asante-kotoko']],
    ['AFC Wimbledon', ['wimbledon']],
    ['Bristol', ['bristol-city', 'bristol-rovers']],
    ['Chelsea', []],
  ])('is suggested for %s', (name, slugs) => {
    expect(finder.suggestions(name)).toEqual(slugs)
  })

  it('is found by its full name, though another club is called that as well', () => {
    const crossed = clubFinder([
      { slug: 'hearts-of-oak', name: 'Hearts of Oak', shortName: 'Asante Kotoko' },
      { slug: 'medeama', name: 'Medeama', aliases: ['Dreams FC'] },
      { slug: 'asante-kotoko', name: 'Asante Kotoko' },
      { slug: 'dreams', name: 'Dreams FC' },
    ])
    expect(
      ['Asante Kotoko', 'Asante Kotoko SC', 'Dreams FC'].map((name) => crossed.find(name)),
    ).toEqual([...['asante-kotoko', 'asante-kotoko', 'dreams']])
  })

  it('is found as soon as it is added', () => {
    const growing = clubFinder([])
    expect(growing.find('Axim Stars')).toBeUndefined()
    growing.add({ slug: 'axim-stars', name: 'Axim Stars FC', code: 'AXM' })
    expect(['axim stars', 'AXM'].map((name) => growing.find(name))).toEqual([
      ...['axim-stars', 'axim-stars'],
    ])
  })
})
