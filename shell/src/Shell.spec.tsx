import { afterEach, describe, expect, it } from '@jest/globals'
import { act, cleanup, render, screen } from '@testing-library/react'
import { createToastStore } from 'shared-contracts/host'
import { createStyleCache } from 'shared-ui'
import { createHostStore, type HostFailure } from './host/host-state.ts'
import { Shell } from './Shell.tsx'

afterEach(cleanup)

/** Rules of the document that apply to a whole page. */
const pageRules = () =>
  [...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].filter(({ cssText }) => /^body\b/.test(cssText)),
  )

it('adds the styles of a page only once it has something to say', () => {
  const toasts = createToastStore()
  const props = {
    store: createHostStore('loom'),
    styleCache: createStyleCache(),
    homeOf: () => '/',
  }
  render(<Shell {...props} toasts={toasts} />)
  act(() => props.store.setState({ isLoading: true }))
  expect(screen.getByRole('progressbar')).toBeTruthy()
  expect(pageRules()).toEqual([])
  act(() => void toasts.getState().show({ title: 'Saved' }))
  expect(pageRules()).toHaveLength(1)
})

/** Shows that a page failed. */
function fail(failure: Partial<HostFailure>, homeOf: (pathname: string) => string = () => '/') {
  document.title = 'Gold'
  document.body.innerHTML = '<div id="slot"></div><div id="overlay"></div>'
  const store = createHostStore('loom')
  store.setState({
    failure: {
      remote: 'mfe-subsidiaries',
      reason: 'lost',
      isBroken: false,
      isPageReadable: false,
      retry: () => undefined,
      ...failure,
    },
  })
  const container = document.getElementById('overlay')!
  render(
    <Shell
      store={store}
      toasts={createToastStore()}
      styleCache={createStyleCache()}
      homeOf={homeOf}
    />,
    { container },
  )
  return getComputedStyle(container)
}

describe("the host's own failure panel", () => {
  it.each([
    ['/fbcpartners/gold', '/fbcpartners'],
    ['/gold', '/'],
  ])('leads from %s home to %s', (address, home) => {
    window.history.replaceState(null, '', address)
    fail({}, (pathname) => (pathname === address ? home : 'elsewhere'))
    const link = screen.getByRole('link', { name: 'Back to the home page' })
    expect(link.getAttribute('href')).toBe(home)
    const about = screen.getByRole('link', { name: 'About Us' })
    expect(about.getAttribute('href')).toBe(`${home === '/' ? '' : home}/about`)
    expect(screen.getByRole('navigation', { name: 'Our sites' })).toBeTruthy()
  })

  it.each([
    [false, 'This page could not be loaded'],
    [true, 'This page could not be shown'],
  ])('is the page, and gives it its title (broken: %s)', (isBroken, title) => {
    const { position } = fail({ isBroken })
    expect(document.title).toBe(title)
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(position).not.toBe('sticky')
  })

  it('stays at the bottom edge over a page that is still readable, and leaves it its title', () => {
    const { position, bottom } = fail({ isPageReadable: true })
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
    expect([position, bottom]).toEqual(['sticky', '0px'])
    const { scrollPaddingBottom } = getComputedStyle(document.documentElement)
    expect(scrollPaddingBottom).toBe('min(50dvh, 18rem)')
    // The page above has the heading of level 1.
    expect(screen.getByRole('heading', { level: 2 })).toBeTruthy()
    expect(document.title).toBe('Gold')
  })
})
