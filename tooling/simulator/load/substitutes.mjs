/**
 * What the programs under simulation get in the place of their machine: Node's disk and pauses, and in the shell what
 * only a browser has. Everything else that they import is their own code, letter by letter. Clock, network and chance
 * are globals, which `world/` replaces.
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
  // The same modules without React, which these facades lead to.
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
