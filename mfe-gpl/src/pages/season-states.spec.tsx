import { describe, expect, it } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { answerApi, catchSavedFiles, renderPage, rulesOf, type Answers } from 'shared-ui/testing'
import { remote } from '../remote.ts'
import { aRealSeason, newSeasonAnswers } from '../testing/real-season.ts'
import { renderPortal, SAMPLE_LEAGUE, settled } from '../testing/sample-league.ts'
import { FIXTURES, SEASON, STANDINGS } from '../testing/sample-records.ts'
import { choicesOf, textOf } from '../testing/texts.ts'

const main = () => textOf(screen.getByRole('main'))
const SEASON_PAGES = ['/', '/fixtures', '/tables', '/teams', '/players']

describe('a page about the season', () => {
  it.each(SEASON_PAGES)('%s has its heading while the season is on its way', async (path) => {
    await renderPage(remote, path, { answers: {} })
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
    expect(screen.getByRole('status', { name: 'Loading the season' })).toBeTruthy()
  })

  it.each([
    ['/tables', 'Loading the season', 18],
    ['/fixtures', 'Loading the season', 9],
    ['/live', 'Loading the live match', 6],
  ])('%s has the shape of its rows meanwhile', async (path, name, rows) => {
    await renderPage(remote, path, { answers: {} })
    const shapes = screen.getByRole('status', { name }).querySelectorAll('div[class]')
    const inRows = [...shapes].filter((shape) => rulesOf(shape).join().includes('var(--row, 64px)'))
    expect(inRows).toHaveLength(rows)
  })

  it.each(SEASON_PAGES)(
    '%s says that the season could not be loaded, and tries again',
    async (path) => {
      const { user } = await renderPage(remote, path, {
        answers: { ...SAMPLE_LEAGUE, '/api/league/seasons': 'fails' },
      })
      await screen.findByText('The season could not be loaded')
      answerApi(SAMPLE_LEAGUE)
      await user.click(screen.getAllByRole('button', { name: 'Retry' })[0]!)
      await settled()
      expect(screen.queryByText('The season could not be loaded')).toBeNull()
    },
  )

  it.each(SEASON_PAGES)('%s says that there is no season yet', async (path) => {
    await renderPortal(path, { answers: { '/api/league/seasons': { body: [] } } })
    expect(main()).toContain('No season yet')
  })

  it.each([...SEASON_PAGES, '/live'])('%s says that a sample is a sample', async (path) => {
    await renderPortal(path)
    expect(main()).toContain('Sample season')
  })
})

describe('a season that is chosen', () => {
  const SEASON_CALL = '/api/league/seasons/2023-24'
  const LOADED = SAMPLE_LEAGUE[SEASON_CALL]!
  const failure = () => screen.queryByText('The season could not be loaded')
  const entries = () => [...screen.getByRole('main').querySelectorAll('article, tbody tr')]

  const choose = async (path: string, answer: Answers[string]) => {
    const { user } = await renderPortal(path, { answers: { [SEASON_CALL]: answer } })
    const more = screen.queryByRole('button', { name: /^More filters/i })
    if (more) await user.click(more)
    const { select } = choicesOf(screen.getByRole('main'), 'Season')
    select.focus()
    await user.selectOptions(select, '2023/24')
    return { select, user }
  }

  it.each(['/tables', '/fixtures'])(
    '%s leaves the keyboard at the choice while it is on its way',
    async (path) => {
      const { select } = await choose(path, 'hangs')
      expect(select.value).toBe('2023-24')
      expect(document.activeElement).toBe(select)
    },
  )

  it.each(['/tables', '/fixtures'])(
    '%s marks the one before, and says what is on its way',
    async (path) => {
      await choose(path, 'hangs')
      expect(entries()[0]?.closest('[aria-busy="true"]')).toBeTruthy()
      expect(await screen.findByText('Loading 2023/24…')).toBe(
        screen.getAllByRole('status').find((status) => textOf(status).startsWith('Loading')),
      )
    },
  )

  it.each(['/tables', '/fixtures'])('%s shows it without any mark', async (path) => {
    const { select } = await choose(path, LOADED)
    await waitFor(() => expect(document.querySelector('[data-stale]')).toBeNull())
    expect(screen.queryByText(/^Loading/)).toBeNull()
    expect(document.activeElement).toBe(select)
  })

  it('takes the place of the one before', async () => {
    await choose('/tables', LOADED)
    await waitFor(() => expect(main()).toContain('season 2023/24'))
  })

  it.each(['/tables', '/fixtures'])(
    '%s says in the place of the list that it could not be loaded, and keeps the choice',
    async (path) => {
      const { select, user } = await choose(path, 'fails')
      await waitFor(() => expect(failure()).toBeTruthy())
      expect(entries()).toEqual([])
      expect(document.querySelector('[aria-busy]')).toBeNull()
      expect(document.activeElement).toBe(select)
      await user.selectOptions(select, '2024/25')
      expect(failure()).toBeNull()
      expect(entries()).not.toHaveLength(0)
      expect(document.activeElement).toBe(select)
    },
  )

  it('can be tried again', async () => {
    const { user } = await choose('/tables', 'fails')
    await waitFor(() => expect(failure()).toBeTruthy())
    answerApi(SAMPLE_LEAGUE)
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(main()).toContain('season 2023/24'))
    expect(failure()).toBeNull()
  })

  it('leaves no table to export that is not shown', async () => {
    await choose('/tables', 'fails')
    await waitFor(() => expect(failure()).toBeTruthy())
    expect(screen.getByText<HTMLButtonElement>('Export Table').disabled).toBe(true)
  })

  it.each(['', '/teams', '/players'])(
    'by a link to %j says there that it could not be loaded',
    async (path) => {
      const answers = { [SEASON_CALL]: 'fails' } as const
      const { host } = await renderPortal(path || '/', { answers })
      act(() => host.navigator.push(`/gpl${path}?season=2023-24`))
      await waitFor(() => expect(failure()).toBeTruthy())
    },
  )
})

