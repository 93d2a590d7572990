import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { ClubResponse } from 'shared-contracts/league/club'
import { answerApi, renderPage, rulesOf, structuredDataOf, type Answers } from 'shared-ui/testing'
import { remote } from '../../remote.ts'
import { aClub, aFixture } from '../../testing/league-records.ts'
import { aRealSeason } from '../../testing/real-season.ts'
import { choicesOf, textOf, textsOf } from '../../testing/texts.ts'

afterEach(cleanup)

const CHANGED = { changedAt: '2026-02-01T00:00:00.000Z' }

const open = (club: ClubResponse, query = '', answers: Answers = {}) =>
  renderPage(remote, `/teams/lions${query}`, {
    settings: { publicOrigin: 'https://example.org' },
    answers: {
      '/api/league/clubs/lions': { body: club },
      '/api/league/clubs': {
        body: [
          { slug: 'stars', name: 'Cape Stars', ...CHANGED },
          { slug: 'lions', name: 'Accra Lions', ...CHANGED },
          { slug: 'eagles', name: 'Axim Eagles', ...CHANGED },
        ],
      },
      '/api/league/clubs/lions/meetings/stars': {
        body: [aFixture(), aFixture({ slug: 'b', score: null, status: 'finished' })],
      },
      '/api/league/clubs/lions/meetings/eagles': { body: [] },
      ...answers,
    },
  })

const region = (name: string) => screen.getByRole('region', { name })

