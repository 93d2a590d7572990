/** Identifiers that webpack replaces with its API for sharing modules at run time. */
declare const __webpack_init_sharing__: (scope: string) => Promise<void> | number
declare const __webpack_share_scopes__: Readonly<Record<string, ShareScope>>

/** One version of a shared module. The host's are part of its script, so `get` returns at once. */
interface SharedVersion {
  readonly get: () => () => object
}

/** Shared modules by name and version. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedVersion>>>>

/** Returns what this host shares with every remote. Remotes call nothing else of the host's build. */
export function shareScope(): ShareScope {
  // Registers the host's modules the first time; they are part of its script, so no waiting is needed.
  void __webpack_init_sharing__('default')
  return __webpack_share_scopes__['default'] ?? {}
}
