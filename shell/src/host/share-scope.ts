/** Webpack's own words for what its builds share at run time; it puts them in the place of these names. */
declare const __webpack_init_sharing__: (scope: string) => Promise<void> | number
declare const __webpack_share_scopes__: Readonly<Record<string, ShareScope>>

/** One version of a shared module. The host's are there with its script, so `get` answers at once. */
interface SharedVersion {
  readonly get: () => () => object
}

/** Shared modules by name and version. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedVersion>>>>

/** What this host lends to every remote. Who takes from it calls nothing else of the host's build. */
export function shareScope(): ShareScope {
  // Registers the host's modules the first time; they are part of its script, so there is nothing to wait for.
  void __webpack_init_sharing__('default')
  return __webpack_share_scopes__['default'] ?? {}
}
