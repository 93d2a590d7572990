import { expect, it, jest } from '@jest/globals'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { inventory } from '../testing/inventory.tsx'

it('hydrates what the server rendered without a complaint', async () => {
  // After the static imports, one of which adds what jsdom lacks for it.
  const { renderToString } = await import('react-dom/server')
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(inventory())
  const recovered = jest.fn()
  const root = await act(() =>
    Promise.resolve(hydrateRoot(container, inventory(), { onRecoverableError: recovered })),
  )
  expect(recovered).not.toHaveBeenCalled()
  expect(complaints.mock.calls).toEqual([])
  act(() => root.unmount())
})
