import { Fragment } from 'react'
import { inHost } from './in-host.tsx'
import { SPECIMENS } from './specimens.tsx'

/** One of everything that the design system has, as a server and a browser render it. */
export function inventory() {
  return inHost(
    SPECIMENS.map(({ part, state, show }) => (
      <Fragment key={`${part} ${state}`}>{show()}</Fragment>
    )),
  )
}
