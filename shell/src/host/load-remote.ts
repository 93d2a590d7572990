import {
  loadRemote,
  registerPlugins,
  registerRemotes,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime'
import type { Mount } from 'shared-contracts/host'
import { entryAddress, type LoadableRelease } from 'shared-contracts/release'
import { boundedAt } from './load-failure.ts'

/** How long a remote's entry may take, in milliseconds. */
const ENTRY_TIME_LIMIT_MS = 5_000

/** What the federation runtime takes from a hook: the container's `init` and `get`. */
type RemoteEntryExports = Awaited<
  ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>
>

interface MountModule {
  readonly mount: Mount
}

registerPlugins([
  {
    name: 'bounded-entry',
    // A native import can hang, and the runtime itself would wait for ever.
    loadEntry: async ({ remoteInfo }) =>
      boundedAt(
        'entry',
        import(/* webpackIgnore: true */ remoteInfo.entry) as Promise<RemoteEntryExports>,
        ENTRY_TIME_LIMIT_MS,
        [remoteInfo.entry],
      ),
  },
])

const mounts = new Map<string, Promise<Mount>>()
const failures = new Map<string, number>()

/**
 * Loads a release's entry at run time and returns its `mount`. A release loads once.
 *
 * @throws Error when the entry cannot be loaded in time or exposes no `mount`; the next call asks again.
 */
export function loadMount(release: LoadableRelease): Promise<Mount> {
  const key = `${release.name}@${release.version}`
  const known = mounts.get(key)
  if (known) return known
  const mount = loadOnce(release, failures.get(key) ?? 0)
  mounts.set(key, mount)
  mount.catch(() => {
    mounts.delete(key)
    failures.set(key, (failures.get(key) ?? 0) + 1)
  })
  return mount
}

async function loadOnce(release: LoadableRelease, retry: number): Promise<Mount> {
  // The runtime has one entry per name; another version, or a retry, replaces it.
  const entry = window.location.origin + entryAddress(release, retry)
  registerRemotes([{ name: release.name, entry, type: 'module' }], { force: true })
  const module = await loadRemote<unknown>(`${release.name}/mount`)
  if (!isMountModule(module)) throw new Error(`${release.name} exposes no mount`)
  return module.mount
}

const isMountModule = (module: unknown): module is MountModule =>
  typeof module === 'object' &&
  module !== null &&
  'mount' in module &&
  typeof module.mount === 'function'
