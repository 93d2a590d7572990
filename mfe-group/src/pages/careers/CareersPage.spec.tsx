import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, screen, within } from '@testing-library/react'
import { renderPage, structuredDataOf } from 'shared-ui/testing'
import { remote } from '../../remote.ts'

const scrollIntoView = jest.fn<() => void>()
beforeEach(() => {
  scrollIntoView.mockReset()
  Element.prototype.scrollIntoView = scrollIntoView
})
afterEach(cleanup)

const openings = () => within(screen.getByRole('region', { name: 'Current Job Openings' }))
const position = () => screen.getByRole('combobox', { name: /^Position/ })

describe('the careers page', () => {
  it('greets with its three points and gives three reasons', async () => {
    await renderPage(remote, '/careers')
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

  it('lists five full-time openings in Accra, each with its requirements', async () => {
    await renderPage(remote, '/careers')
    const cards = openings().getAllByRole('article')
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Senior Oil & Gas Engineer',
      'Procurement Manager',
      'Gold Trading Analyst',
      'Construction Project Manager',
      'Agricultural Specialist',
    ])
    for (const card of cards) {
      within(card).getByText('Accra, Ghana')
      within(card).getByText('Full-time')
      expect(within(card).getAllByRole('listitem').length).toBeGreaterThanOrEqual(3)
    }
  })

  it('pre-selects the position by Apply Now, scrolls to the form, and can be shared', async () => {
    const { user, address } = await renderPage(remote, '/careers')
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
    await renderPage(remote, '/careers?job=agricultural-specialist')
    expect(position()).toHaveProperty('value', 'Agricultural Specialist')
  })

  it('opens with no position when the address names one that is not open', async () => {
    await renderPage(remote, '/careers?job=astronaut')
    expect(position()).toHaveProperty('value', '')
  })

  it('answers questions by e-mail and phone', async () => {
    const { container } = await renderPage(remote, '/careers')
    expect(container.querySelector('main')?.textContent).toContain(
      'Questions? Write to info@fbcpartners.example or call +233 30 000 0100.',
    )
  })

  it('describes every opening to search engines, with the day that its card shows', async () => {
    const { container } = await renderPage(remote, '/careers')
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
    expect(postings).toHaveLength(5)
    expect(openings().getAllByText('July 9, 2025')).toHaveLength(5)
  })
})