describe('a new season that nobody has entered anything of', () => {
  it.each([
    ['/', 'No match is to come'],
    ['/live', 'No match is on right now'],
    ['/fixtures', 'No matches yet'],
    ['/tables', 'No match has been played yet'],
    ['/players', 'No players yet'],
    ['/news', '0 articles found'],
    ['/news', 'No news yet'],
    ['/news', 'No topics yet'],
    ['/shop', 'The shop is empty'],
  ])('says at %s: %s', async (path, text) => {
    await renderPortal(path, { answers: newSeasonAnswers() })
    expect(main()).toContain(text)
  })

  it.each([...SEASON_PAGES, '/live', '/news', '/shop'])(
    'is called no sample at %s, and quotes nothing of one',
    async (path) => {
      await renderPortal(path, { answers: newSeasonAnswers() })
      expect(main()).not.toMatch(/sample(?! of them)|2025|14 match|Kwesi Amponsah/i)
    },
  )

  it('gives no club a place or a form on the page of the teams', async () => {
    const [first] = SEASON.clubs
    const clubs = [{ ...first!, isFeatured: true }, ...SEASON.clubs.slice(1)]
    await renderPortal('/teams', { answers: newSeasonAnswers(aRealSeason({ clubs })) })
    expect(screen.getByRole('region', { name: 'Featured Teams' })).toBeTruthy()
    expect(screen.queryByRole('img', { name: /^Position/ })).toBeNull()
    expect(screen.queryByRole('list', { name: /^Form/ })).toBeNull()
  })

  it('gives no club a place in the details of its first match', async () => {
    const rounds = [
      { number: 1, name: 'Matchday 1', stage: null, startsOn: '2026-09-12', endsOn: null },
    ]
    const season = aRealSeason({ currentRound: 1, rounds })
    await renderPortal('/fixtures', {
      answers: {
        ...newSeasonAnswers(season),
        [`/api/league/seasons/${season.slug}/fixtures?round=1`]: { body: FIXTURES.slice(1, 2) },
      },
    })
    fireEvent.click(screen.getByRole('button', { name: /^Details/ }))
    expect(main()).toContain('Nations FC')
    expect(main()).not.toContain('Position')
  })

  it('shows all its matches while it has no rounds', async () => {
    const season = aRealSeason({ matches: 2 })
    await renderPortal('/fixtures', {
      answers: {
        ...newSeasonAnswers(season),
        [`/api/league/seasons/${season.slug}/fixtures`]: {
          body: FIXTURES.slice(1, 3).map((fixture) => {
            return { ...fixture, season: season.slug, round: null, roundName: null }
          }),
        },
      },
    })
    expect(main()).not.toContain('No matches yet')
    expect(screen.getAllByRole('article')).toHaveLength(2)
    expect(document.title).toBe('Fixtures and results, GPL')
    expect(choicesOf(screen.getByRole('main'), 'Round').chosen).toBe('All rounds')
    const saved = catchSavedFiles()
    fireEvent.click(screen.getByText('Export Calendar'))
    await waitFor(async () => expect(await saved()).toMatchObject([{ name: 'gpl-matches.ics' }]))
  })

  it('leaves the choice of the others where it has no matches', async () => {
    const { user } = await renderPortal('/fixtures', { answers: newSeasonAnswers() })
    await user.click(screen.getByRole('button', { name: 'More Filters' }))
    expect(choicesOf(screen.getByRole('main'), 'Season').options).toContain('2024/25')
  })

  it('has the sample beside it, which its address still shows', async () => {
    await renderPortal('/tables?season=2024%2F25', { answers: newSeasonAnswers() })
    expect(main()).toContain('After matchday 14')
    expect(main()).toContain('Sample season')
  })
})

