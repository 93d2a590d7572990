import { jest } from '@jest/globals'
import { act, render } from '@testing-library/react'
import { createElement, type ComponentType } from 'react'
import { HostContext, type HostServices, type SubsidiarySlug } from 'shared-contracts'
import { QueryClientProvider } from 'shared-contracts/query'
import { Router } from 'shared-contracts/router'
import { testHost } from 'shared-ui/testing/in-host'
import { SiteFrame } from '../site/SiteFrame.tsx'
import { routes } from '../routes.ts'

const realTimeout = setTimeout

/** The page of a site, loaded. */
export async function pageOf(slug: SubsidiarySlug): Promise<ComponentType> {
  const route = routes.find(({ path }) => path === `/${slug}`)
  if (!route) throw new Error(`${slug} has no page`)
  return route.page()
}

/** What a host shows of a site, with its page. */
export function siteTree(slug: string, page: ComponentType, host: HostServices = testHost()) {
  return (
    <HostContext value={host}>
      <QueryClientProvider client={host.queryClient}>
        <Router
          basename={host.basePath}
          location={`${host.basePath}/${slug}`}
          navigator={host.navigator}
        >
          <SiteFrame>{createElement(page)}</SiteFrame>
        </Router>
      </QueryClientProvider>
    </HostContext>
  )
}

/** Opens a site; what the API answers is the choice of `answerApi`. */
export async function openSite(slug: SubsidiarySlug, basePath = '') {
  const page = await pageOf(slug)
  const host = testHost({ basePath })
  const { container, unmount } = render(siteTree(slug, page, host))
  await settle()
  return { container, unmount, client: host.queryClient }
}

/** Lets what is due come through: by a moment of the real clock, or a few milliseconds of a faked one. */
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
