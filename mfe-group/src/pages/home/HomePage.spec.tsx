import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, cleanup, screen, within } from '@testing-library/react'
import { aCompany, answerApi, renderPage, rulesOf, type Answer } from 'shared-ui/testing'
import { remote } from '../../remote.ts'
import { EIGHT_STORIES, SITE_ANSWERS } from '../../testing/answers.ts'
import { aNewsItem, aSubsidiary, TWO_SUBSIDIARIES } from '../../testing/subsidiary.ts'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

const withSubsidiaries = { answers: { '/api/subsidiaries': { body: TWO_SUBSIDIARIES } } }
const wait = (time: number) => act(() => jest.advanceTimersByTimeAsync(time))
const region = (name: string) => within(screen.getByRole('region', { name }))

describe('the home page', () => {
  it('has the six sections by their ids, in their order', async () => {
    const { container } = await renderPage(remote, '/')
    const ids = [...container.querySelectorAll('main > section')].map(({ id }) => id)
    expect(ids).toEqual(['home', 'subsidiaries', 'about', 'services', 'news', 'contact'])
  })

  it('keeps one heading of the first level before and after the subsidiaries arrive', async () => {
    await renderPage(remote, '/', withSubsidiaries)
    await screen.findByRole('region', { name: 'Our subsidiaries' })
    const headings = screen.getAllByRole('heading', { level: 1 })
    expect(headings.map((heading) => heading.textContent)).toEqual([
      'Diversified Business Group, rooted in Ghana',
    ])
  })

  it('asks once for the subsidiaries, the news and the facts of the group', async () => {
    const { requests } = answerApi(withSubsidiaries.answers)
    await renderPage(remote, '/')
    await wait(0)
    expect(requests.map(({ path }) => path).sort()).toEqual([
      '/api/company',
      '/api/news',
      '/api/subsidiaries',
    ])
  })
})

