import { describe, expect, it, jest } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { createToastStore, selectRoute, type HostServices } from 'shared-contracts'
import { createQueryClient } from 'shared-contracts/query'
import { RemoteApp } from 'shared-contracts/remote'
import { createStyleCache, SiteTheme } from 'shared-ui'
import { remote } from './remote.tsx'

/** Services of a host that goes nowhere. */
const stillHost = (): HostServices => ({
  basePath: '__prefix__',
  navigator: {
    createHref: (to) => (typeof to === 'string' ? to : (to.pathname ?? '')),
    push: () => undefined,
    replace: () => undefined,
    go: () => undefined,
  },
  queryClient: createQueryClient(),
  styleCache: createStyleCache(),
  toasts: createToastStore(),
  telemetry: () => undefined,
})

describe('__name__', () => {
  it('answers under its prefix', () => {
    expect(remote.basePaths).toEqual(['__prefix__'])
    expect(selectRoute('__prefix__/')).toEqual({
      remote: '__name__',
      basePath: '__prefix__',
      path: '/',
    })
  })

  it('shows its home page, and marks it as the current one', async () => {
    const location = { pathname: '__prefix__', search: '', hash: '', state: null, key: 'test' }
    await remote.routes[0]?.page()
    render(<RemoteApp definition={remote} host={stillHost()} location={location} />)
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('__title__')
    expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('__prefix__')
  })

  it('shows a panel with Retry in place of a page that failed', () => {
    const retry = jest.fn()
    render(
      <SiteTheme theme={remote.theme} cache={createStyleCache()}>
        <remote.Failure error={new Error('lost')} retry={retry} />
      </SiteTheme>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(retry).toHaveBeenCalledTimes(1)
  })
})
