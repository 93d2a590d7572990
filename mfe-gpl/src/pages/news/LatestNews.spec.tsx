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
  render(
    inHost(<LatestNews articles={TWENTY} hasAny hasFeatured={false} page={page} onMore={onMore} />),
  )
  const more = screen.getByRole<HTMLButtonElement>('button', { name: 'Load More Articles' })
  return { more, onMore }
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

  it('has nothing more to load at its end', () => {
    expect(show('3').more.disabled).toBe(true)
    expect(document.querySelectorAll('article')).toHaveLength(20)
  })
})
