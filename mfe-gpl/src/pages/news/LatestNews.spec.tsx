import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { inHost } from 'shared-ui/testing'
import { ARTICLES } from '../../testing/sample-records.ts'
import { LatestNews } from './LatestNews.tsx'

afterEach(cleanup)

const TWENTY = Array.from({ length: 20 }, (_article, index) => ({
  ...ARTICLES[0]!,
  slug: `story-${index}`,
}))

function show(page: string) {
  const onMore = jest.fn<(page: string) => void>()
  const at = (shown: string) =>
    inHost(
      <LatestNews
        articles={TWENTY}
        hasAny
        hasFeatured={false}
        page={shown}
        onMore={onMore}
        pathOf={(page) => `/news?page=${page}`}
      />,
    )
  const { rerender } = render(at(page))
  const more = screen.getByRole<HTMLButtonElement>('button', { name: 'Load More Articles' })
  return { more, onMore, open: (next: string) => rerender(at(next)) }
}

describe('a long list of news', () => {
  it.each([
    ['', 9, '2'],
    ['2', 18, '3'],
  ])('at page "%s" shows %i articles, and leads to page %s', (page, count, next) => {
    const { more, onMore } = show(page)
    expect(document.querySelectorAll('article')).toHaveLength(count)
    expect(screen.getByText('20 articles found')).toBeTruthy()
    expect(screen.getByText(`Showing ${count} of 20`)).toBeTruthy()
    fireEvent.click(more)
    expect(onMore.mock.calls).toEqual([[next]])
  })

  it('goes on with the keyboard at the first of those that were loaded', () => {
    const { more, open } = show('2')
    more.focus()
    fireEvent.click(more)
    open('3')
    const links = [...document.querySelectorAll('article')].map((card) => card.querySelector('a'))
    expect(document.activeElement).toBe(links[18])
  })

  it('has nothing more to load at its end', () => {
    expect(show('3').more.disabled).toBe(true)
    expect(document.querySelectorAll('article')).toHaveLength(20)
  })
})
