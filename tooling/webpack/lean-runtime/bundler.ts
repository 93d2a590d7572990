import { consumes, installInitialConsumes } from './consumed-modules.ts'
import { initContainerEntry, initSharing } from './share-scope.ts'

/**
 * Runtime of the federation plugin's builds: the functions of a bundler runtime that this platform's containers
 * use, under the names by which builds call them. Releases define which remotes exist, where their entries are
 * and whether they fit.
 */
export default {
  bundlerRuntime: {
    /** The plugin requests an instance once for each build; it needs no state. */
    init: () => ({}),
    I: initSharing,
    initContainerEntry,
    consumes,
    installInitialConsumes,
  },
}
