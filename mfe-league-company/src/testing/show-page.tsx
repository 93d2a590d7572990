import { screen } from '@testing-library/react'
import { LEAGUE_COMPANY_PREFIX, type HostServices } from 'shared-contracts'
import { renderRemote } from 'shared-ui/testing/render-remote'
import { remote } from '../remote.tsx'

/** Shows one page of this remote whole, as a host would, and waits until it stands. */
export async function showPage(path: '/' | '/about'): Promise<HostServices> {
  const address = path === '/' ? LEAGUE_COMPANY_PREFIX : LEAGUE_COMPANY_PREFIX + path
  const { host } = await renderRemote(remote, address, { basePath: LEAGUE_COMPANY_PREFIX })
  return host
}

/** Every address that a link of this name leads to. */
export const addressesOf = (name: string) =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))
