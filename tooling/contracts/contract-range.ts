import { join } from 'node:path'
import { major } from 'semver'
import { readPackage, WORKSPACE_ROOT } from '../workspace/workspace.ts'
import { beyondReleased } from './beyond-released.ts'
import { facadeEntries } from './declarations.ts'
import { releasedContracts } from './released-contracts.ts'

/** Range of contracts that a release runs with. */
export interface ContractRange {
  /** Such as `^2.6.0`, or `^2.6.0 || ^3.0.0` across a major step. */
  readonly range: string
  /** What it needs beyond the last released contract; empty if nothing. */
  readonly reasons: readonly string[]
}

/**
 * Returns the contracts that a remote runs with: from the last released one if its sources use nothing newer, so
 * that a changed text need not wait for a shell; otherwise from today's.
 */
export async function contractRange(remote: string): Promise<ContractRange> {
  const { version } = readPackage('shared-contracts')
  const released = await releasedContracts()
  if (!released || released.version === version) return { range: `^${version}`, reasons: [] }
  const roots = ['src/remote.ts', 'src/mount.ts'].map((file) => join(WORKSPACE_ROOT, remote, file))
  const reasons = beyondReleased(roots, released.declarations, facadeEntries())
  return { range: rangeOf(released.version, version, reasons.length === 0), reasons }
}

/** @param runsWithReleased whether the sources use nothing that is newer than the released contract. */
export function rangeOf(released: string, current: string, runsWithReleased: boolean): string {
  if (!runsWithReleased) return `^${current}`
  return major(released) === major(current) ? `^${released}` : `^${released} || ^${current}`
}