describe('the page of a team', () => {
  it('tells its facts, place, honours and squad', async () => {
    await open(aClub())
    screen.getByRole('heading', { level: 1, name: 'Accra Lions' })
    screen.getByText('Place 3')
    for (const text of ['Greater Accra', '2015', 'Ama Owusu', 'Lions Park', '12,000', 'The Lions'])
      expect(textOf(region('Facts'))).toContain(text)
    expect(textsOf(within(region('Honours')).getAllByRole('listitem'))).toEqual(['Cup 2024'])
    const player = within(region('Squad')).getByRole('link', { name: 'Yaw Addo' })
    expect(player.getAttribute('href')).toBe('/gpl/players/yaw-addo')
  })

  it('parts what was played from what is to come', async () => {
    await open(aClub())
    expect(textsOf(within(region('Results')).getAllByRole('link'))).toEqual([
      'Feb 1, 2026Accra Lions 2 - 1 Cape StarsFull time',
    ])
    const [next] = within(region('Fixtures')).getAllByRole('link')
    expect(textOf(next)).toBe('Mar 1, 2026Cape Stars v Accra Lions18:30 GMT')
    expect(next?.getAttribute('href')).toBe('/gpl/matches/2026-03-01-stars-lions')
  })

  it('shows no score of a match that is annulled, as other lists do', async () => {
    await open(aClub({ fixtures: [aFixture({ status: 'cancelled' })] }))
    expect(textsOf(within(region('Results')).getAllByRole('link'))).toEqual([
      'Feb 1, 2026Accra Lions v Cape StarsCancelled',
    ])
  })

  it('shows the next five matches and the last five, and leads to all of them', async () => {
    const matches = (status: 'finished' | 'scheduled', month: number) =>
      Array.from({ length: 7 }, (_, at) =>
        aFixture({
          slug: `${status}-${at}`,
          status,
          day: `2026-0${month}-0${at + 1}`,
          kickOff: null,
        }),
      )
    await open(aClub({ fixtures: [...matches('finished', 2), ...matches('scheduled', 3)] }))
    const days = (name: string) =>
      textsOf(region(name).querySelectorAll('[data-day]')).map((day) => day.replace(', 2026', ''))
    expect(days('Fixtures')).toEqual(['Mar 1', 'Mar 2', 'Mar 3', 'Mar 4', 'Mar 5'])
    expect(days('Results')).toEqual(['Feb 7', 'Feb 6', 'Feb 5', 'Feb 4', 'Feb 3'])
    const all = screen.getByRole('link', { name: 'All matches of Accra Lions' })
    expect(all.getAttribute('href')).toBe('/gpl/fixtures?team=lions')
  })

  it('leads to no more matches than it shows', async () => {
    await open(aClub())
    expect(screen.queryByRole('link', { name: /^All matches/ })).toBeNull()
  })

  it('leads to all matches of a season that is over by its address, and names it beside the place', async () => {
    const season = aRealSeason({ slug: '2025-26', isCurrent: false })
    const path = '/api/league/seasons'
    const fixtures = Array.from({ length: 6 }, (_, at) => aFixture({ slug: `match-${at}` }))
    await open(aClub({ fixtures, position: 18 }), '', {
      [path]: { body: [aRealSeason(), season] },
      [`${path}/2025-26`]: { body: season },
    })
    await waitFor(() =>
      expect(screen.getByRole('link', { name: /^All matches/ }).getAttribute('href')).toBe(
        '/gpl/fixtures?season=gpl%7E2025-26&team=lions',
      ),
    )
    screen.getByText(`Place 18 in ${season.name}`)
  })

  it('prints no heading of what can only be pressed', async () => {
    await open(aClub())
    const columns = region('Honours').parentElement
    expect(columns?.contains(region('Alerts'))).toBe(true)
    expect(rulesOf(columns).join()).toMatch(
      /@media print ?\{[^}]*alerts['"]?\] ?\{ ?display: none;/,
    )
  })

  it('says what a new club does not have yet', async () => {
    await open(aClub({ squad: [], fixtures: [], achievements: [], position: null }))
    screen.getByText('No match is to come.')
    screen.getByText('No match has been played yet.')
    screen.getByText('No player has been entered for this season.')
    screen.getByText('None has been entered.')
    expect(screen.queryByText(/^Place/)).toBeNull()
  })

  it('says nothing of the town of a club that a file brought, without one', async () => {
    const { container } = await open(aClub({ city: '', region: '', ground: null }))
    const heading = screen.getByRole('heading', { level: 1, name: 'Accra Lions' })
    expect(heading.previousElementSibling).toBeNull()
    const description = document.querySelector('meta[name="description"]')?.getAttribute('content')
    expect(description).toMatch(/^Accra Lions in the Ghana Premier League: squad/)
    const team = structuredDataOf(container).find((data) =>
      JSON.stringify(data).includes('athlete'),
    )
    expect(team).not.toHaveProperty('location')
  })

  it('offers its calendar to subscribe to, and says what that does', async () => {
    await open(aClub())
    const calendar = within(region('Calendar'))
    const link = calendar.getByRole('link', { name: 'Subscribe to calendar: Accra Lions' })
    expect(link.getAttribute('href')).toBe('webcal://example.org/api/league/calendars/lions.ics')
    const address = calendar.getByRole('link', { name: 'the calendar’s address' })
    expect(address.getAttribute('href')).toBe('https://example.org/api/league/calendars/lions.ics')
    expect(textOf(region('Calendar'))).toContain('matches that are moved move')
  })

  it('tells the meetings with a club that the visitor chooses, in the address', async () => {
    const { user, address } = await open(aClub())
    const choice = await waitFor(() => {
      const found = choicesOf(region('Head to head'), 'Accra Lions against')
      expect(found.options).toEqual(['Choose a club', 'Axim Eagles', 'Cape Stars'])
      return found
    })
    await user.selectOptions(choice.select, 'stars')
    await waitFor(() => expect(address()).toBe('/gpl/teams/lions?against=stars'))
    await waitFor(() =>
      expect(textsOf(region('Head to head').querySelectorAll('dd'))).toEqual([
        ...['1', '0', '0', '2 - 1'],
      ]),
    )
    screen.getByText('2 meetings with Cape Stars found', { selector: '[role=status]' })
  })

  it('says so where the clubs to choose from could not be loaded, and tries again', async () => {
    const { user } = await open(aClub(), '', { '/api/league/clubs': 'fails' })
    await screen.findByText('The clubs could not be loaded')
    answerApi({
      '/api/league/clubs': { body: [{ slug: 'stars', name: 'Cape Stars', ...CHANGED }] },
    })
    await user.click(within(region('Head to head')).getByRole('button', { name: 'Retry' }))
    await waitFor(() =>
      expect(choicesOf(region('Head to head'), 'Accra Lions against').options).toContain(
        'Cape Stars',
      ),
    )
    expect(screen.queryByText('The clubs could not be loaded')).toBeNull()
  })

  it('says so where two have not met', async () => {
    await open(aClub(), '?against=eagles')
    await screen.findByText('The two have not met, as far as the records go.')
  })

  it('tells search engines of it, and nothing of a sample season', async () => {
    const { container } = await open(aClub())
    const team = expect.objectContaining({
      '@type': 'SportsTeam',
      name: 'Accra Lions',
      foundingDate: '2015',
      athlete: [expect.objectContaining({ name: 'Yaw Addo' })],
    })
    expect(structuredDataOf(container)).toContainEqual(team)
    cleanup()
    const { container: sample } = await open(aClub({ isSample: true }))
    expect(structuredDataOf(sample)).toEqual([
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
    ])
  })
})