describe("the title of a season's page", () => {
  it.each([
    ['/fixtures?season=2023%2F24&round=3', 'Fixtures of matchday 3, 2023/24, GPL'],
    ['/fixtures?team=hearts-of-oak', 'Hearts of Oak: fixtures and results, GPL'],
    ['/tables?season=2023%2F24', 'League table 2023/24, GPL'],
    ['/teams?season=2023%2F24', 'The 18 teams of 2023/24, GPL'],
    ['/players?season=2023%2F24', 'Players of 2023/24, top scorers and assists, GPL'],
    ['/players', 'Players, top scorers and assists, GPL'],
  ])('says at %s: %s', async (path, title) => {
    const fixtures = FIXTURES.map((match) => ({ ...match, round: 3, roundName: 'Matchday 3' }))
    const season = '/api/league/seasons/2023-24'
    await renderPortal(path, {
      answers: {
        [`${season}/fixtures?round=3`]: { body: fixtures },
        [`${season}/players`]: { body: [] },
        [`${season}/scorers`]: { body: [] },
        [`${season}/assists`]: { body: [] },
      },
    })
    await waitFor(() => expect(document.title).toBe(title))
  })
})

describe('a season whose matches have results alone', () => {
  it.each([
    ['Top Scorers', 1, 'No scorers have been entered yet.'],
    ['Top Assisters', 1, 'No assists have been entered yet.'],
    ['Top Scorers', undefined, 'Nobody yet. The first match will change that.'],
  ])('says under %s after matchday %s: %s', async (title, playedRound, text) => {
    await renderPortal('/players', { answers: newSeasonAnswers(aRealSeason({ playedRound })) })
    expect(textOf(screen.getByRole('region', { name: title }))).toBe(`${title}${text}`)
  })
})

