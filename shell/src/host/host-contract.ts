import contractsPackage from 'shared-contracts/package.json' with { type: 'json' }
import type { HostContract } from 'shared-contracts/release'
import { shareScope } from './share-scope.ts'

/** Shared facades. The contracts' version covers react and the other shared modules. */
const FACADES = [
  'shared-contracts/host',
  'shared-contracts/query',
  'shared-contracts/remote',
  'shared-contracts/router',
  'shared-ui',
]

/** Returns what this host provides to remotes, read from the modules that it shares. */
export function hostContract(): HostContract {
  const scope = shareScope()
  const exports = FACADES.map((name) => {
    const [shared] = Object.values(scope[name] ?? {})
    return [name, shared ? Object.keys(shared.get()()) : []] as const
  })
  return { version: contractsPackage.version, exports: Object.fromEntries(exports) }
}
