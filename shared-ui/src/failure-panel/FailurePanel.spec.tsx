import { afterEach, expect, it, jest } from '@jest/globals'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { renderInHost } from '../testing/render-in-host.tsx'
import { FailurePanel } from './FailurePanel.tsx'

afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

it('says that the visitor is offline, and tries again once there is a network', () => {
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const onRetry = jest.fn<() => void>()
  renderInHost(<FailurePanel onRetry={onRetry} />)
  expect(screen.getByRole('alert').textContent).toContain('You are offline.')
  expect(onRetry).not.toHaveBeenCalled()
  network.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  expect(onRetry).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('alert').textContent).toContain('The connection may be slow or lost.')
})

it.each([
  ['around it', (panel: ReactNode) => <main>{panel}</main>],
  [
    'of the page above it',
    (panel: ReactNode) => (
      <>
        <main>Page</main>
        {panel}
      </>
    ),
  ],
])('leaves the keyboard to the main landmark %s when Retry takes it away', async (_where, page) => {
  function Page() {
    const [hasFailed, setHasFailed] = useState(true)
    return page(hasFailed && <FailurePanel onRetry={() => setHasFailed(false)} />)
  }
  renderInHost(<Page />)
  screen.getByRole('button', { name: 'Retry' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('main'))
})
