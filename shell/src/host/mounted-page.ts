import type { MountedRemote } from 'shared-contracts/host'
import type { RouteSelection } from 'shared-contracts/select-route'

/** A remote in the slot. A change of base path or version mounts it again. */
export interface MountedPage {
  readonly remote: string
  readonly version: string
  readonly basePath: string
  readonly element: HTMLElement
  readonly mounted: MountedRemote
  /** Returns what the host lent, once nothing of the page is on the screen. */
  readonly leave: () => void
}

export function isOf(
  page: MountedPage | null,
  selection: RouteSelection | null,
  version: string | undefined,
): page is MountedPage {
  return (
    page !== null &&
    page.remote === selection?.remote &&
    page.basePath === selection.basePath &&
    page.version === version
  )
}

export function discard({ mounted, element, leave }: MountedPage): void {
  mounted.unmount()
  element.remove()
  leave()
}
