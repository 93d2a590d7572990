import { describe, expect, it } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { SEASON } from '../testing/sample-records.ts'
import { textsOf } from '../testing/texts.ts'
import { renderPortal } from '../testing/sample-league.ts'

const POPULAR = ['Super Clash', 'Top scorers', 'Transfer news', 'Club jerseys']

async function openOverlay() {
  const site = await renderPortal('/tables')
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  const overlay = screen.getByRole('dialog', { name: 'Search the portal' })
  const links = () => textsOf(overlay.querySelectorAll('a'))
  return { ...site, overlay, links, input: within(overlay).getByRole('searchbox') }
}

describe('the search overlay', () => {
  it.each([
    ['Popular searches', POPULAR],
    ['Teams', SEASON.clubs.map(({ name }) => name)],
    [
      'Competitions',
      ['Ghana Premier League', 'CAF Champions League', 'CAF Confederation', 'International'],
    ],
  ])('lists %s before anything is typed', async (title, labels) => {
    const { overlay } = await openOverlay()
    const group = within(overlay).getByRole('region', { name: title })
    expect(textsOf(group.querySelectorAll('a'))).toEqual(labels)
  })

  it.each([
    ['KOTOKO', ['Asante Kotoko']],
    ['caf', ['CAF Champions League', 'CAF Confederation']],
    ['scorers', []],
  ])('narrows teams and competitions by %s, and keeps the popular ones', async (text, found) => {
    const { user, input, links } = await openOverlay()
    await user.type(input, text)
    expect(links()).toEqual([...POPULAR, ...found])
  })

  it.each(['Cancel', '{Enter} on a search'])('closes by %s', async (way) => {
    const { user, overlay, input, address } = await openOverlay()
    await user.type(input, 'derby')
    if (way === 'Cancel') await user.click(within(overlay).getByRole('button', { name: way }))
    else await user.keyboard('{Enter}')
    expect(overlay.hasAttribute('open')).toBe(false)
    expect(address()).toBe(way === 'Cancel' ? '/gpl/tables' : '/gpl/news?q=derby')
  })

  it('searches for nothing while nothing is typed', async () => {
    const { user, overlay, input, address } = await openOverlay()
    await user.type(input, '   {Enter}')
    expect(overlay.hasAttribute('open')).toBe(true)
    expect(address()).toBe('/gpl/tables')
  })

  it.each([
    ['Super Clash', '/gpl/news?q=Super%20Clash'],
    ['Dreams FC', '/gpl/teams/dreams-fc'],
    ['Transfer news', '/gpl/news?category=Transfers'],
    ['Club jerseys', '/gpl/shop?category=Club+Jerseys'],
    ['CAF Champions League', '/gpl/tables#champions-league'],
  ])('leads from %s to %s, and closes', async (label, target) => {
    const { overlay, address } = await openOverlay()
    fireEvent.click(within(overlay).getByText(label))
    await waitFor(() => expect(address()).toBe(target))
    expect(overlay.hasAttribute('open')).toBe(false)
  })
})
