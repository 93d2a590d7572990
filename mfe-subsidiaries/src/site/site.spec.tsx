import { afterEach, describe, expect, it } from '@jest/globals'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import {
  SUBSIDIARY_LABELS,
  SUBSIDIARY_SLUGS,
  type SubsidiarySlug,
} from 'shared-contracts/site/subsidiaries'
import { rulesOf, type Answer } from 'shared-ui/testing'
import { answerWithSubsidiaries } from '../testing/answers.ts'
import { hrefsIn } from '../testing/list-items.ts'
import { openSite, settle } from '../testing/open-site.tsx'

afterEach(() => {
  cleanup()
  Object.assign(globalThis, { IntersectionObserver: undefined })
})

const ANCHORS: Readonly<Record<SubsidiarySlug, readonly string[]>> = {
  'oil-gas': ['about', 'partners', 'services', 'contact'],
  procurement: ['about', 'partners', 'services', 'testimonials', 'solutions', 'contact'],
  gold: ['about', 'partners', 'services', 'market', 'contact'],
  construction: [
    'about',
    'mission',
    'why-choose-us',
    'structure',
    'partners',
    'services',
    'projects',
    'contact',
  ],
  agricol: ['about', 'services', 'market', 'market-insights', 'partners', 'contact'],
}

const navigation = () => screen.getByRole('navigation', { name: 'Main' })

describe.each(SUBSIDIARY_SLUGS)('the site of %s', (slug) => {
  it('has one h1, the landmarks beside the main one, and its sections in order', async () => {
    answerWithSubsidiaries()
    await openSite(slug)
    const main = screen.getByRole('main')
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    for (const role of ['banner', 'contentinfo']) {
      expect(main.contains(screen.getByRole(role))).toBe(false)
    }
    const ids = [...main.querySelectorAll('section[id]')].map(({ id }) => id)
    expect(ids.filter((id) => ANCHORS[slug].includes(id))).toEqual(ANCHORS[slug])
  })

  it('breaks a word of its name or its services that is wider than a phone', async () => {
    answerWithSubsidiaries()
    await openSite(slug)
    for (const part of [
      screen.getByRole('heading', { level: 1 }).parentElement,
      screen.getByRole('heading', { name: /^Talk to / }).parentElement,
      screen.getByRole('list', { name: 'Services' }),
    ]) {
      expect(rulesOf(part).join()).toContain('overflow-wrap: anywhere')
    }
  })

  it('leads from every entry of the header to a section that is there', async () => {
    answerWithSubsidiaries()
    const { container } = await openSite(slug)
    const anchors = hrefsIn(navigation()).filter((href) => href?.startsWith('#'))
    expect(anchors.length).toBeGreaterThanOrEqual(3)
    for (const anchor of anchors) expect(container.querySelector(anchor ?? '')).not.toBeNull()
  })

  it.each(['', '/fbcpartners'])('links home and to its four sisters below "%s"', async (prefix) => {
    answerWithSubsidiaries()
    await openSite(slug, prefix)
    const others = SUBSIDIARY_SLUGS.filter((other) => other !== slug)
    const sisters = hrefsIn(navigation()).filter((href) => !href?.startsWith('#'))
    const home = prefix || '/'
    expect(sisters).toEqual([
      ...(slug === 'agricol' ? [home] : []),
      ...others.map((other) => `${prefix}/${other}`),
    ])
    const logo = within(screen.getByRole('banner')).getByRole('link', { name: /^FBC Partners/ })
    expect(logo.getAttribute('href')).toBe(home)
  })

  it('shows a spinner with its name until data loads, and its name as the heading', async () => {
    answerWithSubsidiaries({ [`/api/subsidiaries/${slug}`]: 'hangs' })
    await openSite(slug)
    const name = `FBC ${SUBSIDIARY_LABELS[slug]}`
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name)
    const spinners = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(spinners).toContain(`Loading ${name}...`)
  })

  it('shows tagline and services as the server tells them', async () => {
    answerWithSubsidiaries()
    await openSite(slug)
    expect(screen.getByText(`Tagline of ${slug}`)).toBeTruthy()
    const services = within(screen.getByRole('list', { name: 'Services' }))
    expect(services.getByText(`Second service of ${slug}`)).toBeTruthy()
    expect(screen.queryByText(/^Loading FBC/)).toBeNull()
  })

  it('has a contact form with the page’s subsidiary chosen', async () => {
    answerWithSubsidiaries()
    await openSite(slug)
    const select = screen.getByLabelText<HTMLSelectElement>(/^Subsidiary/)
    expect(select.value).toBe(slug)
  })
})

