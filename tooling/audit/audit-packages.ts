import { judge, type Advisory } from './advisories.ts'
import type { LockedPackage } from './lockfile.ts'

/** An accepted advisory, with the reason. Accepted only for tools, never for shipped packages. */
export interface Accepted {
  readonly id: string
  readonly name: string
  readonly because: string
}

/** Returns a line for every package that has an advisory or is deprecated by its maintainers. */
export function auditPackages(
  packages: readonly LockedPackage[],
  advisories: readonly Advisory[],
  accepted: readonly Accepted[],
): string[] {
  const byName = new Map<string, Advisory[]>()
  for (const advisory of advisories) {
    for (const name of new Set(advisory.affected.map((one) => one.package?.name ?? ''))) {
      byName.set(name, [...(byName.get(name) ?? []), advisory])
    }
  }
  return packages.flatMap(({ name, version, path, isShipped, deprecated }) => {
    const way = path.join(' > ')
    const isAccepted = ({ id }: Advisory) =>
      !isShipped && accepted.some((one) => one.id === id && one.name === name)
    const known = (byName.get(name) ?? []).flatMap((advisory) => {
      const verdict = judge(advisory, name, version)
      if (!verdict || isAccepted(advisory)) return []
      const remedy = verdict.fixed ? `fixed in ${verdict.fixed}` : 'no version is fixed'
      return [`${advisory.id}: ${way}: ${advisory.summary} (${remedy})`]
    })
    return deprecated === undefined ? known : [...known, `deprecated: ${way}: ${deprecated}`]
  })
}
