import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderPortal } from '../../testing/sample-league.ts'
import { ARTICLES } from '../../testing/sample-records.ts'
import { textOf, textsOf } from '../../testing/texts.ts'

const TITLES = ['The Super Clash is on', 'One point at the top', 'Four nights of football']
const hero = () => screen.getByRole('region', { name: 'Highlights of the league' })
const shown = () => textOf(within(hero()).getByRole('heading', { level: 2 }))
const press = (name: string) => fireEvent.click(within(hero()).getByRole('button', { name }))

async function renderHome() {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
  await renderPortal('/')
}

afterEach(() => void jest.useRealTimers())

describe('the hero of the portal', () => {
  it('shows each of three slides for 6 s, and begins again', async () => {
    await renderHome()
    for (const title of [...TITLES, TITLES[0]]) {
      expect(shown()).toBe(title)
      act(() => jest.advanceTimersByTime(5_999))
      expect(shown()).toBe(title)
      act(() => jest.advanceTimersByTime(1))
    }
  })

  it.each([
    ['Next slide', [1, 2, 0]],
    ['Previous slide', [2, 1, 0]],
  ])('wraps around by %s', async (button, order) => {
    await renderHome()
    for (const slide of order) {
      press(button)
      expect(shown()).toBe(TITLES[slide])
    }
  })

  it.each([1, 2, 3])('jumps by the dot of slide %i', async (slide) => {
    await renderHome()
    press(`Go to slide ${slide} of 3`)
    expect(shown()).toBe(TITLES[slide - 1])
  })

  it.each([
    ['Watch Live', '/gpl/live'],
    ['See the Table', '/gpl/tables'],
    ['All Fixtures', '/gpl/fixtures'],
  ])('calls to %s at %s', async (name, href) => {
    await renderHome()
    const call = within(hero()).getByText(name).closest('a')
    expect(call?.getAttribute('href')).toBe(href)
  })
})

describe('the home page of the portal', () => {
  it.each([
    '250K+ subscribers',
    '12M+ monthly views',
    '180+ live matches',
    '15+ countries',
    '30M+ viewers',
    '18 teams',
    '306 matches per season',
    '14 matchdays played',
  ])('says %s', async (figure) => {
    await renderHome()
    expect(textOf(screen.getByRole('region', { name: 'The league in numbers' }))).toContain(figure)
  })

  it('shows the live match with its score, and the next three with their days', async () => {
    await renderHome()
    const matches = within(screen.getByRole('region', { name: 'Live and upcoming matches' }))
    const [live, ...upcoming] = textsOf(matches.getAllByRole('article'))
    expect(live).toMatch(/^LIVE 67'.*Hearts of Oak2 .*Asante Kotoko1/)
    expect(upcoming).toHaveLength(3)
    expect(upcoming.join()).toMatch(
      /18:00 GMT.*Nations FC.*Dreams FC.*January 26, 2025.*January 27.*January 27/,
    )
    expect(matches.getByRole('link', { name: 'Watch Live' }).getAttribute('href')).toBe('/gpl/live')
  })

  it.each([
    ['Top of the table', 'row', ['Asante Kotoko14+1531', 'Hearts of Oak14+1630'], 6],
    ['Top Scorers', 'listitem', ['Kwesi Amponsah-BonsuAsante Kotoko15 goals'], 5],
    ['From the news', 'listitem', ['Match Reports SampleLions silence Kumasi'], 3],
    ['From the shop', 'listitem', ['Black Stars Home Jersey 2025GH₵280.00'], 4],
  ])('has %s before the figures of its reach', async (name, role, texts, count) => {
    await renderHome()
    const part = screen.getByRole('region', { name })
    const found = textsOf(within(part).getAllByRole(role))
    expect(found).toHaveLength(count)
    for (const text of texts) expect(found.join(' ')).toContain(text)
    const figures = screen.getByRole('region', { name: 'The league in numbers' })
    expect(part.compareDocumentPosition(figures)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('says by its caption what its table is', async () => {
    await renderHome()
    expect(screen.getByRole('table', { name: 'Top of the table' })).toBeTruthy()
  })

  it('shows no picture of a story twice', async () => {
    await renderHome()
    const stories = screen.getByRole('region', { name: 'From the news' })
    const pictures = [...stories.querySelectorAll('img')].map((picture) => picture.src)
    expect(new Set(pictures).size).toBe(3)
  })

  it('shows three stories, too, where editors use the same picture again and again', async () => {
    const body = ARTICLES.slice(0, 4).map((one, index) => ({
      ...one,
      image: `/media/league-${index < 3 ? 'ball' : 'trophy'}`,
    }))
    await renderPortal('/', { answers: { '/api/league/articles': { body } } })
    const stories = await screen.findByRole('region', { name: 'From the news' })
    expect(textsOf(within(stories).getAllByRole('heading', { level: 3 }))).toEqual(
      [0, 1, 3].map((index) => ARTICLES[index]?.title),
    )
  })

  it('ends in a footer that leads to every page of the portal', async () => {
    await renderHome()
    const nav = within(screen.getByRole('contentinfo')).getByRole('navigation', { name: 'Footer' })
    expect(textsOf(within(nav).getAllByRole('link'))).toEqual([
      'Home',
      'Live',
      'Fixtures',
      'Tables',
      'Teams',
      'Players',
      'News',
      'Shop',
    ])
    expect(screen.getByText(/^© 2025/)).toBeTruthy()
  })
})
