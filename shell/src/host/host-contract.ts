import contractsPackage from 'shared-contracts/package.json' with { type: 'json' }
import type { HostContract } from 'shared-contracts/release'
import { shareScope } from './share-scope.ts'

/** The facades; react and its kind are vouched for by the contracts' version. */
const FACADES = [
  'shared-contracts/host',
  'shared-contracts/query',
  'shared-contracts/remote',
  'shared-contracts/router',
  'shared-ui',
]

/** What this very host gives to remotes, read off the modules that it shares. */
export function hostContract(): HostContract {
  const scope = shareScope()
  const exports = FACADES.map((name) => {
    const [shared] = Object.values(scope[name] ?? {})
    return [name, shared ? Object.keys(shared.get()()) : []] as const
  })
  return { version: contractsPackage.version, exports: Object.fromEntries(exports) }
}
