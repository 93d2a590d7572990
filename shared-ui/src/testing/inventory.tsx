import { Fragment } from 'react'
import { inHost } from './in-host.tsx'
import { SPECIMENS } from './specimens.tsx'

/** Renders one of each part of the design system, for server and browser tests. */
export function inventory() {
  return inHost(
    SPECIMENS.map(({ part, state, show }) => (
      <Fragment key={`${part} ${state}`}>{show()}</Fragment>
    )),
  )
}
