import { scriptIntegrity, type FetchedRelease } from 'shared-contracts/release'
import { currentTab } from './current-tab.ts'

/** In the place of the shell's module, which puts a script element into the document. */
export function verifyScripts(release: FetchedRelease): void {
  const { integrity } = currentTab()
  for (const [address, value] of Object.entries(scriptIntegrity(release))) {
    // A later map never changes what an earlier one says.
    if (!integrity.has(address)) integrity.set(address, value)
  }
}
