import { isDeepStrictEqual } from 'node:util'
import type { Release, ReleaseRoute } from 'shared-contracts/release'
import { DELTAS_FILE } from 'shared-server/deltas/script-deltas'

/** Kinds of files of a release, by their use. */
export type FileGroup = 'scripts' | 'fragments' | 'assets' | 'metadata'

/** Transferred bytes before and after. */
export interface ByteChange {
  readonly before: number
  readonly after: number
}

/** Differences that visitors of one remote would notice if one release replaced another. */
export interface ReleaseComparison {
  readonly name: string
  readonly from: string
  readonly to: string
  readonly total: ByteChange
  readonly groups: Readonly<Record<FileGroup, ByteChange>>
  readonly routes: {
    readonly added: readonly string[]
    readonly removed: readonly string[]
    /** Paths whose title, description, data, fragments or own scripts differ. */
    readonly changed: readonly string[]
  }
  readonly contract: {
    readonly range: { readonly before: string; readonly after: string }
    /** Imports from the facades, written `shared-ui: Button`. */
    readonly added: readonly string[]
    readonly removed: readonly string[]
  }
}

export function compareReleases(current: Release, next: Release): ReleaseComparison {
  const group = (wanted: FileGroup): ByteChange => ({
    before: bytesOf(current, wanted),
    after: bytesOf(next, wanted),
  })
  const routesBefore = new Map(current.routes.map((route) => [route.path, route]))
  const routesAfter = new Map(next.routes.map((route) => [route.path, route]))
  const importsBefore = importsOf(current)
  const importsAfter = importsOf(next)
  return {
    name: next.name,
    from: current.version,
    to: next.version,
    total: { before: bytesOf(current), after: bytesOf(next) },
    groups: {
      scripts: group('scripts'),
      fragments: group('fragments'),
      assets: group('assets'),
      metadata: group('metadata'),
    },
    routes: {
      added: [...routesAfter.keys()].filter((path) => !routesBefore.has(path)),
      removed: [...routesBefore.keys()].filter((path) => !routesAfter.has(path)),
      changed: next.routes
        .filter((route) => {
          const before = routesBefore.get(route.path)
          return before && !isDeepStrictEqual(contentOf(current, before), contentOf(next, route))
        })
        .map(({ path }) => path),
    },
    contract: {
      range: { before: current.contract.range, after: next.contract.range },
      added: importsAfter.filter((name) => !importsBefore.includes(name)),
      removed: importsBefore.filter((name) => !importsAfter.includes(name)),
    },
  }
}

function groupOf(file: string): FileGroup {
  if (file.endsWith('.js')) return 'scripts'
  if (file.startsWith('fragments/')) return 'fragments'
  return file.startsWith('assets/') ? 'assets' : 'metadata'
}

/** Leaves out deltas: they replace scripts that are already counted. */
function bytesOf({ files }: Release, group?: FileGroup): number {
  return Object.entries(files)
    .filter(([name]) => name !== DELTAS_FILE)
    .filter(([name]) => group === undefined || groupOf(name) === group)
    .reduce((sum, [, { bytes }]) => sum + bytes, 0)
}

/**
 * Returns a route with the integrity of its files instead of their names, because a name can change while the
 * content stays. Scripts that every route runs are left out: they belong to the whole remote.
 */
function contentOf({ files, routes }: Release, route: ReleaseRoute) {
  const integrity = (name: string) => files[name]?.integrity
  const isOwn = (script: string) =>
    routes.length === 1 || !routes.every(({ scripts }) => scripts.includes(script))
  return {
    ...route,
    scripts: route.scripts.filter(isOwn).map(integrity),
    fragments: Object.entries(route.fragments).map(([base, name]) => [base, integrity(name)]),
  }
}

const importsOf = ({ contract }: Release) =>
  Object.entries(contract.imports).flatMap(([module, names]) =>
    names.map((name) => `${module}: ${name}`),
  )
