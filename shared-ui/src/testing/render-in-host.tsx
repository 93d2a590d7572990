import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { inHost, testHost } from './in-host.tsx'

export function renderInHost(part: ReactNode) {
  const host = testHost()
  const { container } = render(inHost(part, host))
  return { host, container }
}
