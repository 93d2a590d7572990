import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { SearchForm } from './SearchForm.tsx'

afterEach(cleanup)

const box = () => screen.getByRole<HTMLInputElement>('searchbox')
const tree = (
  query: string,
  onSearch: (query: string) => void = () => undefined,
  isSearching = false,
) => <SearchForm query={query} isSearching={isSearching} isCompact={false} onSearch={onSearch} />

describe('the search box', () => {
  const hydrateWith = async (typed: string, onSearch?: (query: string) => void) => {
    const { renderToString } = await import('react-dom/server')
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(tree(''))
    box().value = typed
    return act(() => Promise.resolve(render(tree('', onSearch), { container, hydrate: true })))
  }

  it('searches for what was typed before the page was hydrated', async () => {
    const onSearch = jest.fn()
    await hydrateWith('gold', onSearch)
    expect(box().value).toBe('gold')
    fireEvent.click(screen.getByRole('button', { name: 'Search' }))
    expect(onSearch.mock.calls).toEqual([['gold']])
  })

  it('keeps what was typed before the query of the address arrived, and then follows the address', async () => {
    const { rerender } = await hydrateWith('gol')
    rerender(tree('oil'))
    expect(box().value).toBe('gol')
    rerender(tree('maize'))
    expect(box().value).toBe('maize')
  })

  it('follows an address that it had from the start', () => {
    const { rerender } = render(tree('gold'))
    rerender(tree('oil'))
    expect(box().value).toBe('oil')
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

describe('the focus after a search', () => {
  const searchFrom = (role: 'button' | 'searchbox') => {
    const { rerender } = render(tree('gold'))
    screen.getByRole(role).focus()
    fireEvent.click(screen.getByRole('button'))
    rerender(tree('gold', undefined, true))
    // As browsers do with a disabled button; jsdom leaves it the focus.
    if (role === 'button') {
      box().focus()
      box().blur()
    }
    rerender(tree('gold'))
    return rerender
  }

  it.each(['button', 'searchbox'] as const)('is where it was: on the %s', (role) => {
    searchFrom(role)
    expect(document.activeElement).toBe(screen.getByRole(role))
  })

  it('is left alone by a search that only the address asks for', () => {
    const rerender = searchFrom('button')
    screen.getByRole('button').blur()
    rerender(tree('oil', undefined, true))
    rerender(tree('oil'))
    expect(document.activeElement).toBe(document.body)
  })
})
