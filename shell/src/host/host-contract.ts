import { loadShareSync } from '@module-federation/enhanced/runtime'
import contractsPackage from 'shared-contracts/package.json' with { type: 'json' }
import type { HostContract } from 'shared-contracts/release'

/** The facades; react and its kind are vouched for by the contracts' version. */
const FACADES = [
  'shared-contracts/host',
  'shared-contracts/query',
  'shared-contracts/remote',
  'shared-contracts/router',
  'shared-ui',
]

/** What this very host gives to remotes, read off the modules that the federation runtime hands out. */
export function hostContract(): HostContract {
  const exports = FACADES.map((name) => {
    const factory = loadShareSync<object>(name)
    return [name, factory ? Object.keys(factory() ?? {}) : []]
  })
  return {
    version: contractsPackage.version,
    exports: Object.fromEntries(exports) as HostContract['exports'],
  }
}
