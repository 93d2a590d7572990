import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { rulesOf } from 'shared-ui/testing'
import { renderPortal } from '../testing/sample-league.ts'

/** How phones break long words in an element. */
const breaksOf = (element: Element | null) =>
  rulesOf(element).filter((rule) => rule.includes('overflow-wrap: anywhere'))

describe('a name of one long word', () => {
  it.each(['/', '/fixtures', '/teams', '/live'])('breaks on phones at %s', async (path) => {
    await renderPortal(path)
    const [rule] = breaksOf(screen.getByRole('main').parentElement)
    expect(rule).toContain('max-width: 47.99em')
  })

  // The theme's rule for tables lets no word break.
  it.each(['/tables', '/tables?view=Form', '/tables?view=Stats'])(
    'leaves room for the figures of the table at %s',
    async (path) => {
      await renderPortal(path)
      const [rule] = breaksOf(screen.getByRole('table'))
      expect(rule).toMatch(
        /max-width: 47\.99em.* tbody th a ?{ ?width: max-content; max-width: 55vw/,
      )
    },
  )

  // An inline link has no width of its own: beside a mouse its letters stood below each other.
  it('has a width to break at in every table', async () => {
    await renderPortal('/tables')
    expect(rulesOf(screen.getByRole('table')).join()).toMatch(
      /tbody th a ?{ ?display: inline-block;/,
    )
  })

  it('breaks in the table of the home page', async () => {
    await renderPortal('/')
    const table = await screen.findByRole('region', { name: 'Top of the table' })
    expect(breaksOf(table)).not.toEqual([])
  })
})

describe('a state of one long word, such as Abandoned', () => {
  it('is not broken on phones: its column grows', async () => {
    await renderPortal('/fixtures')
    const [row] = await screen.findAllByRole('article')
    const state = row?.querySelector('p') ?? null
    const onPhones = (element: Element | null) =>
      rulesOf(element).filter((rule) => rule.includes('max-width: 47.99em'))
    expect(onPhones(state).join()).toContain('overflow-wrap: break-word')
    expect(onPhones(row ?? null).join()).toContain(
      'grid-template-columns: minmax(4.25rem, min-content) minmax(0, 1fr) auto',
    )
  })
})
