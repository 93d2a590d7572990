import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { createToastStore } from 'shared-contracts/host'
import { createStyleCache } from 'shared-ui'
import { createHostStore } from './host/host-state.ts'
import { Shell } from './Shell.tsx'

afterEach(cleanup)

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
