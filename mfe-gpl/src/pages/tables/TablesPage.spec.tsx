import { describe, expect, it } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { catchSavedFiles, field } from 'shared-ui/testing'
import { parse } from 'csv-parse/sync'
import { LiveResponse } from 'shared-contracts/league/match'
import { SeasonResponse } from 'shared-contracts/league/season'
import { FIXTURES, SEASON, SEASONS, STANDINGS } from '../../testing/sample-records.ts'
import { choicesOf, textOf, textsOf } from '../../testing/texts.ts'
import { renderPortal, sampleOf, settled } from '../../testing/sample-league.ts'

const main = () => screen.getByRole('main')
const rows = () => [...main().querySelectorAll('tbody tr')]
const cells = (row: Element | undefined) => textsOf(row?.children ?? [])

describe('the league table', () => {
  it('is that of 2024/25 after matchday 14 by default, of four seasons', async () => {
    await renderPortal('/tables')
    const { options, chosen } = choicesOf(main(), 'Season')
    expect(options).toEqual(['2024/25', '2023/24', '2022/23', '2021/22'])
    expect(chosen).toBe('2024/25')
    expect(screen.getByText('After matchday 14')).toBeTruthy()
    expect(textsOf(screen.getAllByRole('tab'))).toEqual(['Table', 'Form', 'Stats'])
    expect(textOf(screen.getByRole('tab', { selected: true }))).toBe('Table')
  })

  it.each(SEASONS)(
    'of $name is a row a team, with the figures of its matches',
    async ({ slug, standings }) => {
      await renderPortal(`/tables?season=${slug}`)
      expect(rows()).toHaveLength(18)
      standings.forEach((row, index) => {
        const [place, team, ...figures] = cells(rows()[index])
        expect(place).toMatch(new RegExp(`^${row.position} [▲▼–]$`))
        expect(team).toMatch(new RegExp(`${row.club.name}(?: \\(.*\\))?$`))
        const sign = row.goalDifference > 0 ? '+' : row.goalDifference < 0 ? '−' : ''
        const difference = sign + Math.abs(row.goalDifference)
        expect(figures).toEqual([
          ...[row.played, row.won, row.drawn, row.lost, row.goalsFor, row.goalsAgainst].map(String),
          ...[difference, String(row.points), row.form.join('')],
        ])
      })
    },
  )

  it('opens the rest of a row where there is room for less, and closes it', async () => {
    await renderPortal('/tables')
    const [row] = rows()
    const more = screen.getByLabelText('All figures of Asante Kotoko')
    const rest = [...(row?.querySelectorAll('[data-rest]') ?? [])]
    expect(rest.map((cell) => cell.getAttribute('data-rest'))).toEqual([
      ...['Won', 'Drawn', 'Lost', 'Goals for', 'Goals against', 'Form'],
    ])
    expect(more.getAttribute('aria-expanded')).toBe('false')
    for (const isOpen of [true, false]) {
      fireEvent.click(more)
      expect(more.getAttribute('aria-expanded')).toBe(String(isOpen))
      expect(row?.hasAttribute('data-open')).toBe(isOpen)
    }
  })

  it.each([
    ['Champions League', 'Positions 1-2', [0, 1]],
    ['CAF Confederation', 'Positions 3-4', [2, 3]],
    ['Relegation', 'Bottom 2 teams', [16, 17]],
  ])('has the zone %s for %s, in its rows and on a card', async (zone, places, indexes) => {
    await renderPortal('/tables')
    const inZone = rows().flatMap((row, index) => (textOf(row).includes(`(${zone})`) ? index : []))
    expect(inZone).toEqual(indexes)
    const card = screen.getByRole('heading', { name: zone }).closest('li')
    expect(textOf(card)).toContain(places)
    for (const index of indexes) expect(textOf(card)).toContain(STANDINGS[index]?.club.name)
  })

  it.each([
    ['Form', 'Last five matches of each team, 2023/24, the newest one last'],
    ['Stats', 'Statistics of each team, 2023/24, in the order of the table'],
  ])('has the view %s of the same season', async (view, caption) => {
    await renderPortal(`/tables?season=2023%2F24&view=${view}`)
    expect(textOf(screen.getByRole('tab', { selected: true }))).toBe(view)
    expect(textOf(main().querySelector('caption'))).toBe(caption)
    expect(rows()).toHaveLength(18)
  })

  it('counts points by the rules of its season in the view Form', async () => {
    await renderPortal('/tables?view=Form', {
      answers: { '/api/league/seasons/2024-25': { body: { ...SEASON, pointsForWin: 2 } } },
    })
    const kotoko = rows().find((row) => textOf(row).includes('Asante Kotoko'))
    expect(cells(kotoko).slice(2)).toEqual(['WWWWL', '8', '1'])
  })

  it('is the newest one for a round that has not been played yet', async () => {
    const { requestsOf } = await renderPortal('/tables?round=20', {
      answers: { '/api/league/seasons/2024-25/standings?round=20': { body: STANDINGS } },
    })
    await waitFor(() => expect(screen.getByText('After matchday 14')).toBeTruthy())
    expect(textOf(main().querySelector('caption'))).toBe('League table 2024/25')
    expect(choicesOf(main(), 'Round').chosen).toBe('Newest')
    expect(requestsOf('/api/league/seasons/2024-25/standings')).toHaveLength(1)
  })

  it('offers every round that was played, however few matches each club has had', async () => {
    await renderPortal('/tables', {
      answers: { '/api/league/seasons/2024-25': { body: { ...SEASON, playedRound: 16 } } },
    })
    expect(screen.getByText('After matchday 16')).toBeTruthy()
    expect(choicesOf(main(), 'Round').options.slice(0, 2)).toEqual(['Newest', 'Matchday 16'])
  })

  it('counts rounds by the table where the season does not tell them', async () => {
    await renderPortal('/tables', {
      answers: { '/api/league/seasons/2024-25': { body: { ...SEASON, playedRound: undefined } } },
    })
    expect(screen.getByText('After matchday 14')).toBeTruthy()
  })

  it.each([
    ['Final table, 34 matchdays', 'not to be played', { matches: 305 }],
    ['Final table, 34 matchdays', 'of the play-offs', { matches: 308, leagueMatches: 305 }],
    ['After matchday 34', 'still to be played', { matches: 306 }],
  ])('is called %j where the other matches are %s', async (text, _what, counted) => {
    const season = sampleOf(SeasonResponse, 'seasons/2021-22')
    const { standings = [] } = SEASONS.find(({ slug }) => slug === season.slug) ?? {}
    // Two clubs have not met.
    const body = standings.map((row, place) => ({ ...row, played: place < 2 ? 33 : 34 }))
    await renderPortal('/tables?season=2021-22', {
      answers: {
        '/api/league/seasons/2021-22': { body: { ...season, ...counted } },
        '/api/league/seasons/2021-22/standings': { body },
      },
    })
    expect(screen.getByText(text)).toBeTruthy()
  })

  describe('as it stands', () => {
    const table = '/api/league/seasons/2024-25/standings'
    const asItStands = (points: number) =>
      STANDINGS.map((row, place) => ({ ...row, points, isInPlay: place < 2 }))
    const answers = {
      [`${table}?venue=home&live=true`]: { body: asItStands(41) },
      [`${table}?venue=away&live=true`]: { body: asItStands(42) },
    }

    it.each(['Table', 'Form', 'Stats'])(
      'marks the clubs that play in the view %s',
      async (view) => {
        await renderPortal(`/tables?live=1&view=${view}`, { answers })
        const names = rows().flatMap((row) =>
          row.querySelector('[data-tone="live"]') ? textOf(row.querySelector('a')) : [],
        )
        expect(names.toSorted()).toEqual(['Asante Kotoko', 'Hearts of Oak'])
      },
    )

    it('is not on offer for a match of another competition', async () => {
      const { live } = sampleOf(LiveResponse, 'live')
      const cup = { slug: 'fa-cup', name: 'FA Cup' }
      await renderPortal('/tables', {
        answers: {
          '/api/league/live': {
            body: { live: live.map((match) => ({ ...match, competition: cup })), next: [] },
          },
        },
      })
      expect(screen.queryByLabelText('As it stands')).toBeNull()
    })

    it('asks for live points at home and away in the view Stats, and shows both', async () => {
      await renderPortal('/tables?live=1&view=Stats', { answers })
      for (const row of rows()) expect(cells(row).slice(-2)).toEqual(['41', '42'])
    })

    it('is exported as a file that says so', async () => {
      const saved = catchSavedFiles()
      await renderPortal('/tables?live=1')
      fireEvent.click(screen.getByText('Export Table'))
      await waitFor(async () => expect(await saved()).toHaveLength(1))
      expect((await saved())[0]?.name).toBe('gpl-table-2024-25-as-it-stands.csv')
    })
  })

  it('follows season and view in the address, and Back undoes both', async () => {
    const { user, address, back } = await renderPortal('/tables')
    await user.selectOptions(choicesOf(main(), 'Season').select, '2021-22')
    await waitFor(() => expect(address()).toBe('/gpl/tables?season=2021-22'))
    expect(screen.getByText('Final table, 34 matchdays')).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: 'Stats' }))
    await waitFor(() => expect(address()).toBe('/gpl/tables?season=2021-22&view=Stats'))
    await back()
    await waitFor(() => expect(textOf(screen.getByRole('tab', { selected: true }))).toBe('Table'))
    expect(choicesOf(main(), 'Season').chosen).toBe('2021/22')
    await back()
    await waitFor(() => expect(choicesOf(main(), 'Season').chosen).toBe('2024/25'))
  })

  it('stands beside the matches of a round that no table counts', async () => {
    const final = { number: null, name: 'Final', stage: 'Play-offs', startsOn: null, endsOn: null }
    await renderPortal('/tables?round=play-offs-final', {
      answers: {
        '/api/league/seasons/2024-25': { body: { ...SEASON, rounds: [...SEASON.rounds, final] } },
        '/api/league/seasons/2024-25/fixtures?round=play-offs-final': {
          body: [{ ...FIXTURES[0], round: null, roundName: 'Final' }],
        },
      },
    })
    expect(choicesOf(main(), 'Round').chosen).toBe('Play-offs, Final')
    const part = screen.getByRole('region', { name: 'Play-offs, Final' })
    expect(textsOf(part.querySelectorAll('li'))).toHaveLength(1)
    expect(rows()).toHaveLength(18)
  })

  it('is saved by Export Table as it is shown', async () => {
    const saved = catchSavedFiles()
    await renderPortal('/tables?season=2022%2F23')
    fireEvent.click(screen.getByText('Export Table'))
    await waitFor(async () => expect(await saved()).toHaveLength(1))
    const [file] = await saved()
    expect(file).toMatchObject({ name: 'gpl-table-2022-23.csv', type: 'text/csv;charset=utf-8' })
    expect(file?.text).toMatch(/^\uFEFFPosition,Team,/)
    const [, ...records] = parse(file?.text ?? '', { bom: true })
    expect(records.map((record) => record[1])).toEqual(
      rows().map((row) =>
        textOf(row.querySelector('th')).replace(/^[A-Z]{1,2}(?=[A-Z])| \(.*/g, ''),
      ),
    )
  })

  it.each([
    ['the device’s own sheet', true],
    ['a copy of the address', false],
  ])('is shared by %s', async (_way, hasSheet) => {
    const { user, toast } = await renderPortal('/tables')
    const shared: ShareData[] = []
    if (hasSheet) navigator.share = (data) => Promise.resolve(void shared.push(data ?? {}))
    await act(() => user.click(screen.getByText('Share')))
    expect(shared).toEqual(hasSheet ? [{ title: 'GPL table 2024/25', url: location.href }] : [])
    expect(toast()?.title).toBe(hasSheet ? undefined : 'Link copied')
    Reflect.deleteProperty(navigator, 'share')
  })
})

it('keeps what is typed about one season out of the form of another', async () => {
  const { user } = await renderPortal('/tables')
  const message = () =>
    field('Message', screen.getByRole('form', { name: 'Report an error', hidden: true }))
  const choose = (season: string) =>
    fireEvent.change(within(main()).getByLabelText('Season'), { target: { value: season } })
  choose('2023-24')
  await settled()
  await user.type(message(), 'A point is missing.')
  choose('')
  expect(message()).toHaveProperty('value', '')
})

it('takes reports about the table that is shown', async () => {
  await renderPortal('/tables?season=2023-24')
  const form = screen.getByRole('form', { name: 'Report an error', hidden: true })
  const sent = (name: string) => form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value
  expect([sent('kind'), sent('slug'), sent('address')]).toEqual([
    ...['table', '2023-24', '/gpl/tables?season=2023-24'],
  ])
})
