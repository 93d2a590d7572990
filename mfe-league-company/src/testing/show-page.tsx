import { expect, jest } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import { createToastStore, LEAGUE_COMPANY_PREFIX, type HostServices } from 'shared-contracts'
import { createQueryClient } from 'shared-contracts/query'
import { RemoteApp } from 'shared-contracts/remote'
import { createStyleCache } from 'shared-ui'
import { remote } from '../remote.tsx'

// A query by role over a whole page takes jsdom a second on a busy machine.
jest.setTimeout(20_000)

/** Services of a host that goes nowhere. */
export function stillHost(): HostServices {
  return {
    basePath: LEAGUE_COMPANY_PREFIX,
    navigator: {
      createHref: (to) =>
        typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`,
      push: () => {},
      replace: () => {},
      go: () => {},
    },
    queryClient: createQueryClient(),
    styleCache: createStyleCache(),
    toasts: createToastStore(),
    telemetry: () => {},
  }
}

/** Shows one page of this remote whole, as a host would, and waits until it stands. */
export async function showPage(path: '/' | '/about'): Promise<HostServices> {
  const host = stillHost()
  // The page's modules are compiled now, outside the time that the page is given to show itself.
  await remote.routes.find((route) => route.path === path)?.page()
  const pathname = path === '/' ? LEAGUE_COMPANY_PREFIX : LEAGUE_COMPANY_PREFIX + path
  render(
    <RemoteApp
      definition={remote}
      host={host}
      location={{ pathname, search: '', hash: '', state: null, key: 'test' }}
    />,
  )
  await waitFor(() => expect(document.querySelector('h1')).not.toBeNull())
  return host
}

/** Every address that a link of this name leads to. */
export const addressesOf = (name: string) =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))