describe('the hero carousel', () => {
  const current = () => region('Our subsidiaries').getByRole('heading', { level: 2 }).textContent

  it('shows name, tagline, description and the way to a subsidiary under the prefix', async () => {
    await renderPage(remote, '/', withSubsidiaries)
    await wait(0)
    const carousel = region('Our subsidiaries')
    expect(current()).toBe('Acme Gold')
    carousel.getByText('Weighed twice', { ignore: '[inert] *' })
    const explore = carousel.getByRole('link', { name: 'Explore Acme Gold' })
    expect(explore.getAttribute('href')).toBe('/fbcpartners/gold')
    expect(carousel.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('#contact')
  })

  it('cuts no tagline, and no word of a description on phones, where the controls are on the picture', async () => {
    await renderPage(remote, '/', withSubsidiaries)
    await wait(0)
    const carousel = region('Our subsidiaries')
    const rules = (element: Element | null) => rulesOf(element).join()
    const tagline = carousel.getByText('Weighed twice', { ignore: '[inert] *' })
    expect(rules(tagline)).not.toContain('line-clamp')
    expect(rules(tagline.parentElement)).not.toContain('line-clamp')
    const description = rules(tagline.nextElementSibling)
    expect(description).toContain('-webkit-line-clamp: 6')
    expect(description).toMatch(
      /max-width: 37\.49em\) \{ ?[^{]*\{ ?display: block; max-height: 2lh/,
    )
    const frame = screen.getByRole('region', { name: 'Our subsidiaries' }).parentElement
    expect(rules(frame)).toMatch(
      /max-width: 56\.24em\)[^{]*\{ ?[^{]*\{ ?inset-block: calc\(.*52px\) auto/,
    )
  })

  it('advances after 5 seconds and wraps around', async () => {
    await renderPage(remote, '/', withSubsidiaries)
    await wait(0)
    await wait(4_900)
    expect(current()).toBe('Acme Gold')
    await wait(200)
    expect(current()).toBe('Acme Farms')
    await wait(5_000)
    expect(current()).toBe('Acme Gold')
  })

  it('asks for the first picture first, and for no later one', async () => {
    const { container } = await renderPage(remote, '/', withSubsidiaries)
    await wait(0)
    await wait(2_500)
    const pictures = [...container.querySelectorAll('#home img')]
    expect(pictures.map((picture) => picture.getAttribute('fetchpriority'))).toEqual(['high', null])
  })

  it('stands still, without controls, with a single slide', async () => {
    await renderPage(remote, '/', { answers: { '/api/subsidiaries': { body: [aSubsidiary()] } } })
    await wait(11_000)
    expect(current()).toBe('Acme Gold')
    expect(region('Our subsidiaries').queryByRole('button')).toBeNull()
  })

  it('lets the group speak for itself where the subsidiaries cannot be read', async () => {
    await renderPage(remote, '/', { answers: { '/api/subsidiaries': 'fails' } })
    await wait(0)
    expect(screen.getByText('Energy, supply, gold, building and farming since 2014')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'About the group' }).getAttribute('href')).toBe(
      '/about',
    )
  })
})

describe('the subsidiary grid', () => {
  it('shows a card with description, services and a link that keeps the prefix', async () => {
    await renderPage(remote, '/', { basePath: '/fbcpartners', ...withSubsidiaries })
    await wait(0)
    const grid = region('Five businesses, each good at one thing')
    const [card] = grid.getAllByRole('article').map((article) => within(article))
    expect(grid.getAllByRole('article')).toHaveLength(2)
    expect(card?.getByText('Buys and sells bars.')).toBeTruthy()
    expect(card?.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Assay',
      'Vaulting',
    ])
    const link = card?.getByRole('link', { name: 'Learn More about Acme Gold' })
    expect(link?.getAttribute('href')).toBe('/fbcpartners/gold')
  })

  it('breaks a word that is wider than its card', async () => {
    await renderPage(remote, '/', withSubsidiaries)
    await wait(0)
    const [card = null] = region('Five businesses, each good at one thing').getAllByRole('article')
    expect(rulesOf(card).join()).toContain('overflow-wrap: anywhere')
  })

  it('offers to try again after a failure', async () => {
    let answer: Answer = 'fails'
    await renderPage(remote, '/', { answers: { '/api/subsidiaries': () => answer } })
    await wait(0)
    answer = { body: TWO_SUBSIDIARIES }
    screen.getByText('Our subsidiaries could not be loaded')
    act(() => screen.getByRole('button', { name: 'Retry' }).click())
    await wait(0)
    expect(region('Five businesses, each good at one thing').getAllByRole('article')).toHaveLength(
      2,
    )
  })
})

describe('the sections below', () => {
  it('counts 2014, 5 and 50+', async () => {
    const { container } = await renderPage(remote, '/')
    const figures = [...container.querySelectorAll('#about dl > div')].map((row) => row.textContent)
    expect(figures).toEqual(['Established2014', 'Active Subsidiaries5', 'Strategic Partners50+'])
  })

  it.each(['', '/fbcpartners'] as const)(
    'leads to the five subsidiaries under "%s"',
    async (basePath) => {
      const { container } = await renderPage(remote, '/', { basePath })
      const tiles = [...container.querySelectorAll('#about ul a')].map((tile) => [
        tile.textContent,
        tile.getAttribute('href'),
      ])
      expect(tiles).toEqual([
        ['Oil & Gas', `${basePath}/oil-gas`],
        ['Procurement', `${basePath}/procurement`],
        ['Gold', `${basePath}/gold`],
        ['Construction & Real Estate', `${basePath}/construction`],
        ['Agricol Services', `${basePath}/agricol`],
      ])
      const about = region('A group that is built like a good cloth')
      const more = about.getByRole('link', { name: 'Learn More About Us' })
      expect(more.getAttribute('href')).toBe(`${basePath}/about`)
      expect(about.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('#contact')
    },
  )

  it('names the five core services and leads to all of them', async () => {
    await renderPage(remote, '/')
    const services = region('What we do, day after day')
    const names = services
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent)
    expect(names).toEqual([
      'Energy Solutions',
      'Procurement Services',
      'Gold Trading',
      'Construction',
      'Agriculture',
    ])
    expect(services.getByRole('link').getAttribute('href')).toBe('/services')
  })

  it('shows three news items; Read More opens source, page or the news', async () => {
    const [first, second] = EIGHT_STORIES
    const own = aNewsItem({ id: 20, slug: 'a-well', title: 'Our well', featured: true })
    const plain = aNewsItem({ id: 21, title: 'Plain' })
    const body = [plain, { ...first, date: '2025-06-24' }, own, { ...second, featured: false }]
    await renderPage(remote, '/', { basePath: '/fbcpartners', answers: { '/api/news': { body } } })
    await wait(0)
    const news = region('From the fields we work in')
    expect(news.getAllByRole('article')).toHaveLength(3)
    expect(news.getByText('June 24, 2025')).toBeTruthy()
    // Only the story from a source is a sample; the others are the group's own.
    expect(news.getAllByText('Sample')).toHaveLength(1)
    const links = news.getAllByRole('link', { name: /^Read More/ })
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['https://source-1.example/', '_blank'],
      ['/fbcpartners/news/a-well', null],
      ['/fbcpartners/news', null],
    ])
    expect(links[0]?.getAttribute('rel')).toBe('noopener')
    expect(news.getByRole('link', { name: 'View All News' }).getAttribute('href')).toBe(
      '/fbcpartners/news',
    )
  })

  it('gives address, phone and e-mail, and loads the interactive map only when asked', async () => {
    await renderPage(remote, '/', { answers: SITE_ANSWERS })
    await wait(0)
    const contact = region('Tell us what you are planning')
    contact.getByText('East Legon, Accra, Ghana')
    expect(contact.getByRole('link', { name: '+233 30 000 0111' }).getAttribute('href')).toBe(
      'tel:+233300000111',
    )
    contact.getByRole('link', { name: 'office@acme.example' })
    contact.getByRole('form', { name: 'Send us a message' })
    expect(contact.queryByTitle('Map of East Legon, Accra')).toBeNull()
    act(() => contact.getByRole('button', { name: 'Show interactive map' }).click())
    const map = contact.getByTitle('Map of East Legon, Accra')
    // The button is gone, and the keyboard goes on in the map.
    expect(document.activeElement).toBe(map)
    expect(map.getAttribute('src')).toBe(
      'https://www.openstreetmap.org/export/embed.html?bbox=-0.1764%2C5.6208%2C-0.1464%2C5.6508&layer=mapnik&marker=5.6358%2C-0.1614',
    )
  })

  it('draws no map of another place than the address, but leads to a search for it', async () => {
    const address = 'Ring Road & Sixth Street, Kumasi'
    const answers = { ...SITE_ANSWERS, '/api/company': { body: aCompany({ address }) } }
    await renderPage(remote, '/', { answers })
    await wait(0)
    const contact = region('Tell us what you are planning')
    expect(contact.queryByRole('img', { name: /^Map of Accra/ })).toBeNull()
    expect(contact.queryByRole('button', { name: 'Show interactive map' })).toBeNull()
    expect(contact.getByRole('link', { name: /^Open in OpenStreetMap/ }).getAttribute('href')).toBe(
      'https://www.openstreetmap.org/search?query=Ring%20Road%20%26%20Sixth%20Street%2C%20Kumasi',
    )
  })

  it.each(['hangs', 'fails'] as const)(
    'draws the map while the address is not known: the server %s',
    async (answer) => {
      await renderPage(remote, '/', { answers: { '/api/company': answer } })
      await wait(0)
      region('Tell us what you are planning').getByRole('img', { name: /^Map of Accra/ })
    },
  )

  it('makes up no phone number where the server cannot be reached', async () => {
    await renderPage(remote, '/', { answers: { '/api/company': 'fails' } })
    await wait(0)
    const contact = region('Tell us what you are planning')
    expect(contact.getAllByText('Not available at the moment')).toHaveLength(4)
    expect(document.querySelector('a[href^="tel:"], a[href^="mailto:"]')).toBeNull()
  })
})
