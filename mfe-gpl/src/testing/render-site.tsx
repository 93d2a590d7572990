import { jest } from '@jest/globals'
import { userEvent } from '@testing-library/user-event'
import { PORTAL_PREFIX, type HostServices } from 'shared-contracts'
import { renderRemote } from 'shared-ui/testing/render-remote'
import { remote } from '../remote.tsx'

// jsdom plays nothing.
export const play: jest.Mock<() => Promise<void>> = jest.fn(() => Promise.resolve())
export const pause: jest.Mock<() => void> = jest.fn()
Object.assign(HTMLMediaElement.prototype, { play, pause })

/** Renders the whole portal at an address of the browser: `/gpl/news?q=derby`. */
export async function renderSite(address: string, overrides: Partial<HostServices> = {}) {
  return {
    ...(await renderRemote(remote, address, { basePath: PORTAL_PREFIX, ...overrides })),
    user: userEvent.setup({ delay: null }),
  }
}
