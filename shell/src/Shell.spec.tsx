import { afterEach, describe, expect, it } from '@jest/globals'
import { act, cleanup, render, screen } from '@testing-library/react'
import { createToastStore } from 'shared-contracts/host'
import { createStyleCache } from 'shared-ui'
import { createHostStore } from './host/host-state.ts'
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

describe("the host's own failure panel", () => {
  it.each([
    ['/fbcpartners/gold', '/fbcpartners'],
    ['/gold', '/'],
  ])('leads from %s home to %s', (address, home) => {
    window.history.replaceState(null, '', address)
    const store = createHostStore('loom')
    store.setState({
      failure: {
        remote: 'mfe-subsidiaries',
        reason: 'lost',
        isBroken: false,
        isPageReadable: false,
        retry: () => undefined,
      },
    })
    render(
      <Shell
        store={store}
        toasts={createToastStore()}
        styleCache={createStyleCache()}
        homeOf={(pathname) => (pathname === address ? home : 'elsewhere')}
      />,
    )
    const link = screen.getByRole('link', { name: 'Back to the home page' })
    expect(link.getAttribute('href')).toBe(home)
    const about = screen.getByRole('link', { name: 'About Us' })
    expect(about.getAttribute('href')).toBe(`${home === '/' ? '' : home}/about`)
    expect(screen.getByRole('navigation', { name: 'Our sites' })).toBeTruthy()
  })
})
