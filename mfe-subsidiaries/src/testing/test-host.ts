import { createToastStore, type HostServices } from 'shared-contracts'
import { createQueryClient } from 'shared-contracts/query'
import { createStyleCache } from 'shared-ui'

/** Services of a host that goes nowhere. */
export function testHost(basePath = ''): HostServices {
  const stay = () => undefined
  return {
    basePath,
    navigator: { createHref: String, push: stay, replace: stay, go: stay },
    queryClient: createQueryClient(),
    styleCache: createStyleCache(),
    toasts: createToastStore(),
    telemetry: stay,
  }
}
