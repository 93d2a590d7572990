import { describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { TEAMS } from '../../testing/sample-records.ts'
import { choicesOf, textOf, textsOf } from '../../testing/texts.ts'
import { renderPortal } from '../../testing/sample-league.ts'

const region = (name: string) => screen.getByRole('region', { name })
const cards = (name: string) => [...region(name).querySelectorAll('article')]
const names = (name: string) => textsOf(cards(name).map((card) => card.querySelector('h3')!))

describe('the teams', () => {
  it('are all 18, by position, in a grid, of all regions', async () => {
    await renderPortal('/teams')
    expect(names('All Teams')).toEqual(TEAMS.map(({ name }) => name))
    expect(textOf(within(region('All Teams')).getByRole('status'))).toBe('18 teams')
    expect(choicesOf(document.body, 'Sort by')).toMatchObject({
      options: ['Position', 'Name A-Z', 'Founded newest', 'Points'],
      chosen: 'Position',
    })
    expect(choicesOf(document.body, 'Region').chosen).toBe('All')
    const pressed = screen.getByRole('button', { pressed: true })
    expect(pressed.getAttribute('aria-label')).toBe('Grid view')
  })

  it('show on each featured card the last 3 results and 2 achievements', async () => {
    await renderPortal('/teams')
    const featured = TEAMS.filter((team) => team.isFeatured)
    expect(names('Featured Teams')).toEqual(featured.map(({ name }) => name))
    cards('Featured Teams').forEach((card, index) => {
      const [form, achievements] = [...card.querySelectorAll('ul')]
      expect(textsOf(form!.children)).toEqual(featured[index]?.form.slice(2))
      expect(textsOf(achievements!.children)).toEqual(featured[index]?.achievements.slice(0, 2))
      expect(achievements!.children).toHaveLength(2)
    })
  })

  it('show on each card city, founding year, stadium, capacity, manager and record', async () => {
    await renderPortal('/teams')
    cards('All Teams').forEach((card, index) => {
      const team = TEAMS[index]!
      for (const fact of [
        team.city,
        team.founded,
        `${team.ground?.name} (${team.ground?.capacity?.toLocaleString('en-US')})`,
        team.manager,
        `${team.points} points from 14 matches`,
        `${team.won} won, ${team.drawn} drawn, ${team.lost} lost`,
        `goals ${team.goalsFor}:${team.goalsAgainst}`,
      ]) {
        expect(textOf(card)).toContain(String(fact))
      }
    })
  })

  it.each([
    ['Watch Live', '/gpl/live'],
    ['View Fixtures', '/gpl/fixtures'],
  ])('call at last to %s', async (name, href) => {
    await renderPortal('/teams')
    const call = within(region('See them play')).getByRole('link', { name })
    expect(call.getAttribute('href')).toBe(href)
  })

  it('name a followed club that does not play this season, which can still be left', async () => {
    localStorage.setItem('gpl-followed-clubs', '["dreams-fc","old-boys"]')
    const body = [{ slug: 'old-boys', name: 'Old Boys', changedAt: '2026-02-01T00:00:00.000Z' }]
    await renderPortal('/teams', { answers: { '/api/league/clubs': { body } } })
    const alerts = within(await screen.findByRole('region', { name: 'Your alerts' }))
    await waitFor(() =>
      expect(textsOf(alerts.getAllByRole('link'))).toEqual(['Dreams FC', 'Old Boys']),
    )
    expect(alerts.getByRole('button', { name: 'Stop alerts of Old Boys' })).toBeTruthy()
    localStorage.clear()
  })

  it('say so when none is left', async () => {
    await renderPortal('/teams?q=arsenal')
    expect(within(region('All Teams')).getByText('No teams found')).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Featured Teams' })).toBeNull()
  })
})

describe('the address of the teams', () => {
  it.each([
    ['?q=KUMASI', ['Asante Kotoko']],
    ['?q=lions', ['Heart of Lions', 'Accra Lions']],
    ['?region=Volta', ['Heart of Lions']],
    ['?region=Northern&q=karela', ['Karela United']],
    [
      '?region=Greater+Accra&sort=name',
      ['Accra Lions', 'Hearts of Oak', 'Legon Cities', 'Vision FC'],
    ],
    ['?region=Ashanti&sort=founded', ['Nations FC', 'Asante Kotoko']],
  ])('%s shows %j', async (query, expected) => {
    await renderPortal(`/teams${query}`)
    expect(names('All Teams')).toEqual(expected)
  })

  it('follows region, sort and view, and Back undoes them', async () => {
    const { user, address, back } = await renderPortal('/teams')
    await user.selectOptions(choicesOf(document.body, 'Region').select, 'Bono')
    await user.selectOptions(choicesOf(document.body, 'Sort by').select, 'name')
    await user.click(screen.getByRole('button', { name: 'List view' }))
    await waitFor(() => expect(address()).toBe('/gpl/teams?region=Bono&sort=name&view=list'))
    for (let step = 0; step < 3; step++) await back()
    await waitFor(() => expect(names('All Teams')).toHaveLength(18))
    expect(screen.getByRole('button', { name: 'Grid view', pressed: true })).toBeTruthy()
  })

  it('adds no step to the history for a choice that is made already', async () => {
    const { user, address, back } = await renderPortal('/teams')
    await user.selectOptions(choicesOf(document.body, 'Region').select, 'Bono')
    await user.click(screen.getByRole('button', { name: 'Grid view' }))
    await waitFor(() => expect(address()).toBe('/gpl/teams?region=Bono'))
    await back()
    await waitFor(() => expect(names('All Teams')).toHaveLength(18))
    expect(address()).toBe('/gpl/teams')
  })

  it('takes the search along as it is typed', async () => {
    const { user, address } = await renderPortal('/teams?region=Bono')
    await user.type(screen.getByPlaceholderText('Search teams or cities...'), 'wenchi')
    await waitFor(() => expect(address()).toBe('/gpl/teams?region=Bono&q=wenchi'))
    expect(names('All Teams')).toEqual(['Young Apostles'])
  })
})
