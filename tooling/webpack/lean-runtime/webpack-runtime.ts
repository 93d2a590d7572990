/** Returns the module itself. */
export type Factory = () => unknown

/** Returns a factory: at once if the module is part of a running script, otherwise as soon as it is loaded. */
export type Getter = () => Factory | Promise<Factory>

/** Shared modules by name and version. */
export type ShareScope = Record<string, Record<string, { readonly get: Getter }>>

/** A build's data on a shared module that it consumes. */
interface ConsumedModule {
  readonly shareKey: string
  /** The build's own copy; a release contains none, and its factory throws. */
  readonly fallback: Getter
}

/** The parts of a build's `__webpack_require__` that sharing reads and writes. */
export interface WebpackRuntime {
  /** Module factories by id. */
  readonly m: Record<string, (module: { exports: unknown }) => void>
  /** Modules that have run, by id. */
  readonly c: Record<string, unknown>
  /** Share scopes by name. */
  S: Record<string, ShareScope>
  readonly federation: {
    readonly initOptions: {
      readonly shared?: Readonly<
        Record<string, readonly { readonly version: string; readonly get: Getter }[]>
      >
    }
  }
  readonly consumesLoadingData: {
    readonly moduleIdToConsumeDataMapping: Readonly<Record<string, ConsumedModule>>
  }
}
