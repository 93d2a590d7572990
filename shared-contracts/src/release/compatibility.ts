import type { HostContract, RemoteContract } from './release.ts'

/**
 * Why a host cannot run a release: one sentence for each reason, none when it can. Publishing, the edge and
 * the browser all ask this one function.
 */
export function incompatibilities(needed: RemoteContract, host: HostContract): string[] {
  const reasons: string[] = []
  if (!isWithin(host.version, needed.range)) {
    reasons.push(`it needs contracts ${needed.range}, and the host has ${host.version}`)
  }
  for (const [module, names] of Object.entries(needed.imports)) {
    const provided = new Set(host.exports[module])
    const missing = names.filter((name) => !provided.has(name))
    if (missing.length > 0) {
      reasons.push(`it imports ${missing.join(', ')} from ${module}, which the host lacks`)
    }
  }
  return reasons
}

/**
 * Whether a version is in a caret range, for majors from 1. A few lines, because the semver package would
 * cost every visitor more bytes than the rest of this check.
 */
function isWithin(version: string, range: string): boolean {
  const [major, ...rest] = numbersOf(version)
  const [neededMajor, ...needed] = numbersOf(range.slice(1))
  if (major !== neededMajor) return false
  const difference = rest
    .map((part, index) => part - (needed[index] ?? 0))
    .find((part) => part !== 0)
  return (difference ?? 0) >= 0
}

const numbersOf = (version: string) => (version.split('-')[0] ?? '').split('.').map(Number)
