import * as contracts from 'shared-contracts'
import contractsPackage from 'shared-contracts/package.json' with { type: 'json' }
import * as query from 'shared-contracts/query'
import * as remote from 'shared-contracts/remote'
import type { HostContract } from 'shared-contracts/release'
import * as router from 'shared-contracts/router'
import * as ui from 'shared-ui'

/** What this very host gives to remotes, read off the modules that it shares. */
export const HOST_CONTRACT: HostContract = {
  version: contractsPackage.version,
  exports: {
    'shared-contracts': Object.keys(contracts),
    'shared-contracts/query': Object.keys(query),
    'shared-contracts/remote': Object.keys(remote),
    'shared-contracts/router': Object.keys(router),
    'shared-ui': Object.keys(ui),
  },
}
