import type { VersionStep } from './compare-contracts.ts'

/** The next version by a step, as semver 2.0.0 says. */
export function raised(version: string, step: VersionStep): string {
  const [major = 0, minor = 0, patch = 0] = numbersOf(version)
  if (step === 'major') return `${major + 1}.0.0`
  return step === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`
}

/** Whether a version is not below another; both are three numbers. */
export function isAtLeast(version: string, least: string): boolean {
  const needed = numbersOf(least)
  for (const [index, part] of numbersOf(version).entries()) {
    const difference = part - (needed[index] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return true
}

const numbersOf = (version: string) => version.split('.').map(Number)
