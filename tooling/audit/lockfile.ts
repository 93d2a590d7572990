import * as v from 'valibot'
import { parse } from 'yaml'

const Names = v.optional(v.record(v.string(), v.string()), {})
const Wanted = v.optional(v.record(v.string(), v.object({ version: v.string() })), {})
const Importer = v.object({
  dependencies: Wanted,
  optionalDependencies: Wanted,
  devDependencies: Wanted,
})
const Lockfile = v.object({
  lockfileVersion: v.literal('9.0'),
  importers: v.record(v.string(), Importer),
  packages: v.record(v.string(), v.object({ deprecated: v.optional(v.string()) })),
  snapshots: v.record(v.string(), v.object({ dependencies: Names, optionalDependencies: Names })),
})

/** Rooms whose dependencies run on the platform's machines or in browsers; the others build, test and measure. */
const SHIPPED = /^(backend|edge|release|shared-\w+|shell|mfe-[\w-]+)$/

/** A package version in the lockfile. */
export interface LockedPackage {
  readonly name: string
  readonly version: string
  /** Dependency path, from a room of the workspace down to the package itself. */
  readonly path: readonly string[]
  /** Whether it is shipped, and not only a tool. */
  readonly isShipped: boolean
  /** Deprecation message of its maintainers. */
  readonly deprecated: string | undefined
}

/** Returns every package of a pnpm lockfile with its shortest dependency path, from a shipped room if possible. */
export function readLockfile(text: string): LockedPackage[] {
  const { importers, packages, snapshots } = v.parse(Lockfile, parse(text))
  const found = new Map<string, LockedPackage>()

  const visit = (isShipped: boolean, starts: readonly Step[]) => {
    const waiting = [...starts]
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { key, path } = step
      const snapshot = snapshots[key]
      if (found.has(key) || !snapshot) continue
      const [id = key] = key.split('(', 1)
      const at = id.lastIndexOf('@')
      const { deprecated } = packages[id] ?? {}
      const way = [...path, id]
      found.set(key, {
        ...{ name: id.slice(0, at), version: id.slice(at + 1) },
        ...{ path: way, isShipped, deprecated },
      })
      const needed = { ...snapshot.dependencies, ...snapshot.optionalDependencies }
      waiting.push(...stepsTo(needed, way))
    }
  }
  const rooms = Object.entries(importers)
  const steps = (ofShipped: boolean, ...parts: readonly (keyof v.InferOutput<typeof Importer>)[]) =>
    rooms
      .filter(([room]) => SHIPPED.test(room) === ofShipped)
      .flatMap(([room, importer]) =>
        parts.flatMap((part) =>
          stepsTo(
            Object.fromEntries(
              Object.entries(importer[part]).map(([name, { version }]) => [name, version]),
            ),
            [room],
          ),
        ),
      )
  visit(true, steps(true, 'dependencies', 'optionalDependencies'))
  visit(false, [
    ...steps(true, 'devDependencies'),
    ...steps(false, 'dependencies', 'optionalDependencies', 'devDependencies'),
  ])
  return [...found.values()]
}

interface Step {
  readonly key: string
  readonly path: readonly string[]
}

/**
 * Lists the needed packages. An alias contains package and version, other entries only the version; links to
 * rooms are left out.
 */
function stepsTo(needed: Readonly<Record<string, string>>, path: readonly string[]): Step[] {
  return Object.entries(needed)
    .filter(([, version]) => !version.startsWith('link:'))
    .map(([name, version]) => ({
      key: /^@?[^@(]+@/.test(version) ? version : `${name}@${version}`,
      path,
    }))
}
