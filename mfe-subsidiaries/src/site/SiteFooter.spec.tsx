import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { inHost, testHost } from 'shared-ui/testing'
import { answerWithSubsidiaries, SUBSIDIARIES } from '../testing/answers.ts'
import { hrefsIn } from '../testing/list-items.ts'
import { openSite, settle } from '../testing/open-site.tsx'
import { SiteFooter } from './SiteFooter.tsx'

const showFooter = async (slug: string) => {
  render(inHost(<SiteFooter />, testHost(), 'loom', `/${slug}`))
  await settle()
}

const footer = () => within(screen.getByRole('contentinfo'))

afterEach(cleanup)

describe('the footer', () => {
  it('shows what the server says of the subsidiary, and how to reach it', async () => {
    answerWithSubsidiaries()
    await showFooter('gold')
    expect(footer().getByText('Description of gold')).toBeTruthy()
    expect(footer().getByText('First service of gold')).toBeTruthy()
    expect(footer().getByText('Our Services')).toBeTruthy()
    for (const detail of [
      'East Legon, Accra, Ghana',
      '+233 30 000 0111',
      'office@acme.example',
      'Monday - Friday: 8:00 AM - 6:00 PM',
      'Saturday - Sunday: Closed',
    ]) {
      expect(footer().getByText(detail)).toBeTruthy()
    }
    expect(footer().getByText(/© 2025 FBC Gold/)).toBeTruthy()
    expect(footer().getByRole('list', { name: 'Social media' }).children).toHaveLength(3)
  })

  it.each(['', '/fbcpartners'])('has its quick links below "%s"', async (prefix) => {
    answerWithSubsidiaries()
    await openSite('gold', prefix)
    const links = footer().getByRole('navigation', { name: 'Quick Links' }).querySelectorAll('a')
    expect([...links].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', prefix || '/'],
      ['About', `${prefix}/about`],
      ['About FBC Gold', `${prefix}/gold#about`],
      ['News & Updates', `${prefix}/news`],
      ['Contact Us', `${prefix}/#contact`],
      ['Careers', `${prefix}/careers`],
    ])
    const bottom = footer().getByRole('link', { name: 'Privacy Policy' }).closest('ul')
    expect(
      [...(bottom?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent),
    ).toEqual(['Privacy Policy', 'Careers', 'Contact'])
    expect(bottom && hrefsIn(bottom)).toEqual([
      `${prefix}/privacy`,
      `${prefix}/careers`,
      'mailto:office@acme.example',
    ])
    const logo = footer().getByRole('link', { name: /^FBC Partners/ })
    expect(logo.getAttribute('href')).toBe(prefix || '/')
  })

  it('renders nothing for a subsidiary that has no theme', async () => {
    answerWithSubsidiaries({
      '/api/subsidiaries': { body: [{ ...SUBSIDIARIES[0], slug: 'shipping' }] },
    })
    await showFooter('shipping')
    expect(screen.queryByRole('contentinfo')).toBeNull()
  })

  it('renders nothing for a subsidiary that the server does not list', async () => {
    answerWithSubsidiaries({ '/api/subsidiaries': { body: SUBSIDIARIES.slice(0, 1) } })
    await showFooter('gold')
    expect(screen.queryByRole('contentinfo')).toBeNull()
  })

  it('stays, with its links, when the list cannot be had', async () => {
    answerWithSubsidiaries({ '/api/subsidiaries': 'fails' })
    await showFooter('gold')
    expect(footer().getByText('Our services could not be loaded.')).toBeTruthy()
    expect(footer().getByRole('link', { name: 'News & Updates' })).toBeTruthy()
  })
})

describe('navigation from the footer', () => {
  /** A host follows links itself, so the browser must not. */
  const follow = (event: Event) => event.preventDefault()

  beforeEach(() => {
    jest.useFakeTimers()
    document.addEventListener('click', follow)
  })
  afterEach(() => {
    document.removeEventListener('click', follow)
    jest.useRealTimers()
  })

  it('scrolls to the top after 100 ms', async () => {
    answerWithSubsidiaries()
    await showFooter('gold')
    const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue()
    fireEvent.click(footer().getByRole('link', { name: 'News & Updates' }))
    jest.advanceTimersByTime(99)
    expect(scrollTo).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(scrollTo.mock.calls).toEqual([[{ top: 0 }]])
    scrollTo.mockRestore()
  })

  it('stays where it is when a link is opened in another tab', async () => {
    answerWithSubsidiaries()
    await showFooter('gold')
    const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue()
    for (const name of ['News & Updates', 'Contact Us']) {
      fireEvent.click(footer().getByRole('link', { name }), { ctrlKey: true })
    }
    jest.advanceTimersByTime(1_000)
    expect(scrollTo).not.toHaveBeenCalled()
    scrollTo.mockRestore()
  })

  it('scrolls to the contact section 300 ms after Contact Us', async () => {
    answerWithSubsidiaries()
    await showFooter('gold')
    const section = document.createElement('section')
    section.id = 'contact'
    const scroll = jest.fn()
    section.scrollIntoView = scroll
    fireEvent.click(footer().getByRole('link', { name: 'Contact Us' }))
    document.body.append(section)
    jest.advanceTimersByTime(299)
    expect(scroll).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(scroll).toHaveBeenCalledTimes(1)
    section.remove()
  })
})
