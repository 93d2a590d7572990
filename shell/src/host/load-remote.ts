import {
  loadRemote,
  registerPlugins,
  registerRemotes,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime'
import type { Mount } from 'shared-contracts'
import { withTimeLimit } from 'shared-contracts/remote'
import { releaseFolder, type LoadableRelease } from 'shared-contracts/release'

/** How long a remote's entry may take (failure budget), in milliseconds. */
const ENTRY_TIME_LIMIT_MS = 5_000

/** Times that an entry is asked for before the visitor is told; the second time by an address of its own. */
const ATTEMPTS = 2

/** What the federation runtime takes from a hook: the container's `init` and `get`. */
type RemoteEntryExports = Awaited<
  ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>
>

interface MountModule {
  readonly mount: Mount
}

let asked = 0

registerPlugins([
  {
    name: 'bounded-entry',
    // A native import that hangs stays pending for its address; the runtime itself would wait for ever.
    loadEntry: async ({ remoteInfo }) =>
      withTimeLimit(
        import(/* webpackIgnore: true */ remoteInfo.entry) as Promise<RemoteEntryExports>,
        ENTRY_TIME_LIMIT_MS,
        remoteInfo.name,
      ),
  },
])

/**
 * Loads a release's entry at runtime and hands out its `mount`.
 *
 * @throws Error when the entry cannot be loaded in time, twice, or exposes no `mount`.
 */
export async function loadMount(release: LoadableRelease): Promise<Mount> {
  let failure: unknown
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    try {
      return await loadOnce(release)
    } catch (error) {
      failure = error
    }
  }
  throw failure
}

async function loadOnce(release: LoadableRelease): Promise<Mount> {
  // The address changes with every try after the first: browsers keep a failed or hanging import.
  const retry = failedBefore.get(release.name)
  const query = retry === undefined ? '' : `?retry=${retry}`
  registerRemotes(
    [
      {
        name: release.name,
        entry: `${window.location.origin}${releaseFolder(release)}/${release.entry}${query}`,
        type: 'module',
      },
    ],
    { force: retry !== undefined },
  )
  try {
    const module = await loadRemote<unknown>(`${release.name}/mount`)
    if (!isMountModule(module)) throw new Error(`${release.name} exposes no mount`)
    return module.mount
  } catch (error) {
    failedBefore.set(release.name, ++asked)
    throw error
  }
}

const failedBefore = new Map<string, number>()

const isMountModule = (module: unknown): module is MountModule =>
  typeof module === 'object' &&
  module !== null &&
  'mount' in module &&
  typeof module.mount === 'function'