describe('a season that is no sample', () => {
  const season = aRealSeason({
    currentRound: 2,
    rounds: [1, 2].map((number) => ({
      ...{ number, name: `Matchday ${number}`, stage: null },
      ...{ startsOn: `2026-09-1${number + 1}`, endsOn: null },
    })),
  })
  const match = (index: number, changes: object) => ({
    ...FIXTURES[index]!,
    ...{ season: season.slug, round: 2, roundName: 'Matchday 2', day: '2020-01-04' },
    ...changes,
  })
  const answers = {
    ...newSeasonAnswers(season),
    [`/api/league/seasons/${season.slug}/fixtures?round=2`]: {
      body: [
        match(0, { status: 'finished', kickOff: '2020-01-04T15:00:00.000Z' }),
        match(1, { status: 'scheduled', kickOff: '2020-01-04T18:00:00.000Z' }),
        match(2, { status: 'scheduled', kickOff: '2999-01-04T18:00:00.000Z', day: '2999-01-04' }),
        match(3, { status: 'scheduled', kickOff: null, day: null }),
        match(4, { status: 'cancelled', kickOff: null }),
      ],
    },
  }

  it('offers to remind of what is to come alone', async () => {
    await renderPortal('/fixtures', { answers })
    const cards = screen.getAllByRole('article').map((card) => textOf(card))
    expect(cards.map((card) => card.includes('Set Reminder'))).toEqual([
      ...[false, false],
      ...[false, true, false],
    ])
    expect(cards[0]).toMatch(/^Full time[^2]*2[^1]*1/)
    expect(cards[1]).toMatch(/^Result awaited/)
    expect(cards[3]).toMatch(/^18:00 GMT/)
    expect(screen.getByRole('heading', { name: 'Date not fixed yet' })).toBeTruthy()
  })

  it('names on the home page the round of the matches that it shows, not that of a straggler', async () => {
    const later = { status: 'scheduled', round: 4, roundName: 'Matchday 4', score: null }
    const next = [
      match(2, { ...later, slug: 'a', day: '2999-01-18', kickOff: '2999-01-18T15:00:00.000Z' }),
      match(3, { ...later, slug: 'b', day: '2999-01-19', kickOff: '2999-01-19T15:00:00.000Z' }),
    ]
    await renderPortal('/', {
      answers: { ...answers, '/api/league/live': { body: { live: [], next } } },
    })
    const matches = screen.getByRole('region', { name: 'Live and upcoming matches' })
    expect(textOf(matches)).toContain('Matchday 4, Jan 18-19, 2999')
  })

  it('names its own round in title, description and banner', async () => {
    await renderPortal('/fixtures', { answers })
    expect(document.title).toBe('Fixtures of matchday 2, GPL')
    const description = document.querySelector('meta[name="description"]')?.getAttribute('content')
    expect(description).toMatch(/^The five matches of matchday 2 from /)
    const banner = within(screen.getByRole('region', { name: 'Matchday 2' }))
    expect(banner.getByRole('link', { name: /Matchday 1/ }).getAttribute('href')).toBe(
      '/gpl/fixtures?round=1',
    )
  })

  it('says that clubs are ranked by points per match', async () => {
    const text = 'This season was broken off: clubs are ranked by points per match.'
    const brokenOff = aRealSeason({ rankedBy: 'points-per-match' })
    await renderPortal('/tables', { answers: newSeasonAnswers(brokenOff) })
    expect(main()).toContain(text)
  })

  it('shows a shared place and a decision on points, with its reason', async () => {
    const [first, second] = STANDINGS
    const decided = aRealSeason({
      adjustments: [
        {
          ...{ id: 1, club: first!.club, points: -2, on: '2026-10-01', withdraws: null },
          ...{ reason: 'Fielded a suspended player', at: '2026-10-01T10:00:00.000Z' },
          by: 'league editor',
        },
      ],
    })
    const rows = [
      { ...first, adjustment: -2, tiedWith: [second?.club.slug], zone: null },
      { ...second, position: 1, tiedWith: [first?.club.slug], zone: null },
    ]
    const standings = '/api/league/seasons/2026-27/standings'
    await renderPortal('/tables', {
      answers: { ...newSeasonAnswers(decided), [standings]: { body: rows } },
    })
    const [row] = screen.getAllByRole('row').slice(1)
    expect(textOf(row)).toMatch(/^1= shared with Hearts of Oak/)
    expect(textOf(screen.getByRole('list', { name: 'Decisions on points' }))).toBe(
      '* Asante Kotoko: 2 points deducted on October 1, 2026: Fielded a suspended player',
    )
  })
})

describe('the table', () => {
  it('of a round explains a decision that was withdrawn after it', async () => {
    const [first] = STANDINGS
    const decision = {
      ...{ id: 1, club: first!.club, points: -3, on: '2024-11-01', withdraws: null },
      ...{ reason: 'Fielded a suspended player', at: '2024-11-01T10:00:00.000Z' },
      by: 'league editor',
    }
    const withdrawal = { ...decision, id: 2, points: 3, on: '2024-12-20', withdraws: 1 }
    const season = { ...SEASON, adjustments: [decision, withdrawal] }
    const rows = STANDINGS.map((row) => (row === first ? { ...row, adjustment: -3 } : row))
    await renderPortal('/tables?round=10', {
      answers: {
        '/api/league/seasons/2024-25': { body: season },
        '/api/league/seasons/2024-25/standings?round=10': { body: rows },
      },
    })
    expect(textOf(screen.getByRole('list', { name: 'Decisions on points' }))).toBe(
      '* Asante Kotoko: 3 points deducted on November 1, 2024: Fielded a suspended player',
    )
  })

  it('is shown as it stood after a round', async () => {
    await renderPortal('/tables?round=10')
    expect(main()).toContain('After matchday 10')
    expect(textOf(document.querySelector('caption'))).toBe(
      'League table 2024/25, after matchday 10',
    )
  })

  it('is marked where matches that are on count in it', async () => {
    const { user, address } = await renderPortal('/tables')
    await user.click(screen.getByLabelText('As it stands'))
    await settled()
    expect(address()).toBe('/gpl/tables?live=1')
    expect(textOf(document.querySelector('caption'))).toBe('League table 2024/25, as it stands')
    const [first] = screen.getAllByRole('row').slice(1)
    expect(textOf(first)).toMatch(/Hearts of Oakon/)
  })

  it('says what clubs still can reach', async () => {
    await renderPortal('/tables')
    const details = screen.getByText('What each club still can reach').closest('details')
    expect(details?.open).toBe(false)
    expect(textOf(details)).toContain('Asante Kotoko, 1st to 18th')
  })
})
