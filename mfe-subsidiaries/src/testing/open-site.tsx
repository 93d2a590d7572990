import { jest } from '@jest/globals'
import { act } from '@testing-library/react'
import type { SubsidiarySlug } from 'shared-contracts/site/subsidiaries'
import { renderPage } from 'shared-ui/testing'
import { remote } from '../remote.ts'

const realTimeout = setTimeout

/** Opens a site; `answerWithSubsidiaries` sets the API's responses. */
export async function openSite(slug: SubsidiarySlug, basePath = '') {
  const { container, unmount, host } = await renderPage(remote, `/${slug}`, { basePath })
  await settle()
  return { container, unmount, client: host.queryClient }
}

/** Waits for pending work: a moment of the real clock, or a few milliseconds of a faked one. */
export async function settle() {
  const isFaked = setTimeout !== realTimeout
  for (let turn = 0; turn < 3; turn++) {
    await act(() =>
      isFaked
        ? jest.advanceTimersByTimeAsync(1)
        : new Promise<void>((resolve) => void realTimeout(resolve)),
    )
  }
}
