import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, screen, within } from '@testing-library/react'
import { renderPage, rulesOf } from 'shared-ui/testing'
import { remote } from '../../remote.ts'
import { aPerson, SITE_ANSWERS } from '../../testing/answers.ts'
import { TWO_SUBSIDIARIES } from '../../testing/subsidiary.ts'

afterEach(cleanup)

const headingsOf = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)

describe('the page about the group', () => {
  it('says who the group is, since 2014 and in 5 business sectors', async () => {
    const { container } = await renderPage(remote, '/about')
    screen.getByRole('heading', { level: 1, name: 'Who We Are' })
    screen.getByRole('heading', { level: 2, name: 'Our Mission' })
    screen.getByRole('heading', { level: 2, name: 'Our Vision' })
    const facts = [...container.querySelectorAll('main dl > div')].map((fact) => fact.textContent)
    expect(facts.slice(0, 2)).toEqual(['Founded2014', 'Business Sectors5'])
  })

  it('holds the seven INSPIRE values, whose initials spell the word', async () => {
    await renderPage(remote, '/about')
    const values = headingsOf('INSPIRE')
    expect(values).toEqual([
      'Integrity',
      'Innovation',
      'Sustainability',
      'Partnership',
      'Inclusion',
      'Responsibility',
      'Empowerment',
    ])
  })

  it.each(['', '/fbcpartners'] as const)(
    'leads from parent and four subsidiaries to their details under "%s"',
    async (basePath) => {
      await renderPage(remote, '/about', { basePath })
      const portfolio = within(
        screen.getByRole('region', { name: 'Five subsidiaries, the first of them parent to four' }),
      )
      expect(portfolio.getAllByText('Parent company')).toHaveLength(1)
      expect(portfolio.getAllByText('Subsidiary')).toHaveLength(4)
      const links = portfolio.getAllByRole('link', { name: /^View Details/ })
      expect(links.map((link) => link.getAttribute('href'))).toEqual(
        ['/oil-gas', '/procurement', '/gold', '/construction', '/agricol'].map(
          (path) => basePath + path,
        ),
      )
    },
  )

  it('presents the team of the server, by their roles until they are named', async () => {
    const named = aPerson({ id: 9, name: 'Ama Owusu', role: 'General Manager, Gold' })
    const people = { body: [aPerson(), named] }
    await renderPage(remote, '/about', { answers: { ...SITE_ANSWERS, '/api/people': people } })
    const team = within(screen.getByRole('region', { name: 'Who answers for what' }))
    expect(headingsOf('Who answers for what')).toEqual(['Chief Executive Officer', 'Ama Owusu'])
    team.getByText('General Manager, Gold')
    team.getByText('AO')
  })

  it('says where the head office is, and calls the companies as the server does', async () => {
    const { container } = await renderPage(remote, '/about', {
      answers: { ...SITE_ANSWERS, '/api/subsidiaries': { body: TWO_SUBSIDIARIES } },
    })
    const facts = [...container.querySelectorAll('main dl > div')].map((fact) => fact.textContent)
    expect(facts[2]).toBe('Head officeEast Legon, Accra')
    expect(headingsOf('Five subsidiaries, the first of them parent to four')).toContain('Acme Gold')
  })

  it('breaks a word that is wider than the card of a person', async () => {
    await renderPage(remote, '/about', { answers: SITE_ANSWERS })
    const people = within(screen.getByRole('region', { name: 'Who answers for what' }))
    const [person = null] = people.getAllByRole('listitem')
    expect(rulesOf(person).join()).toContain('overflow-wrap: anywhere')
  })

  it('commits to 5, 50+ and 100%', async () => {
    await renderPage(remote, '/about')
    const stats = within(screen.getByRole('region', { name: 'Numbers we stand by' }))
    expect(stats.getAllByRole('listitem').map((stat) => stat.firstChild?.textContent)).toEqual([
      '5',
      '50+',
      '100%',
    ])
  })
})
