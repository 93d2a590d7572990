import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { act, cleanup, screen, within } from '@testing-library/react'
import { inHost, renderPage, rulesOf, type Answer } from 'shared-ui/testing'
import { remote } from '../../remote.ts'
import { SITE_ANSWERS } from '../../testing/answers.ts'
import { SearchPage } from './SearchPage.tsx'
import { aNewsItem, TWO_SUBSIDIARIES } from '../../testing/subsidiary.ts'

afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const answers = {
  ...SITE_ANSWERS,
  '/api/subsidiaries': { body: TWO_SUBSIDIARIES },
  '/api/news': { body: [aNewsItem()] },
  ...Object.fromEntries(
    ['Acme+Gold', 'well', 'zzz', 'Oil+%26+Gas'].map((q) => [`/api/news?q=${q}`, { body: [] }]),
  ),
}
const box = () => screen.getByRole('searchbox', { name: 'What are you looking for?' })
const button = () => screen.getByRole('button', { name: /^Search/ })
const results = () => within(screen.getByRole('region', { name: 'Results' }))

describe('the search page', () => {
  it('searches for the q of its address', async () => {
    await renderPage(remote, '/search?q=Acme%20Gold', { basePath: '/fbcpartners', answers })
    expect(box()).toHaveProperty('value', 'Acme Gold')
    await results().findByText('1 result for “Acme Gold”')
    const found = results().getByRole('link', { name: 'Acme Gold' })
    expect(found.getAttribute('href')).toBe('/fbcpartners/gold')
    expect(found.getAttribute('target')).toBeNull()
  })

  it('finds stories that are too old for the list, and each story once', async () => {
    const old = aNewsItem({ id: 300, title: 'An old well', slug: 'an-old-well' })
    const found = { '/api/news?q=well': { body: [aNewsItem(), old] } }
    await renderPage(remote, '/search?q=well', { answers: { ...answers, ...found } })
    await results().findByText('2 results for “well”')
    const link = results().getByRole('link', { name: 'An old well' })
    expect(link.getAttribute('href')).toBe('/news/an-old-well')
  })

  it('says without scripts that it needs them, and leads to a web search instead', async () => {
    const { renderToString } = await import('react-dom/server')
    const [, told] = /<noscript>(.*)<\/noscript>/.exec(renderToString(inHost(<SearchPage />))) ?? []
    expect(told).toContain('Searching here needs scripts')
    expect(told).toContain('href="https://duckduckgo.com/?q=FBC+Partners+Ghana"')
  })

  it('hides without scripts what would not answer', async () => {
    await renderPage(remote, '/search', { answers })
    for (const part of [screen.getByRole('search'), screen.getByText(/^Type a word above/)])
      expect(rulesOf(part.parentElement)).toContainEqual(
        expect.stringMatching(/scripting: none.*display: none/),
      )
    expect(screen.getByRole('search').parentElement).toBe(
      screen.getByRole('list', { name: 'Suggestions' }).parentElement,
    )
  })

  it('breaks a long word that was searched for', async () => {
    await renderPage(remote, '/search?q=gold', { answers })
    const list = await screen.findByRole('list', { name: 'Search results' })
    expect(rulesOf(list).join()).toContain('overflow-wrap: anywhere')
  })

  it('asks the API for no text that is too long, and searches the rest', async () => {
    const told = jest.spyOn(console, 'error').mockReturnValue(undefined)
    const long = 'a'.repeat(201)
    await renderPage(remote, `/search?q=${long}`, { answers })
    await results().findByText(`0 results for “${long}”`)
    expect(told).not.toHaveBeenCalled()
  })

  it.each(['\u200b', '\u2060', '\u3164'])('nothing can be seen of the query %j', async (q) => {
    await renderPage(remote, `/search?q=${encodeURIComponent(q)}`, { answers })
    expect(button()).toHaveProperty('disabled', true)
    expect(results().getByText('Where would you like to begin?')).toBeTruthy()
  })

  it('blocks a blank query, and offers three shortcuts', async () => {
    const { user, address } = await renderPage(remote, '/search', { answers })
    const main = within(screen.getByRole('main'))
    for (const name of ['About Us', 'Services', 'News & Updates']) main.getByRole('link', { name })
    expect(button()).toHaveProperty('disabled', true)
    await user.type(box(), '   {Enter}')
    expect(button()).toHaveProperty('disabled', true)
    expect(address()).toBe('/search')
  })

  it.each(['Enter', 'the button'])(
    'runs by %s and writes the query into the address',
    async (way) => {
      const { user, address } = await renderPage(remote, '/search', { answers })
      await user.type(box(), way === 'Enter' ? 'well{Enter}' : 'well')
      if (way !== 'Enter') await user.click(button())
      expect(address()).toBe('/search?q=well')
      const found = await results().findByRole('link', { name: 'A well is drilled' })
      expect(found.getAttribute('href')).toBe('/news')
    },
  )

  it('shows skeletons and blocks the button while it searches', async () => {
    await renderPage(remote, '/search?q=gold')
    expect(button().textContent).toBe('Searching...')
    expect(button()).toHaveProperty('disabled', true)
    results().getByRole('status', { name: 'Searching' })
    expect(screen.getByRole('region', { name: 'Results' }).getAttribute('aria-busy')).toBe('true')
  })

  it('offers three shortcuts when nothing is found, and the web in a new tab', async () => {
    await renderPage(remote, '/search?q=zzz', { answers })
    await results().findByRole('heading', { name: 'No results found' })
    const href = (name: string) => results().getByRole('link', { name }).getAttribute('href')
    expect([href('About Us'), href('Services'), href('News & Updates')]).toEqual([
      '/about',
      '/services',
      '/news',
    ])
    const web = results().getByRole('link', { name: /^Search the web for “zzz”/ })
    expect(web.getAttribute('href')).toBe('https://duckduckgo.com/?q=zzz+FBC+Partners+Ghana')
    expect(web.getAttribute('target')).toBe('_blank')
  })

  it('only logs a failure, still finds the rest, and asks again with the next search', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    let news: Answer = 'fails'
    const { user } = await renderPage(remote, '/search?q=well', {
      answers: { ...answers, '/api/news': () => news },
    })
    await results().findByText('0 results for “well”')
    results().getByRole('link', { name: /^Search the web/ })
    expect(log).toHaveBeenCalledTimes(1)
    news = { body: [aNewsItem()] }
    await user.click(button())
    await results().findByText('1 result for “well”')
  })

  it('shows after a while what it found where one source has not answered, and the rest when it comes', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
    const late: Answer = { body: [aNewsItem()], after: 20_000 }
    await renderPage(remote, '/search?q=well', { answers: { ...answers, '/api/news': late } })
    await act(() => jest.advanceTimersByTimeAsync(4_999))
    results().getByRole('status', { name: 'Searching' })
    await act(() => jest.advanceTimersByTimeAsync(1))
    results().getByText('0 results for “well” so far. Some of the site is still being searched.')
    results().getByRole('link', { name: /^Search the web/ })
    expect(results().queryByRole('heading', { name: 'No results found' })).toBeNull()
    await act(() => jest.advanceTimersByTimeAsync(15_100))
    results().getByText('1 result for “well”')
  })

  it('goes back with one step however often the same was searched for', async () => {
    const { user, address, back } = await renderPage(remote, '/search', { answers })
    await user.type(box(), 'well{Enter}')
    await results().findByRole('link', { name: 'A well is drilled' })
    await user.click(button())
    await results().findByRole('link', { name: 'A well is drilled' })
    await back()
    expect(address()).toBe('/search')
  })

  it('begins with the results of a search: a low head, the button beside the field, chips below', async () => {
    await renderPage(remote, '/search?q=well', { answers })
    const list = await results().findByRole('list', { name: 'Search results' })
    const chips = results().getByRole('list', { name: 'Suggestions' })
    expect(list.compareDocumentPosition(chips)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.queryByText(/^Subsidiaries, services, news/)).toBeNull()
    const head = screen.getByRole('heading', { level: 1, name: 'Search FBC Partners' })
    expect(rulesOf(head.closest('[data-compact]')).join()).toMatch(
      /\[data-compact\] h1 \{ ?font-size: var\(--text-2xl\)/,
    )
    expect(rulesOf(screen.getByRole('search')).join()).toMatch(
      /max-width: 30em\) \{ ?[^{]*:not\(\[data-compact\]\) \{ ?grid-template-columns: 1fr/,
    )
    expect(screen.getByRole('search').hasAttribute('data-compact')).toBe(true)
  })

  it('keeps the height of a head that was drawn before the query was known, as in a document', async () => {
    const { host } = await renderPage(remote, '/search', { answers })
    act(() => host.navigator.push({ pathname: '/search', search: '?q=well', hash: '' }))
    await results().findByRole('list', { name: 'Search results' })
    expect(screen.getByRole('heading', { level: 1 }).closest('[data-compact]')).toBeNull()
    screen.getByText(/^Subsidiaries, services, news/)
    expect(results().queryByRole('list', { name: 'Suggestions' })).toBeNull()
    screen.getByRole('list', { name: 'Suggestions' })
  })

  it('searches by the suggestion chips, and goes to the top with the keyboard', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue()
    const { user, address } = await renderPage(remote, '/search', { answers })
    screen.getByText(/^Subsidiaries, services, news/)
    expect(screen.getByRole('search').hasAttribute('data-compact')).toBe(false)
    const chips = within(screen.getByRole('list', { name: 'Suggestions' })).getAllByRole('button')
    expect(chips.map((chip) => chip.textContent)).toEqual([
      'Oil & Gas',
      'Procurement',
      'Forex Trading',
      'Gold Mining',
      'Construction',
      'Agriculture',
    ])
    await user.click(chips[0] ?? document.body)
    expect(address()).toBe('/search?q=Oil+%26+Gas')
    expect(box()).toHaveProperty('value', 'Oil & Gas')
    expect(document.activeElement).toBe(screen.getByRole('main'))
    expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]])
  })
})
