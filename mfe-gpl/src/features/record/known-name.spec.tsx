import { expect, it } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { renderPortal } from '../../testing/sample-league.ts'

it.each([
  ['player', '/players', 'players/kwesi-amponsah-bonsu', 'Kwesi Amponsah-Bonsu'],
  [
    'story',
    '/news',
    'news/seidu-we-train-the-last-ten-minutes',
    'Seidu: We train the last ten minutes',
  ],
  ['club', '/teams', 'teams/dreams-fc', 'Dreams FC'],
  [
    'match',
    '/fixtures',
    'matches/2025-01-26-hearts-of-oak-asante-kotoko',
    'Hearts of Oak v Asante Kotoko',
  ],
])(
  'the page of a %s is called as the list called it, while it loads',
  async (kind, list, page, name) => {
    const call = `/api/league/${page.replace('news/', 'articles/').replace('teams/', 'clubs/')}`
    const { container } = await renderPortal(list, { answers: { [call]: 'hangs' } })
    fireEvent.click(container.querySelector(`main a[href="/gpl/${page}"]`)!)
    await waitFor(() => expect(document.title).toBe(`${name}, GPL`))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name)
    expect(
      screen.getByRole('status', {
        name: new RegExp(`^Loading the ${kind === 'club' ? 'team' : kind}`),
      }),
    ).toBeTruthy()
  },
)
