import { beforeEach, describe, expect, it } from '@jest/globals'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Router } from 'react-router-dom'
import type { NavigationTarget } from './host-services.ts'
import { useSearchParams } from './use-search-params.ts'

/** Address of a navigation target. */
const hrefOf = (to: NavigationTarget) =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`

const navigator = {
  createHref: hrefOf,
  push: (to: NavigationTarget) => window.history.pushState(null, '', hrefOf(to)),
  replace: (to: NavigationTarget) => window.history.replaceState(null, '', hrefOf(to)),
  go: (delta: number) => window.history.go(delta),
}

function Filters() {
  const [params, setParams] = useSearchParams()
  const set = (name: string, value: string) =>
    setParams((before) => {
      before.set(name, value)
      return before
    })
  return (
    <>
      <p>{params.toString()}</p>
      <button onClick={() => set('q', 'stars')}>Search</button>
      <button onClick={() => set('team', 'Ghana')}>Team</button>
      <button onClick={() => setParams({})}>All</button>
    </>
  )
}

/** Renders a page that keeps showing an address, whatever the browser's own address is. */
function show(location: string) {
  cleanup()
  render(
    <Router basename="/gpl" location={location} navigator={navigator}>
      <Filters />
    </Router>,
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const address = () => window.location.pathname + window.location.search

describe('a change of the query', () => {
  beforeEach(() => window.history.replaceState(null, '', '/gpl/shop'))

  it('keeps the change before it, which the page does not show yet', () => {
    show('/gpl/shop')
    press('Search')
    press('Team')
    expect(address()).toBe('/gpl/shop?q=stars&team=Ghana')
  })

  it.each(['/gpl/shop', '/gpl/shop/'])('at %s keeps what the address said before', (path) => {
    window.history.replaceState(null, '', `${path}?category=Equipment`)
    show(path)
    press('Search')
    expect(address()).toBe(`${path}?category=Equipment&q=stars`)
  })

  it('leaves out the query of another page that is on its way', () => {
    show('/gpl/shop?category=Equipment')
    window.history.pushState(null, '', '/gpl/news?article=3')
    press('Team')
    expect(address()).toBe('/gpl/shop?category=Equipment&team=Ghana')
  })

  it('that states the whole query keeps nothing', () => {
    window.history.replaceState(null, '', '/gpl/shop?category=Equipment')
    show('/gpl/shop?category=Equipment')
    press('All')
    expect(address()).toBe('/gpl/shop')
  })

  it('is no business of what is shown meanwhile', () => {
    show('/gpl/shop?category=Equipment')
    press('Search')
    expect(screen.getByText('category=Equipment')).toBeTruthy()
  })
})
