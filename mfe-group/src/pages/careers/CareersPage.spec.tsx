import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, screen, within } from '@testing-library/react'
import { renderPage, rulesOf, structuredDataOf, type Answer } from 'shared-ui/testing'
import { remote } from '../../remote.ts'
import { anOpening, SITE_ANSWERS, TWO_OPENINGS } from '../../testing/answers.ts'

const scrollIntoView = jest.fn<() => void>()
beforeEach(() => {
  scrollIntoView.mockReset()
  Element.prototype.scrollIntoView = scrollIntoView
})
afterEach(cleanup)

const openings = () => within(screen.getByRole('region', { name: 'Current Job Openings' }))
const position = () => screen.getByRole('combobox', { name: /^Position/ })

const open = (path: string) => renderPage(remote, path, { answers: SITE_ANSWERS })

describe('the careers page', () => {
  it('greets with its three points and gives three reasons', async () => {
    await open('/careers')
    screen.getByRole('heading', { level: 1, name: 'Join Our Team' })
    const items = screen.getAllByRole('listitem').map((item) => item.textContent)
    expect(items).toEqual(
      expect.arrayContaining(['5 Business Sectors', 'Growing Team', 'Career Growth']),
    )
    const reasons = within(screen.getByRole('region', { name: 'Why Work With Us' }))
    expect(
      reasons.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual(['Career Growth', 'Work-Life Balance', 'Diverse Opportunities'])
  })

  it('shows an opening that is not published to who has its preview, and asks not to be indexed', async () => {
    const body = [anOpening({ title: 'Not seen yet' })]
    await renderPage(remote, '/careers?preview=t0ken', {
      answers: {
        ...SITE_ANSWERS,
        '/api/openings?preview=t0ken': { body },
        '/api/company?preview=t0ken': SITE_ANSWERS['/api/company'],
      },
    })
    openings().getByRole('heading', { name: 'Not seen yet' })
    expect(screen.getByRole('note').textContent).toContain('Preview')
    expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe(
      'noindex',
    )
  })

  it('stays the preview that it is when an opening is chosen', async () => {
    const body = [anOpening({ title: 'Not seen yet', slug: 'not-seen-yet' })]
    const { user, address } = await renderPage(remote, '/careers?preview=t0ken', {
      answers: { ...SITE_ANSWERS, '/api/openings?preview=t0ken': { body } },
    })
    await user.click(openings().getByRole('button', { name: 'Apply Now for Not seen yet' }))
    expect(address()).toBe('/careers?preview=t0ken&job=not-seen-yet')
    expect(position()).toHaveProperty('value', 'Not seen yet')
  })

  it('lists the openings of the server, each with its requirements', async () => {
    await open('/careers')
    const cards = openings().getAllByRole('article')
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Gold Trading Analyst',
      'Procurement Manager',
    ])
    for (const card of cards) {
      within(card).getByText('Accra, Ghana')
      within(card).getByText('Full-time')
      expect(within(card).getAllByRole('listitem').length).toBeGreaterThanOrEqual(3)
    }
  })

  it('breaks a word that is wider than the card of an opening', async () => {
    await open('/careers')
    const list = openings().getAllByRole('article')[0]?.closest('ul') ?? null
    expect(rulesOf(list).join()).toContain('overflow-wrap: anywhere')
  })

  it('pre-selects the position by Apply Now, scrolls to the form, and can be shared', async () => {
    const { user, address } = await open('/careers')
    const apply = openings().getByRole('button', { name: 'Apply Now for Gold Trading Analyst' })
    await user.click(apply)
    expect(position()).toHaveProperty('value', 'Gold Trading Analyst')
    expect(scrollIntoView.mock.contexts).toEqual([document.getElementById('apply')])
    expect(address()).toBe('/careers?job=gold-trading-analyst')
    await user.selectOptions(position(), 'Procurement Manager')
    await user.click(apply)
    expect(position()).toHaveProperty('value', 'Gold Trading Analyst')
  })

  it('opens with the position that the address names', async () => {
    await open('/careers?job=procurement-manager')
    expect(position()).toHaveProperty('value', 'Procurement Manager')
  })

  it('opens with no position when the address names one that is not open', async () => {
    await open('/careers?job=astronaut')
    expect(position()).toHaveProperty('value', '')
  })

  it('answers questions by e-mail and phone', async () => {
    const { container } = await open('/careers')
    expect(container.querySelector('main')?.textContent).toContain(
      'Questions? Write to office@acme.example or call +233 30 000 0111.',
    )
  })

  it('describes every opening to search engines, with the day that its card shows', async () => {
    const { container } = await open('/careers')
    const postings = structuredDataOf(container).slice(1)
    expect(postings).toMatchObject(
      openings()
        .getAllByRole('article')
        .map((card) => ({
          '@type': 'JobPosting',
          title: within(card).getByRole('heading').textContent,
          datePosted: card.querySelector('time')?.dateTime,
        })),
    )
    expect(postings).toHaveLength(2)
    expect(openings().getAllByText('July 9, 2025')).toHaveLength(2)
  })

  it('says that nothing is open, and until when an opening is', async () => {
    const answers = { ...SITE_ANSWERS, '/api/openings': { body: [] } }
    const { unmount } = await renderPage(remote, '/careers', { answers })
    openings().getByText('No openings at the moment')
    unmount()
    const closing = [anOpening({ closesOn: '2026-01-31' })]
    await renderPage(remote, '/careers', { answers: { '/api/openings': { body: closing } } })
    openings().getByText('January 31, 2026')
  })

  it('says in place of the form that there is nothing to apply for, and how to write', async () => {
    const answers = { ...SITE_ANSWERS, '/api/openings': { body: [] } }
    await renderPage(remote, '/careers', { answers })
    const apply = within(screen.getByRole('region', { name: 'Apply for a Position' }))
    apply.getByText(/^There is no opening to apply for at the moment/)
    apply.getByRole('link', { name: 'office@acme.example' })
    expect(apply.queryByRole('form')).toBeNull()
    expect(apply.queryByText(/Fields with a star/)).toBeNull()
  })

  it.each(['hangs', 'fails'] as const)('keeps the form while the list %s', async (answer) => {
    await renderPage(remote, '/careers', { answers: { '/api/openings': answer } })
    screen.getByRole('form', { name: 'Apply for a Position' })
    expect(screen.queryByText(/^There is no opening to apply for/)).toBeNull()
  })

  it('leaves out an opening whose days cannot be read, and lists the others', async () => {
    const body = [anOpening({ postedOn: '' }), anOpening({ id: 2, slug: 'two', closesOn: 'soon' })]
    await renderPage(remote, '/careers', {
      answers: { '/api/openings': { body: [...body, ...TWO_OPENINGS] } },
    })
    expect(openings().getAllByRole('article')).toHaveLength(2)
  })

  it('offers to try again after a failure, and then chooses what the address names', async () => {
    let answer: Answer = 'fails'
    const { user } = await renderPage(remote, '/careers?job=procurement-manager', {
      answers: { '/api/openings': () => answer },
    })
    answer = { body: TWO_OPENINGS }
    await user.click(openings().getByRole('button', { name: 'Retry' }))
    await openings().findByText('Procurement Manager')
    expect(position()).toHaveProperty('value', 'Procurement Manager')
  })

  it('makes up no phone number where the server cannot be reached', async () => {
    const { container } = await renderPage(remote, '/careers', {
      answers: { '/api/company': 'fails' },
    })
    expect(container.querySelector('main a[href^="tel:"], main a[href^="mailto:"]')).toBeNull()
  })
})
