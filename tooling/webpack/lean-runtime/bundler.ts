import { consumes, installInitialConsumes } from './consumed-modules.ts'
import { initContainerEntry, initSharing } from './share-scope.ts'

/**
 * What the federation plugin's builds run by: the names under which they call a bundler runtime, with what containers of
 * this platform use of one. Which remote there is, where its entry lies and whether it fits is said by releases.
 */
export default {
  bundlerRuntime: {
    /** The plugin asks for an instance once a build; there is no state to keep in it. */
    init: () => ({}),
    I: initSharing,
    initContainerEntry,
    consumes,
    installInitialConsumes,
  },
}
