import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { rulesOf, type Answers } from 'shared-ui/testing'
import { ARTICLES, SEASON } from '../../testing/sample-records.ts'
import { textsOf } from '../../testing/texts.ts'
import { renderPortal, SAMPLE_LEAGUE } from '../../testing/sample-league.ts'

/** All matches of the season; for these tests, one club's matches stand for them. */
const WHOLE_SEASON: Answers = {
  '/api/league/seasons/2024-25/fixtures':
    SAMPLE_LEAGUE['/api/league/seasons/2024-25/fixtures?club=hearts-of-oak']!,
}
const POPULAR = ['Super Clash', 'Top scorers', 'Transfer news', 'Club jerseys']

async function openOverlay(answers: Answers = WHOLE_SEASON, page = '/tables') {
  const site = await renderPortal(page, { answers })
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  const overlay = screen.getByRole('dialog', { name: 'Search the portal' })
  await within(overlay).findByText('Popular searches')
  const links = () => textsOf(overlay.querySelectorAll('a'))
  const linksOf = (title: string) =>
    textsOf(within(overlay).getByRole('region', { name: title }).querySelectorAll('a'))
  return { ...site, overlay, links, linksOf, input: within(overlay).getByRole('searchbox') }
}

afterEach(() => void jest.useRealTimers())

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
    ['KOTOKO', 'Teams', ['Asante Kotoko']],
    ['kotoko amponsah', 'Players', ['Kwesi Amponsah-BonsuAsante Kotoko']],
    ['super clash', 'Stories', ['Super Clash: five duels that decide SundayAnalysis']],
    ['title race', 'Stories', ['Lions silence Kumasi and open the title raceMatch Reports']],
    ['caf', 'Competitions', ['CAF Champions League', 'CAF Confederation']],
  ])('finds by %s among the %s %j, and keeps the popular searches', async (text, kind, found) => {
    const { user, input, linksOf } = await openOverlay()
    await user.type(input, text)
    await waitFor(() => expect(linksOf(kind)).toEqual(found))
    expect(linksOf('Popular searches')).toEqual(POPULAR)
  })

  it.each(['super clash', 'Kotoko Hearts'])(
    'finds by %s the matches of both clubs, the one that is closest first',
    async (text) => {
      const { user, input, overlay, linksOf } = await openOverlay()
      await user.type(input, text)
      await waitFor(() =>
        expect(linksOf('Matches')[0]).toBe('Hearts of Oak 2 - 1 Asante KotokoJan 26, 2025'),
      )
      expect(linksOf('Matches')).toHaveLength(2)
      const [match] = within(overlay).getAllByText(/^Hearts of Oak 2 - 1/)
      expect(match?.closest('a')?.getAttribute('href')).toBe(
        '/gpl/matches/2025-01-26-hearts-of-oak-asante-kotoko',
      )
    },
  )

  it('shows six of a kind, and where the others stand', async () => {
    const { user, input, overlay, linksOf } = await openOverlay()
    await user.type(input, 'hearts of oak')
    await waitFor(() => expect(linksOf('Matches')).toHaveLength(7))
    const more = within(overlay).getByText('All matches of Hearts of Oak')
    expect(more.getAttribute('href')).toBe('/gpl/fixtures?team=hearts-of-oak')
  })

  it('says how much it found, and leaves out what it did not find', async () => {
    const { user, input, overlay, links } = await openOverlay()
    await user.type(input, 'nothing of this')
    const said = await within(overlay).findByText('Nothing was found')
    expect(said.closest('[role=status]')).toBeTruthy()
    // To be seen as well.
    expect(rulesOf(said).join()).not.toContain('clip-path')
    expect(links()).toEqual(POPULAR)
  })

  it('finds stories of any age', async () => {
    const [story] = ARTICLES
    const newest = Array.from({ length: 200 }, (_, index) => ({
      ...story!,
      ...{ slug: `new-${index}`, title: `New ${index}` },
    }))
    const old = { ...story!, slug: 'zebra', title: 'A zebra on the pitch' }
    const { user, overlay, input, linksOf } = await openOverlay({
      ...WHOLE_SEASON,
      '/api/league/articles': { body: newest },
      '/api/league/articles?q=zebra+pitch': { body: [old] },
    })
    const said = new Set<string | null>()
    const status = overlay.querySelector('[role=status]')
    const watch = new MutationObserver(() => said.add(status?.textContent ?? null))
    watch.observe(overlay, { subtree: true, childList: true, characterData: true })
    await user.type(input, 'zebra pitch')
    await waitFor(() => expect(linksOf('Stories')).toEqual([`${old.title}${old.category}`]))
    await waitFor(() => expect(said).toContain('1 result'))
    watch.disconnect()
    expect(said).not.toContain('Nothing was found')
  })

  it('finds in what is here when the rest could not be loaded, and says so', async () => {
    const { user, input, linksOf } = await openOverlay({
      '/api/league/seasons/2024-25/fixtures': 'fails',
    })
    await user.type(input, 'dreams')
    expect((await screen.findByRole('alert')).textContent).toContain('Not everything')
    expect(linksOf('Teams')).toEqual(['Dreams FC'])
  })

  it.each([
    ['/api/league/seasons/2024-25/fixtures', 'Teams', 'Dreams FC'],
    [
      '/api/league/seasons',
      'Stories',
      'Hearts take three points at the Theatre of DreamsMatch Reports',
    ],
  ])('says after a while that %s has not answered', async (path, kind, found) => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
    const { overlay, input, linksOf } = await openOverlay({ [path]: 'hangs' }, '/shop')
    fireEvent.change(input, { target: { value: 'dreams' } })
    await act(() => jest.advanceTimersByTimeAsync(4_999))
    expect(linksOf(kind)).toEqual([found])
    expect(within(overlay).queryByText(/found$|still being searched/)).toBeNull()
    await act(() => jest.advanceTimersByTimeAsync(1))
    within(overlay).getByText('Some of the league is still being searched.')
    expect(linksOf(kind)).toEqual([found])
  })

  it('says that the season could not be loaded', async () => {
    const { user, input } = await openOverlay({ '/api/league/seasons': 'fails' }, '/shop')
    await user.type(input, 'dreams')
    expect((await screen.findByRole('alert')).textContent).toContain('Not everything')
  })

  it('does not say that nothing was found when nothing could be searched', async () => {
    const { user, input, overlay } = await openOverlay(
      {
        ...{ '/api/league/seasons': 'fails', '/api/league/articles': 'fails' },
      },
      '/shop',
    )
    await user.type(input, 'dreams')
    expect((await screen.findByRole('alert')).textContent).toContain('Not everything')
    expect(within(overlay).queryByText('Nothing was found')).toBeNull()
  })

  it('says without a network that not everything could be searched', async () => {
    const { user, input, overlay } = await openOverlay({
      '/api/league/seasons/2024-25/fixtures': 'fails',
    })
    fireEvent.offline(window)
    try {
      await user.type(input, 'super clash')
      expect((await screen.findByRole('alert')).textContent).toContain('Not everything')
      expect(within(overlay).queryByText('Nothing was found')).toBeNull()
    } finally {
      fireEvent.online(window)
    }
  })

  it.each(['Cancel', '{Enter} on a search'])('closes by %s', async (way) => {
    const { user, overlay, input, address } = await openOverlay()
    await user.type(input, 'derby')
    if (way === 'Cancel') await user.click(within(overlay).getByRole('button', { name: way }))
    else await user.keyboard('{Enter}')
    expect(overlay.hasAttribute('open')).toBe(false)
    expect(address()).toBe(way === 'Cancel' ? '/gpl/tables' : '/gpl/news?q=derby')
  })

  it.each([
    ['a search on the page of its results', '/news', '{Enter}', 1],
    ['a link that only changes what the page lists', '/news', 'Transfer news', 1],
    ['a link to the page as it is', '/news?category=Transfers', 'Transfer news', 0],
    ['a link to a part of the page', '/tables?view=Form', 'CAF Champions League', 0],
    ['a search on another page', '/tables', '{Enter}', 0],
    ['nothing but Cancel', '/news', 'Cancel', 0],
  ])(
    'after %s, from %s by %s, goes to the top %i times, as the host does not',
    async (_how, page, way, times) => {
      const { user, overlay, input } = await openOverlay(WHOLE_SEASON, page)
      const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue()
      if (way === '{Enter}') await user.type(input, `derby${way}`)
      else await user.click(within(overlay).getByText(way))
      expect(overlay.hasAttribute('open')).toBe(false)
      expect(scrollTo.mock.calls).toEqual(Array(times).fill([{ top: 0, behavior: 'instant' }]))
      scrollTo.mockRestore()
    },
  )

  it('is left behind by Back, with what was typed', async () => {
    const { user, overlay, input } = await openOverlay()
    await user.type(input, 'derby')
    fireEvent.popState(window)
    expect(overlay.hasAttribute('open')).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Search' }))
    expect(within(overlay).getByRole<HTMLInputElement>('searchbox').value).toBe('')
  })

  it('searches for nothing while nothing is typed', async () => {
    const { user, overlay, input, address } = await openOverlay()
    await user.type(input, '   {Enter}')
    expect(overlay.hasAttribute('open')).toBe(true)
    expect(address()).toBe('/gpl/tables')
  })

  it.each([
    ['Super Clash', '/gpl/news?topic=Super%20Clash'],
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
