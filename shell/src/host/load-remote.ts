import type { Mount } from 'shared-contracts/host'
import { entryAddress, type LoadableRelease } from 'shared-contracts/release'
import { replaceCached } from './load-fresh.ts'
import { boundedAt } from './load-failure.ts'
import { shareScope, type ShareScope } from './share-scope.ts'

/** Timeout for a remote's entry, in milliseconds. */
const ENTRY_TIME_LIMIT_MS = 5_000

/** Exports of a remote's entry: a container of module federation. */
interface Container {
  /** Receives the modules that the host shares. */
  readonly init: (scope: ShareScope) => void | Promise<void>
  /** Loads a module that the container exposes. */
  readonly get: (expose: string) => Promise<() => unknown>
}

interface MountModule {
  readonly mount: Mount
}

const mounts = new Map<string, Promise<Mount>>()
const failures = new Map<string, number>()

/**
 * Loads a release's entry at run time and returns its `mount`. A release loads once.
 *
 * @throws Error when the entry cannot be loaded in time or exposes no `mount`; the next call tries again.
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
  if (retry > 0) await replaceEntry(release, retry)
  const entry = window.location.origin + entryAddress(release, retry)
  const module = await (release.hasOwnRuntime ? loadExposed(entry) : loadEarlier(release, entry))
  if (!isMountModule(module)) throw new Error(`${release.name} exposes no mount`)
  return module.mount
}

/**
 * Replaces cached copies of the entry. A document never imports a failed address again, but later documents do,
 * and the address of the retry may be cached.
 */
async function replaceEntry(release: LoadableRelease, retry: number): Promise<void> {
  const signal = AbortSignal.timeout(ENTRY_TIME_LIMIT_MS)
  const addresses = [entryAddress(release), entryAddress(release, retry)]
  await Promise.all(addresses.map((address) => replaceCached(address, signal)))
}

async function loadExposed(entry: string): Promise<unknown> {
  const container = await importEntry<Container>(entry)
  await container.init(shareScope())
  const module = await container.get('./mount')
  return module()
}

async function loadEarlier({ name }: LoadableRelease, entry: string): Promise<unknown> {
  const { loadFromEarlier } = await import(
    /* webpackChunkName: "earlier-container" */ './earlier-container.ts'
  )
  return loadFromEarlier({ name, entry, importEntry }, shareScope())
}

/** Imports an entry with a timeout, because a native import can hang for ever. */
const importEntry = <Exports>(entry: string) =>
  boundedAt(
    'entry',
    import(/* webpackIgnore: true */ entry) as Promise<Exports>,
    ENTRY_TIME_LIMIT_MS,
    [entry],
  )

const isMountModule = (module: unknown): module is MountModule =>
  typeof module === 'object' &&
  module !== null &&
  'mount' in module &&
  typeof module.mount === 'function'
