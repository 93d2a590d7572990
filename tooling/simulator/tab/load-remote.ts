import type { Mount } from 'shared-contracts/host'
import { entryAddress, type LoadableRelease } from 'shared-contracts/release'
import { currentTab } from './current-tab.ts'

const entries = new WeakMap<Mount, string>()

/** Returns the content of the entry that a `mount` came from. */
export const entryOf = (mount: Mount): string => entries.get(mount) ?? ''

/** Replaces the shell's module, which asks the federation runtime of a browser. */
export async function loadMount(release: LoadableRelease): Promise<Mount> {
  const tab = currentTab()
  const key = `${release.name}@${release.version}`
  const failures = tab.entryFailures.get(key) ?? 0
  const load = async () => {
    if (failures > 0) {
      const addresses = [entryAddress(release), entryAddress(release, failures)]
      await Promise.all(addresses.map((address) => tab.fetch(address, { cache: 'reload' })))
    }
    return tab.importScript(entryAddress(release, failures))
  }
  const content = await load().catch((error: unknown) => {
    tab.entryFailures.set(key, failures + 1)
    throw error
  })
  const mount: Mount = () => {
    throw new TypeError('Nothing is mounted in a simulation')
  }
  entries.set(mount, content)
  return mount
}
