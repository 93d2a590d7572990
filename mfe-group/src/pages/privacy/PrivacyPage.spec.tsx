import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { renderPage } from 'shared-ui/testing'
import { PRIVACY_SECTIONS } from '../../data/privacy.ts'
import { remote } from '../../remote.ts'
import { SITE_ANSWERS } from '../../testing/answers.ts'

afterEach(cleanup)

describe('the privacy policy', () => {
  it('has twelve numbered sections, each reached from the list of sections', async () => {
    const { container } = await renderPage(remote, '/privacy', { answers: SITE_ANSWERS })
    const sections = [...container.querySelectorAll('main section[id]')]
    expect(
      sections.map((section) => section.querySelector('h2')?.textContent?.split('.')[0]),
    ).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'])
    const links = screen.getByRole('navigation', { name: 'Sections of this policy' })
    expect([...links.querySelectorAll('a')].map((link) => link.hash.slice(1))).toEqual(
      sections.map(({ id }) => id),
    )
  })

  it('states its date, the business hours and the age', async () => {
    const { container } = await renderPage(remote, '/privacy', { answers: SITE_ANSWERS })
    const main = container.querySelector('main')?.textContent ?? ''
    expect(main).toContain('Last updated July 9, 2025')
    expect(main).toContain('Monday to Friday 8:00 AM to 6:00 PM')
    expect(main).toContain('under the age of 18')
    expect(main).toContain('reach us at office@acme.example and +233 30 000 0111, Monday to Friday')
    expect(main).toContain('or by letter to East Legon, Accra, Ghana.')
  })

  it('shows every period, everything on the device, and the way to one’s own data', async () => {
    const { container } = await renderPage(remote, '/privacy', { answers: SITE_ANSWERS })
    const shown = container.querySelector('main')?.textContent ?? ''
    for (const { paragraphs, points = [] } of PRIVACY_SECTIONS) {
      for (const text of [...paragraphs, ...points]) {
        for (const words of text.split(/\{\w+\}/)) expect(shown).toContain(words)
      }
    }
    expect(
      screen.getByRole('link', { name: 'Get a copy of your data, or erase it' }),
    ).toHaveProperty('pathname', '/api/data-request')
  })

  it('has the way to one’s own data lead back to the page, also below the prefix', async () => {
    await renderPage(remote, '/privacy', { answers: SITE_ANSWERS, basePath: '/fbcpartners' })
    const link = screen.getByRole('link', { name: 'Get a copy of your data, or erase it' })
    expect(link).toHaveProperty('search', '?returnTo=%2Ffbcpartners%2Fprivacy')
  })

  it('says that a fact is missing where the server cannot be reached', async () => {
    const { container } = await renderPage(remote, '/privacy', {
      answers: { '/api/company': 'fails' },
    })
    expect(container.querySelector('main')?.textContent).toContain(
      'reach us at (not available at the moment) and',
    )
  })
})
