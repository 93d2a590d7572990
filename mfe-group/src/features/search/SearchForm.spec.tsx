import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { SearchForm } from './SearchForm.tsx'

afterEach(cleanup)

const box = () => screen.getByRole<HTMLInputElement>('searchbox')
const tree = (query: string, onSearch: (query: string) => void = () => undefined) => (
  <SearchForm query={query} isSearching={false} onSearch={onSearch} />
)

describe('the search box', () => {
  it('searches for what was typed before the page was hydrated', async () => {
    const { renderToString } = await import('react-dom/server')
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(tree(''))
    box().value = 'gold'
    const onSearch = jest.fn()
    await act(() => Promise.resolve(render(tree('', onSearch), { container, hydrate: true })))
    expect(box().value).toBe('gold')
    fireEvent.click(screen.getByRole('button', { name: 'Search' }))
    expect(onSearch.mock.calls).toEqual([['gold']])
  })

  it('follows Back while it has the focus', () => {
    const { rerender } = render(tree('gold'))
    box().focus()
    fireEvent.change(box(), { target: { value: 'oil' } })
    rerender(tree('oil'))
    rerender(tree('gold'))
    expect(box().value).toBe('gold')
  })
})
