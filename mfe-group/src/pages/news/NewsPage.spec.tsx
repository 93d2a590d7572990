import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, screen, within } from '@testing-library/react'
import { renderPage } from 'shared-ui/testing'
import { remote } from '../../remote.ts'

afterEach(cleanup)

const articles = () => within(screen.getByRole('region', { name: 'All Articles' }))
const options = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map((option) => option.textContent)

describe('the news page', () => {
  it('features three stories and lists eight, each opening its source in a new tab', async () => {
    await renderPage(remote, '/news')
    const featured = within(screen.getByRole('region', { name: 'Featured Stories' }))
    expect(featured.getAllByRole('article')).toHaveLength(3)
    expect(articles().getAllByRole('article')).toHaveLength(8)
    articles().getByText('8 article(s) found')
    for (const link of articles().getAllByRole('link')) {
      expect(link.getAttribute('href')).toMatch(/^https:/)
      expect(link.getAttribute('target')).toBe('_blank')
      expect(link.getAttribute('rel')).toBe('noopener')
    }
  })

  it('offers the categories and regions of the specification', async () => {
    await renderPage(remote, '/news')
    expect(options('Category')).toEqual([
      'all',
      'energy',
      'mining',
      'construction',
      'agriculture',
      'business',
      'technology',
    ])
    expect(options('Region')).toEqual(['all', 'ghana', 'africa', 'global'])
  })

  it('filters by both at once and keeps the choice in the address', async () => {
    const { user, address } = await renderPage(remote, '/news', { basePath: '/fbcpartners' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'energy')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Region' }), 'global')
    expect(address()).toBe('/fbcpartners/news?category=energy&region=global')
    articles().getByText('1 article(s) found')
    articles().getByRole('heading', { name: 'Oil, gas and the long road to less of both' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'all')
    expect(address()).toBe('/fbcpartners/news?region=global')
  })

  it('opens with the filters of the address and forgives one that it does not know', async () => {
    await renderPage(remote, '/news?category=business&region=atlantis')
    articles().getByText('2 article(s) found')
  })

  it('says that nothing matches, and leads back to everything', async () => {
    const { user, address } = await renderPage(remote, '/news?category=technology&region=global')
    articles().getByText('0 article(s) found')
    articles().getByText('No news found')
    articles().getByText('No articles available for the selected filters.')
    await user.click(articles().getByRole('button', { name: 'Show all articles' }))
    expect(address()).toBe('/news')
    articles().getByText('8 article(s) found')
  })
})
