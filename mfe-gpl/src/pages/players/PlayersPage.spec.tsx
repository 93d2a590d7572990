import { describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { PLAYERS, SEASON } from '../../testing/sample-records.ts'
import { choicesOf, textOf, textsOf } from '../../testing/texts.ts'
import { renderPortal } from '../../testing/sample-league.ts'

const list = () => screen.getByText('All Players').closest('section')!
const cards = () => [...list().querySelectorAll('article')]
const search = () => document.querySelector<HTMLElement>('[role="search"][aria-label="Players"]')!

describe('the players', () => {
  it.each([
    ['Top Scorers', 'goals'],
    ['Top Assisters', 'assists'],
  ] as const)('have a card of five %s', async (title, by) => {
    await renderPortal('/players')
    const items = screen.getByText(title).closest('section')!.querySelectorAll('li')
    const figures = textsOf(items).map((text) =>
      Number(/(?<!\d)(\d+) (?:goals|assists)$/.exec(text)?.[1]),
    )
    const all = PLAYERS.map((player) => player[by]).sort((a, b) => b - a)
    expect(figures).toEqual(all.slice(0, 5))
  })

  it('begin with the top scorer’s 15 goals', async () => {
    await renderPortal('/players')
    const first = screen.getByText('Top Scorers').closest('section')!.querySelector('li')
    expect(textOf(first)).toBe('AKKwesi Amponsah-BonsuAsante Kotoko15 goals')
  })

  it('are all shown, of all positions and teams, by default', async () => {
    await renderPortal('/players')
    expect(cards()).toHaveLength(PLAYERS.length)
    expect(choicesOf(search(), 'Position')).toMatchObject({
      options: ['All Positions', 'Goalkeeper', 'Defender', 'Midfielder', 'Forward'],
      chosen: 'All Positions',
    })
    expect(choicesOf(search(), 'Team')).toMatchObject({
      options: ['All Teams', ...SEASON.clubs.map(({ name }) => name).sort()],
      chosen: 'All Teams',
    })
  })

  it('have cards with team, position, figures, age, nationality, value and profile', async () => {
    await renderPortal('/players')
    cards().forEach((card, index) => {
      const player = PLAYERS[index]!
      for (const fact of [
        `${player.name}${player.club.name}, ${player.position}`,
        `goals${player.goals}assists${player.assists}matches${player.matches}`,
        player.description,
        `${player.age} years, ${player.nationality}, estimated at ${player.marketValue}`,
      ]) {
        expect(textOf(card)).toContain(fact)
      }
      const profile = card.querySelector('a[target]')
      expect(textOf(profile)).toMatch(/^View Profile/)
      expect(profile?.getAttribute('href')).toBe(`https://www.ghanafa.org/player/${player.slug}`)
      expect(profile?.getAttribute('target')).toBe('_blank')
      expect(profile?.getAttribute('rel')).toContain('noopener')
    })
  })

  it('name the club that one has left as the former one', async () => {
    const [first, ...others] = PLAYERS
    const body = [{ ...first!, leftOn: '2025-01-20' }, ...others]
    const path = '/api/league/seasons/2024-25/players'
    await renderPortal('/players', { answers: { [path]: { body } } })
    const { name, club, position } = first!
    expect(textOf(cards()[0])).toContain(`${name}Formerly ${club.name}, ${position}`)
    expect(textOf(cards()[1])).not.toContain('Formerly')
  })

  it('say so when none is left', async () => {
    await renderPortal('/players?q=nobody')
    expect(within(list()).getByText('No players found')).toBeTruthy()
    expect(within(list()).getByText('Try adjusting your search or filter criteria.')).toBeTruthy()
  })
})

describe('the address of the players', () => {
  it.each([
    ['?q=amponsah', 1],
    ['?q=KOTOKO', 3],
    ['?team=Asante+Kotoko', 3],
    ['?team=Asante+Kotoko&position=Goalkeeper', 1],
    ['?team=Asante+Kotoko&position=Defender', 0],
    ['?team=Nobody+FC', 37],
  ])('%s shows %i', async (query, count) => {
    await renderPortal(`/players${query}`)
    expect(cards()).toHaveLength(count)
    const said = textOf(list().querySelector('[role="status"]'))
    expect(said).toBe(count === 1 ? '1 player' : `${count} players`)
  })

  it('knows a club by a slug that it had before', async () => {
    const club = { slug: 'asante-kotoko', name: 'Asante Kotoko', changedAt: '2025-01-01T00:00:00Z' }
    await renderPortal('/players?team=kumasi-kotoko', {
      answers: { '/api/league/clubs': { body: [{ ...club, formerSlugs: ['kumasi-kotoko'] }] } },
    })
    await waitFor(() => expect(cards()).toHaveLength(3))
  })

  it('follows position, team and search, and Back undoes a choice', async () => {
    const { user, address, back } = await renderPortal('/players')
    await user.selectOptions(choicesOf(search(), 'Team').select, 'Asante Kotoko')
    await user.selectOptions(choicesOf(search(), 'Position').select, 'Forward')
    await user.type(within(search()).getByPlaceholderText('Search players or teams...'), 'kwesi')
    const whole = '/gpl/players?team=Asante+Kotoko&position=Forward&q=kwesi'
    await waitFor(() => expect(address()).toBe(whole))
    await back()
    await waitFor(() => expect(choicesOf(search(), 'Position').chosen).toBe('All Positions'))
    expect(cards()).toHaveLength(3)
  })
})
