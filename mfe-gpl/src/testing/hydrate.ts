import { act, render } from '@testing-library/react'
import type { ReactElement } from 'react'

/** Hydrates what a document brought, after a visitor has used it `meanwhile`. */
export async function hydrate(page: ReactElement, meanwhile: () => void): Promise<void> {
  const { renderToString } = await import('react-dom/server')
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  meanwhile()
  await act(() => Promise.resolve(render(page, { container, hydrate: true })))
}
