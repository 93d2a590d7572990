import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, cleanup, screen, within } from '@testing-library/react'
import { aCompany, renderPage } from 'shared-ui/testing'
import { remote } from '../remote.ts'
import { TWO_SUBSIDIARIES } from '../testing/subsidiary.ts'

const scrollTo = jest.fn<(to?: ScrollToOptions | number) => void>()
const scrollIntoView = jest.fn<() => void>()

beforeEach(() => {
  jest.useFakeTimers()
  scrollTo.mockReset()
  scrollIntoView.mockReset()
  window.scrollTo = scrollTo
  Element.prototype.scrollIntoView = scrollIntoView
})
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

const footer = () => within(screen.getByRole('contentinfo'))
const linksOf = (name: string) =>
  within(footer().getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`)
const choose = (name: string) => act(() => footer().getAllByRole('link', { name })[0]?.click())

describe('the footer', () => {
  it('states hours, copyright, licence and three social links', async () => {
    const social = { facebook: 'https://social.example/acme', linkedin: null, x: null }
    await renderPage(remote, '/privacy', {
      answers: { '/api/company': { body: aCompany({ social }) } },
    })
    await act(() => jest.advanceTimersByTimeAsync(0))
    footer().getByText('Monday - Friday: 8:00 AM - 6:00 PM')
    footer().getByText('Saturday - Sunday: Closed')
    footer().getByText('© 2025 FBC Partners. All rights reserved.')
    footer().getByText('Registered in Ghana. Licence No. ACME-7')
    const networks = within(footer().getByRole('list', { name: 'Social media' }))
    expect(
      networks
        .getAllByRole('link')
        .map((link) => [link.getAttribute('href'), link.getAttribute('rel')]),
    ).toEqual([
      ['https://social.example/acme', 'noopener'],
      ['#', null],
      ['#', null],
    ])
  })

  it.each([
    ['/privacy', ['Privacy Policy', 'Privacy Policy']],
    ['/news', ['News & Updates']],
    ['/', []],
  ])('marks the links of the very page %s', async (address, names) => {
    await renderPage(remote, address)
    const current = footer().queryAllByRole('link', { current: 'page' })
    expect(current.map(({ textContent }) => textContent)).toEqual(names)
  })

  it.each(['', '/fbcpartners'] as const)('keeps the prefix "%s" in its lists', async (basePath) => {
    await renderPage(remote, '/privacy', {
      basePath,
      answers: {
        '/api/subsidiaries': { body: TWO_SUBSIDIARIES },
        '/api/company': { body: aCompany() },
      },
    })
    await act(() => jest.advanceTimersByTimeAsync(0))
    expect(linksOf('Our Subsidiaries')).toEqual([
      `Acme Gold ${basePath}/gold`,
      `Acme Farms ${basePath}/agricol`,
    ])
    expect(linksOf('Quick Links')).toEqual([
      `About Us ${basePath}/about`,
      `Services ${basePath}/services`,
      `News & Updates ${basePath}/news`,
      `Contact Us ${basePath || '/'}`,
      `Search ${basePath}/search`,
      `Careers ${basePath}/careers`,
      `Privacy Policy ${basePath}/privacy`,
    ])
    expect(footer().getByRole('link', { name: 'Contact' }).getAttribute('href')).toBe(
      'mailto:office@acme.example',
    )
  })

  it('scrolls to the top 100 ms after a page was chosen', async () => {
    await renderPage(remote, '/privacy')
    choose('Privacy Policy')
    jest.advanceTimersByTime(99)
    expect(scrollTo).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(scrollTo.mock.calls).toEqual([[{ top: 0 }]])
  })

  it('goes home by Contact Us and scrolls to the contact section 300 ms later', async () => {
    const { address } = await renderPage(remote, '/privacy')
    choose('Contact Us')
    await screen.findByRole('heading', { name: 'Tell us what you are planning' })
    expect(address()).toBe('/')
    expect(scrollIntoView).not.toHaveBeenCalled()
    await act(() => jest.advanceTimersByTimeAsync(300))
    expect(scrollIntoView.mock.contexts).toEqual([document.getElementById('contact')])
    expect(scrollTo).not.toHaveBeenCalled()
  })

  it('scrolls to the contact section of the home page that a trailing slash opened', async () => {
    await renderPage(remote, '/', { basePath: '/fbcpartners' })
    window.history.replaceState(null, '', '/fbcpartners/')
    choose('Contact Us')
    await act(() => jest.advanceTimersByTimeAsync(300))
    expect(scrollIntoView.mock.contexts).toEqual([document.getElementById('contact')])
  })

  it('lets the keyboard go on from the contact section', async () => {
    await renderPage(remote, '/')
    choose('Contact Us')
    await act(() => jest.advanceTimersByTimeAsync(300))
    expect(document.activeElement).toBe(document.getElementById('contact'))
  })

  it('scrolls to the bottom of a page that has no contact section', async () => {
    await renderPage(remote, '/')
    document.getElementById('contact')?.removeAttribute('id')
    choose('Contact Us')
    jest.advanceTimersByTime(299)
    expect(scrollTo).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(scrollTo.mock.calls).toEqual([[{ top: document.documentElement.scrollHeight }]])
  })
})
