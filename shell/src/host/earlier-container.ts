import { createInstance, type ModuleFederation } from '@module-federation/enhanced/runtime'
import * as core from '@module-federation/runtime/core'
import type { ShareScope } from './share-scope.ts'

let runtime: ModuleFederation | undefined

interface EarlierContainer {
  readonly name: string
  /** Address of the entry. */
  readonly entry: string
  readonly importEntry: <Exports>(entry: string) => Promise<Exports>
}

/**
 * Loads the exposed module of a release that was built before containers had a runtime of their own, with the
 * federation runtime, which its entry takes from the page. It weighs 19 kB, and is loaded only for such
 * releases.
 */
export function loadFromEarlier(
  { name, entry, importEntry }: EarlierContainer,
  scope: ShareScope,
): Promise<unknown> {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core })
  runtime ??= createInstance({
    name: 'shell',
    remotes: [],
    shared: sharedOf(scope),
    shareStrategy: 'loaded-first',
    plugins: [
      { name: 'bounded-entry', loadEntry: ({ remoteInfo }) => importEntry(remoteInfo.entry) },
    ],
  })
  // The runtime has one entry per name; another version, or a retry, replaces it.
  runtime.registerRemotes([{ name, entry, type: 'module' }], { force: true })
  return runtime.loadRemote(`${name}/mount`)
}

const sharedOf = (scope: ShareScope) =>
  Object.fromEntries(
    Object.entries(scope).map(([name, versions]) => [
      name,
      Object.entries(versions).map(([version, { get }]) => ({
        version,
        lib: get(),
        shareConfig: { singleton: true, requiredVersion: false as const },
      })),
    ]),
  )
