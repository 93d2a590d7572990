import {
  releaseFolder,
  scriptIntegrity,
  sharedFolders,
  type FetchedRelease,
} from 'shared-contracts/release'
import { currentTab } from './current-tab.ts'

/** Replaces the shell's module, which puts a script element into the document. */
export function verifyScripts(release: FetchedRelease): void {
  const { integrity, imports } = currentTab()
  for (const [address, value] of Object.entries(scriptIntegrity(release))) {
    // A later map never changes an entry of an earlier one.
    if (!integrity.has(address)) integrity.set(address, value)
  }
  for (const [folder, place] of Object.entries(sharedFolders(release))) imports.set(folder, place)
}

/** Resolves a script by the document's import maps, as the browser does. */
export function scriptAddress(release: { name: string; version: string }, file: string): string {
  const address = `${releaseFolder(release)}/${file}`
  for (const [folder, place] of currentTab().imports) {
    if (address.startsWith(folder)) return place + address.slice(folder.length)
  }
  return address
}
