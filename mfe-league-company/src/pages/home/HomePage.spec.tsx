import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import type { HostServices } from 'shared-contracts/host'
import { renderPage } from 'shared-ui/testing'
import { remote } from '../../remote.ts'
import { addressesOf } from '../../testing/links.ts'

const section = (id: string) => {
  const element = document.getElementById(id)
  if (!element) throw new Error(`The page has no section ${id}`)
  return element
}
const textOf = (element: Element) => element.textContent.replace(/\s+/g, ' ')

describe('the league company page', () => {
  let host: HostServices
  beforeEach(async () => {
    const page = await renderPage(remote, '/')
    host = page.host
  })

  it('has one main heading and its landmarks beside the main part', () => {
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    const main = screen.getByRole('main')
    for (const landmark of [screen.getByRole('banner'), screen.getByRole('contentinfo')])
      expect(main.contains(landmark)).toBe(false)
    expect(host.toasts.getState().toasts).toEqual([])
  })

  it('has the anchored sections in their order', () => {
    const ids = [...screen.getByRole('main').querySelectorAll('section[id]')].map(({ id }) => id)
    expect(ids).toEqual(['fundraising', 'sponsorship', 'broadcast', 'contact'])
  })

  it.each([
    ['Stadium Development', '$20M', '40% of the goal'],
    ['Youth Development', '$15M', '30% of the goal'],
    ['Technology and Broadcasting', '$10M', '20% of the goal'],
    ['Commercial Growth', '$5M', '10% of the goal'],
  ])('asks for %s %s, which is %s', (title, amount, share) => {
    const fund = within(section('fundraising'))
    const line = fund.getByRole('heading', { name: title }).closest('li')
    expect(line && textOf(line)).toContain(`${amount}${share}`)
    expect(fund.getByRole('list', { name: `What ${title} pays for` }).children).toHaveLength(4)
  })

  it('draws the goal of $50M as fifty threads, and says the shares in words', () => {
    const fund = within(section('fundraising'))
    expect(fund.getByText('$50M')).toBeTruthy()
    const figure = fund.getByRole('img', {
      name: 'Share of the goal: Stadium Development $20M, Youth Development $15M, Technology and Broadcasting $10M, Commercial Growth $5M',
    })
    expect(figure.querySelectorAll('rect')).toHaveLength(50)
    expect(figure.querySelectorAll('[data-thread="1"]')).toHaveLength(20)
  })

  it.each([
    ['Title Sponsor', '$2M/year', 'for 3 years', 6],
    ['Official Partner', '$500K/year', 'for 2 years', 5],
    ['Team Sponsor', '$100K/year', 'for 1 year', 4],
  ])('offers the package %s at %s %s', (title, price, term, benefits) => {
    const offers = within(section('sponsorship'))
    const item = offers.getByRole('heading', { name: title }).closest('li')
    expect(item && textOf(item)).toContain(price + term)
    expect(offers.getByRole('list', { name: `Benefits of ${title}` }).children).toHaveLength(
      benefits,
    )
  })

  it('marks the title sponsorship alone as the most popular', () => {
    const item = screen.getByText('MOST POPULAR').closest('li')
    expect(item && within(item).getByRole('heading', { name: 'Title Sponsor' })).toBeTruthy()
  })

  it('states how far the league reaches where a broadcaster reads it', () => {
    const figures = within(section('broadcast')).getByRole('list', { name: 'Reach' })
    expect([...figures.children].map(textOf)).toEqual([
      '30M+ viewers',
      '180+ live matches',
      '15+ countries',
      '12M+ monthly views',
      '250K+ subscribers',
    ])
  })

  it('states the supporters where a sponsor reads it', () => {
    expect(textOf(section('sponsorship'))).toContain('100,000+ supporters')
  })

  it('closes with three addresses to write to and the two ways to go on', () => {
    const close = within(section('contact'))
    expect(
      within(close.getByRole('list', { name: 'Contact addresses' }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      'mailto:investment@ghanapremiership.example',
      'mailto:sponsorship@ghanapremiership.example',
      'mailto:broadcast@ghanapremiership.example',
    ])
    expect(close.getByRole('button', { name: 'Schedule a Meeting' })).toBeTruthy()
    expect(close.getByRole('button', { name: 'Download Brochure' })).toBeTruthy()
  })

  it('leads from header and footer to its sections, the about page, the portal and the group', () => {
    for (const [name, address] of [
      ['Fundraising', '/ghanapremiership#fundraising'],
      ['Sponsorship', '/ghanapremiership#sponsorship'],
      ['Broadcast', '/ghanapremiership#broadcast'],
      ['About', '/ghanapremiership/about'],
      ['League Portal', '/gpl'],
      ['FBC Partners', '/'],
    ] as const)
      expect(new Set(addressesOf(name))).toEqual(new Set([address]))
    expect(new Set(addressesOf('Contact Us'))).toEqual(new Set(['/ghanapremiership#contact']))
  })
})
