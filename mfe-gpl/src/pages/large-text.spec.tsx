import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { rulesOf } from 'shared-ui/testing'
import { renderPortal } from '../testing/sample-league.ts'

const MATCH = '/matches/2025-01-26-hearts-of-oak-asante-kotoko'

/** Widths in a breakpoint of an element's style, such as `47.99em`. */
const widthsOf = (element: Element | null) =>
  rulesOf(element).flatMap((rule) =>
    [...(/@media[^{]*/.exec(rule)?.[0] ?? '').matchAll(/width: ?([\d.]+\w+)/g)].map(
      ([, width]) => width,
    ),
  )

describe('large text in the portal', () => {
  // A breakpoint in `em` follows the reader's size of text, one in pixels does not.
  it.each([
    ['a row of a match', '/fixtures', 'article'],
    ['a side of a match', '/fixtures', 'h3 > a > span'],
    ['the ground of a match', '/fixtures', 'article > p + h3 + p'],
    ['the actions of a match', '/fixtures', 'article > div'],
    ['the day of a match', '/', 'article > p:last-child'],
    ['the table', '/tables', 'table'],
    ['the header', '/tables', 'header > div'],
  ])('gives %s the layout of a phone', async (_part, path, selector) => {
    const { container } = await renderPortal(path)
    const widths = widthsOf(container.querySelector(selector))
    expect(widths).not.toEqual([])
    expect(widths.filter((width) => !width?.endsWith('em'))).toEqual([])
  })

  it('breaks no letters off the mark', async () => {
    await renderPortal('/')
    expect(rulesOf(screen.getAllByRole('link', { name: 'GPL home' })[0]!).join()).toMatch(
      /flex: none;.*white-space: nowrap;/,
    )
  })

  it('keeps the letters of a form apart', async () => {
    await renderPortal('/tables')
    const rules = rulesOf(screen.getAllByRole('list', { name: /^Form/ })[0]!).join()
    expect(rules).toContain('width: 1.5rem; height: 1.5rem;')
  })

  it('stacks the clubs of a match instead of breaking their names', async () => {
    await renderPortal(MATCH)
    const rules = rulesOf(screen.getByRole('heading', { level: 1 }))
    expect(rules.at(-1)).toMatch(/max-width: ?22\.49em.*minmax\(0, 1fr\);.*hyphens: manual/)
  })

  it.each(['/live', MATCH])(
    'breaks no label of the match info at %s inside a word',
    async (path) => {
      await renderPortal(path)
      const list = screen.getByText('Competition').closest('dl')
      expect(rulesOf(list)).toContainEqual(
        expect.stringMatching(/ dt ?{[^}]*overflow-wrap: break-word; hyphens: manual/),
      )
      expect(rulesOf(list).join()).toMatch(/max-width: ?19\.99em\)[^@]* div ?{ ?flex-wrap: wrap/)
    },
  )
})
