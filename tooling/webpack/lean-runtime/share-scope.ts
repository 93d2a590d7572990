import type { Getter, ShareScope, WebpackRuntime } from './webpack-runtime.ts'

/** Name of the only share scope. */
const SCOPE = 'default'

/** Puts the modules that this build provides into its share scope. */
export function initSharing({ webpackRequire }: { readonly webpackRequire: WebpackRuntime }): void {
  const provided = Object.entries(webpackRequire.federation.initOptions.shared ?? {})
  const scope: ShareScope = Object.fromEntries(
    provided.map(([name, versions]) => [
      name,
      Object.fromEntries(versions.map(({ version, get }) => [version, { get }])),
    ]),
  )
  webpackRequire.S = { [SCOPE]: scope }
}

interface ContainerOptions {
  readonly webpackRequire: WebpackRuntime
  /** Share scope of the host. */
  readonly shareScope: ShareScope
}

/** A container's `init`: from now on its modules take from this scope. */
export function initContainerEntry({ webpackRequire, shareScope }: ContainerOptions): void {
  webpackRequire.S = { [SCOPE]: shareScope }
}

/** Returns the provided version of a module; a platform has one of each. */
export function sharedModule({ S }: WebpackRuntime, name: string): Getter | undefined {
  const [lent] = Object.values(S[SCOPE]?.[name] ?? {})
  return lent?.get
}
