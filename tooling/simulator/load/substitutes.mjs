/**
 * Substitutes for the machine of the simulated programs: Node's file system and timers, and in the shell the
 * modules that need a browser. Everything else that they import is their own unchanged code. Clock, network and
 * randomness are globals, which `world/` replaces.
 */
const here = (file) => new URL(`../${file}`, import.meta.url).href
const workspace = (file) => new URL(`../../../${file}`, import.meta.url).href

/** Rooms whose modules run on the simulated machine. */
const PROGRAMS = ['edge/src/', 'shared-server/src/', 'release/src/', 'shell/src/'].map(workspace)

const SUBSTITUTES = new Map([
  ['node:fs/promises', here('world/fs-promises.ts')],
  ['node:timers/promises', here('world/timers-promises.ts')],
])

const SHELL = workspace('shell/src/host/')
const BROWSER = new Map([
  ['./import-map.ts', here('tab/import-map.ts')],
  ['./load-fresh.ts', here('tab/load-fresh.ts')],
  ['./load-remote.ts', here('tab/load-remote.ts')],
  ['./host-contract.ts', here('tab/host-contract.ts')],
  // The modules behind these facades, without React.
  ['shared-contracts/host', workspace('shared-contracts/src/host/http-error.ts')],
  ['shared-contracts/remote', workspace('shared-contracts/src/host/time-limit.ts')],
])

/** @returns the address of a substitute, or undefined for a module that is loaded as it is. */
export function substituteOf(specifier, importer = '') {
  if (!PROGRAMS.some((room) => importer.startsWith(room))) return undefined
  return (
    SUBSTITUTES.get(specifier) ?? (importer.startsWith(SHELL) ? BROWSER.get(specifier) : undefined)
  )
}