describe('a site whose data is little, or cannot be had', () => {
  it('needs no more of its record than name, tagline and services', async () => {
    const body = { name: 'Gold of Obuasi', tagline: 'From the deep', services: ['Assay'] }
    answerWithSubsidiaries({ '/api/subsidiaries/gold': () => ({ body }) })
    await openSite('gold')
    expect(screen.getByRole('heading', { level: 1, name: 'Gold of Obuasi' })).toBeTruthy()
    expect(screen.getByText('From the deep')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Assay' })).toBeTruthy()
  })

  it('says so, keeps its own sections and the keyboard on the page, and asks again on Retry', async () => {
    let answer: Answer = 'fails'
    answerWithSubsidiaries({ '/api/subsidiaries/gold': () => answer })
    await openSite('gold')
    expect(screen.getByText(/^FBC Gold could not be loaded/)).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Why Invest in Precious Metals' })).toBeTruthy()
    expect(screen.getByRole('form', { name: 'Send us a message' })).toBeTruthy()
    answer = { body: { ...GOLD, tagline: 'Back again' } }
    const [retry] = screen.getAllByRole('button', { name: 'Retry' })
    retry?.focus()
    if (retry) fireEvent.click(retry)
    await settle()
    expect(screen.getByText('Back again')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })
})

describe('the hero and the header', () => {
  it('lead to the contact section', async () => {
    answerWithSubsidiaries()
    await openSite('oil-gas')
    const touch = screen.getByRole('link', { name: 'Get In Touch' })
    expect(touch.getAttribute('href')).toBe('#contact')
    const hero = screen.getByRole('region', { name: 'FBC Oil & Gas' })
    const button = within(hero).getByRole('link', { name: 'Contact Us' })
    expect(button.getAttribute('href')).toBe('#contact')
  })

  it('of Agricol list what its own header has, and lead to the farms', async () => {
    answerWithSubsidiaries()
    const { container } = await openSite('agricol')
    const entries = [...(navigation().querySelector('ul')?.children ?? [])]
    expect(entries.map((entry) => entry.querySelector('a, button')?.textContent)).toEqual([
      'Home',
      'About',
      'Services',
      'Market',
      'Other Subsidiaries',
    ])
    const farms = screen.getByRole('link', { name: 'Discover Our Farms' })
    expect(container.querySelector(farms.getAttribute('href') ?? '')).not.toBeNull()
  })

  it('stay at the top, and fill the first screen', async () => {
    answerWithSubsidiaries()
    await openSite('gold')
    expect(rulesOf(screen.getByRole('banner'))).toContainEqual(
      expect.stringMatching(/position: sticky.*top: 0/),
    )
    expect(rulesOf(screen.getByRole('region', { name: 'FBC Gold' }))).toContainEqual(
      expect.stringMatching(/min-height: calc\(100svh - 77px - var\(--family-bar\)\)/),
    )
  })

  it('mark the entry of the section in view', async () => {
    let report: (entries: readonly object[]) => void = () => undefined
    class Observer {
      constructor(callback: typeof report) {
        report = callback
      }
      observe = () => undefined
      unobserve = () => undefined
    }
    Object.assign(globalThis, { IntersectionObserver: Observer })
    answerWithSubsidiaries()
    const { container } = await openSite('gold')
    act(() => report([{ target: container.querySelector('#partners'), isIntersecting: true }]))
    const marked = navigation().querySelectorAll('[aria-current]')
    expect([...marked].map(({ textContent }) => textContent)).toEqual(['Partners'])
  })

  it('open the other subsidiaries and close them on Escape', async () => {
    answerWithSubsidiaries()
    await openSite('gold')
    const button = screen.getByRole('button', { name: 'Other Subsidiaries' })
    fireEvent.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(within(navigation()).getByRole('link', { name: 'Procurement' })).toBeTruthy()
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
  })

  it('have a menu for small screens with the same entries', async () => {
    answerWithSubsidiaries()
    await openSite('gold')
    fireEvent.click(screen.getByRole('button', { name: 'Open menu' }))
    const menu = screen.getByRole('navigation', { name: 'Menu' })
    expect(hrefsIn(menu)).toEqual([
      '/',
      '#about',
      '#partners',
      '#services',
      '#market',
      '#contact',
      '/oil-gas',
      '/procurement',
      '/construction',
      '/agricol',
      '#contact',
    ])
  })
})

const GOLD = {
  id: 3,
  name: 'FBC Gold',
  slug: 'gold',
  tagline: '',
  description: '',
  heroImage: '/media/gold',
  services: [],
}
