import { describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { aRealSeason, newSeasonAnswers } from '../testing/real-season.ts'
import { renderPortal } from '../testing/sample-league.ts'
import { ARTICLES, PRODUCTS, SEASON, STANDINGS } from '../testing/sample-records.ts'
import { textOf, textsOf } from '../testing/texts.ts'

const SEASON_CALL = '/api/league/seasons/2026-27'
const main = () => textOf(screen.getByRole('main'))

/** A season of two clubs that have played their only match. */
function oneOfEach() {
  const clubs = SEASON.clubs.slice(0, 2)
  const season = aRealSeason({ clubs, matches: 1 })
  const [first, second] = clubs.map(({ slug }) => ({
    ...STANDINGS.find(({ club }) => club.slug === slug),
    ...{ played: 1, points: 1, zone: null, outlook: null },
  }))
  const figures = { played: 1, won: 1, drawn: 1 }
  const [player, club] = [
    { slug: 'yaw-addo', name: 'Yaw Addo' },
    { slug: clubs[0]!.slug, name: clubs[0]!.name },
  ]
  const best = [{ position: 1, player, club, goals: 1, assists: 1, matches: 1 }]
  return {
    ...newSeasonAnswers(season),
    [`${SEASON_CALL}/standings`]: { body: [first, second] },
    [`${SEASON_CALL}/standings?venue=home`]: { body: [{ ...first, ...figures, goalsFor: 1 }] },
    [`${SEASON_CALL}/standings?venue=away`]: { body: [{ ...second, ...figures, goalsFor: 0 }] },
    [`${SEASON_CALL}/fixtures`]: { body: [] },
    [`${SEASON_CALL}/scorers`]: { body: best },
    [`${SEASON_CALL}/assists`]: { body: best },
    '/api/league/articles': { body: [{ ...ARTICLES[0], isFeatured: false, views: 1 }] },
    '/api/league/topics': { body: [{ name: 'Nobody', posts: 1 }] },
    '/api/league/products': { body: [{ ...PRODUCTS[0], reviews: 1 }] },
  }
}

describe('one of a kind', () => {
  it.each([
    ['/', '2 teams, 1 match per season, 1 matchday played'],
    ['/', '1 goal'],
    ['/fixtures', '1 match per season'],
    ['/tables', '2 teams, 1 match played each'],
    ['/teams', '1 point from 1 match'],
    ['/players', '1 goal'],
    ['/players', '1 assist'],
    ['/news', '1 view'],
    ['/news', '1 post'],
    ['/shop', '(1 review)'],
  ])('is at %s told as "%s"', async (path, text) => {
    await renderPortal(path, { answers: oneOfEach() })
    await waitFor(() => expect(main()).toContain(text))
    expect(main()).not.toContain(`${text.replace(/\)$/, '')}s`)
  })

  it('is told so in the statistics', async () => {
    await renderPortal('/tables?view=Stats', { answers: oneOfEach() })
    await waitFor(() =>
      expect(textsOf(screen.getByRole('tabpanel').querySelectorAll('li'))).toEqual([
        ...['1 match', '1 goal', '1 goal a match', '1 home win', '1 draw', '1 away win'],
      ]),
    )
  })

  it('is told so in the quick stats', async () => {
    await renderPortal('/news', { answers: oneOfEach() })
    const stats = within(screen.getByRole('region', { name: 'Quick Stats' }))
    expect(textsOf(stats.getAllByRole('listitem'))).toEqual([
      '1 goal top scorer',
      '1 match played',
      '2 teams',
    ])
  })
})

describe('a season without matches and clubs', () => {
  const season = aRealSeason({ clubs: [] })
  const answers = { ...newSeasonAnswers(season), [`${SEASON_CALL}/standings`]: { body: [] } }

  it.each(['/', '/fixtures', '/teams'])('is not called one of none at %s', async (path) => {
    await renderPortal(path, { answers })
    expect(`${document.title} ${main()}`).not.toMatch(/\b0 (?:matches|teams|clubs)/)
    const description = document.querySelector('meta[name="description"]')?.getAttribute('content')
    expect(description).not.toMatch(/\b0 /)
  })
})
