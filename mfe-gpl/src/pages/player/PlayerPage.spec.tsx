import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, screen, within } from '@testing-library/react'
import type { PlayerResponse } from 'shared-contracts/league/player'
import { renderPage, structuredDataOf } from 'shared-ui/testing'
import { remote } from '../../remote.ts'
import { aPlayer } from '../../testing/league-records.ts'
import { textOf, textsOf } from '../../testing/texts.ts'

afterEach(cleanup)

const open = (player: PlayerResponse) =>
  renderPage(remote, '/players/yaw-addo', {
    settings: { publicOrigin: 'https://example.org' },
    answers: {
      '/api/league/players/yaw-addo': { body: player },
      '/api/league/reports/player/yaw-addo': { body: [] },
    },
  })

describe('the page of a player', () => {
  it('tells figures, facts, clubs and seasons', async () => {
    await open(aPlayer())
    screen.getByRole('heading', { level: 1, name: 'Yaw Addo' })
    const figures = screen.getByRole('region', { name: 'Season 2025/26' })
    expect(textsOf(figures.querySelectorAll('dd'))).toEqual(['18', '7', '2', '1', '0'])
    const facts = textOf(screen.getByRole('region', { name: 'Facts' }))
    for (const text of ['Forward', 'Ghana', 'May 4, 2001', '24']) expect(facts).toContain(text)
    const spells = within(screen.getByRole('region', { name: 'Clubs of Yaw Addo' }))
    expect(textsOf(spells.getAllByRole('cell'))).toEqual([
      ...['2025/26', '9', 'from Sep 1, 2025', '18', '7', '2'],
    ])
    expect(spells.getByRole('link', { name: 'Accra Lions' }).getAttribute('href')).toBe(
      '/gpl/teams/lions',
    )
    expect(document.title).toBe('Yaw Addo, GPL')
  })

  it('tells one of a kind in its description', async () => {
    await open(aPlayer({ matches: 1, goals: 1, assists: 1 }))
    const description = document.querySelector('meta[name="description"]')?.getAttribute('content')
    expect(description).toContain(': 1 goal and 1 assist in 1 match of 2025/26, ')
  })

  it('leaves out what nobody has said', async () => {
    await open(aPlayer({ birthDate: null, age: null, shirtNumber: null, description: '' }))
    const facts = textOf(screen.getByRole('region', { name: 'Facts' }))
    expect(facts).not.toMatch(/Born|Age/)
    expect(screen.queryByText('No.', { selector: 'p span' })).toBeNull()
  })

  it('shows the draft of a player whom no squad has yet', async () => {
    const { container } = await open(aPlayer({ club: null, shirtNumber: null, spells: [] }))
    screen.getByRole('heading', { level: 1, name: 'Yaw Addo' })
    expect(container.querySelectorAll('h1 ~ a')).toHaveLength(0)
    expect(screen.queryByRole('region', { name: 'Clubs and seasons' })).toBeNull()
    expect(structuredDataOf(container)[0]).not.toHaveProperty('memberOf')
  })

  it('names the club that the player has left as the former one', async () => {
    const { container } = await open(aPlayer({ leftOn: '2026-01-20', shirtNumber: null }))
    const head = screen.getByRole('link', { name: 'Formerly Accra Lions' })
    expect(head.getAttribute('href')).toBe('/gpl/teams/lions')
    const description = document.querySelector('meta[name="description"]')?.getAttribute('content')
    expect(description).toContain('Yaw Addo, forward, formerly of Accra Lions: ')
    expect(JSON.stringify(structuredDataOf(container))).not.toContain('memberOf')
  })

  it('takes a report about the player', async () => {
    await open(aPlayer())
    const form = screen.getByRole('form', { name: 'Report an error', hidden: true })
    expect(form.getAttribute('action')).toBe('/api/league/reports')
    expect(form.querySelector<HTMLInputElement>('[name="kind"]')?.value).toBe('player')
    expect(form.querySelector<HTMLInputElement>('[name="slug"]')?.value).toBe('yaw-addo')
  })

  it('tells search engines of a person, and nothing of a sample', async () => {
    const { container } = await open(aPlayer())
    expect(structuredDataOf(container)).toContainEqual(
      expect.objectContaining({ '@type': 'Person', name: 'Yaw Addo', birthDate: '2001-05-04' }),
    )
    cleanup()
    const { container: sample } = await open(aPlayer({ isSample: true }))
    expect(structuredDataOf(sample)).toEqual([
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
    ])
  })
})
