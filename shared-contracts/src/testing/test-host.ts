import type { HostServices, NavigationTarget } from '../host/host-services.ts'
import { createQueryClient } from '../host/query-client.ts'
import { createToastStore } from '../host/toast-store.ts'

/** Host services whose navigation does nothing, for tests. */
export const testHost = (overrides: Partial<HostServices> = {}): HostServices => ({
  basePath: '',
  navigator: {
    createHref: hrefOf,
    push: () => undefined,
    replace: () => undefined,
    go: () => undefined,
  },
  queryClient: createQueryClient(),
  styleCache: null,
  toasts: createToastStore(),
  telemetry: () => undefined,
  ...overrides,
})

/** Returns the address of a navigation target. */
export function hrefOf(to: NavigationTarget): string {
  if (typeof to === 'string') return to
  return (to.pathname ?? '') + (to.search ?? '') + (to.hash ?? '')
}
