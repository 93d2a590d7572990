import { gte, inc } from 'semver'
import { readPackage } from '../workspace/workspace.ts'
import { compareContracts, neededStep, type ContractChange } from './compare-contracts.ts'
import { currentDeclarations, facadeEntries } from './declarations.ts'
import { releasedContracts } from './released-contracts.ts'

export interface ContractCheck {
  /** Whether the version of shared-contracts covers its changes. */
  readonly isHighEnough: boolean
  readonly text: string
}

/** Compares the current contracts with the last released ones, and their versions. */
export async function checkContracts(): Promise<ContractCheck> {
  const { version } = readPackage('shared-contracts')
  const released = await releasedContracts()
  if (!released) return { isHighEnough: true, text: `contracts ${version}: none released before` }
  const changes = compareContracts({
    released: released.declarations,
    current: currentDeclarations(),
    entries: facadeEntries(),
  })
  return coverChanges(changes, released.version, version)
}

/**
 * Compares the step that changes need with the step from the released version to the current one.
 *
 * @param version of shared-contracts now.
 */
export function coverChanges(
  changes: readonly ContractChange[],
  released: string,
  version: string,
): ContractCheck {
  const step = neededStep(changes)
  const needed = changes.length > 0 ? (inc(released, step) ?? released) : released
  const isHighEnough = gte(version, needed)
  const reasons = changes.map(({ step: size, facade, reason }) => `  ${size}  ${facade}: ${reason}`)
  const verdict = isHighEnough
    ? `shared-contracts says ${version}, which covers it`
    : `shared-contracts says ${version} and needs at least ${needed}: raise its version`
  return {
    isHighEnough,
    text: [`contracts since ${released}: ${step}`, ...reasons, verdict].join('\n'),
  }
}
