import { describe, expect, it } from '@jest/globals'
import { LiveResponse } from 'shared-contracts/league/match'
import { sampleOf } from '../../testing/sample-league.ts'
import { FIXTURES, SEASON, STANDINGS } from '../../testing/sample-records.ts'
import { heroSlides, type HeroFacts } from './hero-slides.ts'

const LIVE = sampleOf(LiveResponse, 'live')
const SAMPLE: HeroFacts = { season: SEASON, standings: STANDINGS, live: LIVE, fixtures: FIXTURES }
const titles = (facts: HeroFacts | null) => heroSlides(facts).map(({ title }) => title)

describe('the slides of the home page', () => {
  it('say what is on, how close it is at the top, and how long the round lasts', () => {
    expect(heroSlides(SAMPLE)).toMatchObject([
      {
        title: 'The Super Clash is on',
        subtitle: 'Hearts of Oak v Asante Kotoko',
        description: 'First against second, and every camera on the ball. Watch it as it happens.',
      },
      { title: 'One point at the top', subtitle: 'The title race after 14 matchdays' },
      {
        title: 'Four nights of football',
        subtitle: 'Matchday 15, Jan 26-29',
        description: 'Eight matches. Put them into your calendar and miss no kick-off.',
      },
    ])
  })

  it('promise no cameras of a match that is not streamed', () => {
    const live = LIVE.live.map((match) => ({ ...match, hasStream: false }))
    const [first] = heroSlides({ ...SAMPLE, live: { ...LIVE, live } })
    expect(first).toMatchObject({
      title: 'The Super Clash is on',
      description: 'First against second. Follow the score and every event as it happens.',
      ...{ ctaText: 'Follow the Match', ctaLink: '/live' },
    })
  })

  it('say what comes next where nothing is on', () => {
    const [first] = heroSlides({ ...SAMPLE, live: { live: [], next: LIVE.next } })
    expect(first).toMatchObject({
      title: 'Nations FC v Dreams FC is next',
      subtitle: 'Nations FC v Dreams FC, Sunday, January 26, 2025',
      ctaLink: '/fixtures',
    })
  })

  it('give the clubs of the first match of a season no places', () => {
    const standings = STANDINGS.map((row) => ({ ...row, position: 1, played: 0 }))
    const [first] = heroSlides({ ...SAMPLE, standings })
    expect(first.description).toMatch(/^Ninety minutes, and every camera/)
  })

  it('name no year, also where the round lasts beyond New Year', () => {
    const days = ['2024-12-30', '2025-01-02']
    const fixtures = FIXTURES.slice(0, 2).map((fixture, at) => ({ ...fixture, day: days[at]! }))
    expect(heroSlides({ ...SAMPLE, fixtures }).at(-1)).toMatchObject({
      subtitle: 'Matchday 15, Dec 30 – Jan 2',
    })
  })

  it('do not call to a round of which no kick-off is to come', () => {
    const next = LIVE.next.map((match) => ({ ...match, slug: `later-${match.slug}` }))
    const facts = { ...SAMPLE, live: { live: [], next } }
    expect(titles(facts).at(-1)).toBe('Every match of the season')
  })

  it('count the rounds that were played, not the matches of a club that has days off', () => {
    const [, race] = heroSlides({ ...SAMPLE, season: { playedRound: 16 } })
    expect(race.subtitle).toBe('The title race after 16 matchdays')
  })

  it('say that leaders are level', () => {
    const level = STANDINGS.map((row) => ({ ...row, points: 30 }))
    expect(titles({ ...SAMPLE, standings: level })[1]).toBe('Level at the top')
  })

  it('say who is ahead where points per match decide', () => {
    const [first, ...others] = STANDINGS
    const fewer = [{ ...first!, points: 0 }, ...others]
    expect(titles({ ...SAMPLE, standings: fewer })[1]).toBe('Asante Kotoko first')
  })

  it.each([null, { season: {}, standings: [], live: { live: [], next: [] }, fixtures: [] }])(
    'promise nothing without facts: %j',
    (facts) => {
      expect(titles(facts)).toEqual([
        'The league, live',
        'All begin with nothing',
        'Every match of the season',
      ])
    },
  )
})
