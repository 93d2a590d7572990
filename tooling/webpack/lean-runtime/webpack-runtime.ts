/** Answers with the module itself. */
export type Factory = () => unknown

/** Answers with a factory: at once where the module is part of a script that runs, else as soon as it is loaded. */
export type Getter = () => Factory | Promise<Factory>

/** Shared modules by name and version. */
export type ShareScope = Record<string, Record<string, { readonly get: Getter }>>

/** What a build says of a module that it takes from whoever runs it. */
interface ConsumedModule {
  readonly shareKey: string
  /** The build's own; of a release, which carries none, one whose factory throws. */
  readonly fallback: Getter
}

/** The parts of a build's `__webpack_require__` that sharing reads and writes. */
export interface WebpackRuntime {
  /** Factories of modules by id. */
  readonly m: Record<string, (module: { exports: unknown }) => void>
  /** Modules that have run, by id. */
  readonly c: Record<string, unknown>
  /** What is shared, by scope. */
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
