import { basePathsOf, type Release } from 'shared-contracts/release'

/**
 * What a release description names and does not hold, or holds for some visitors only: one sentence for
 * each, none when it is complete.
 */
export function missingParts(release: Release): string[] {
  const { entry, routes, files } = release
  const isFile = (name: string) => Object.hasOwn(files, name)
  const basePaths = basePathsOf(release)
  return [
    ...(isFile(entry) ? [] : [`its entry ${entry} is not among its files`]),
    ...(routes.length === 0 ? ['it has no route'] : []),
    ...routes.flatMap(({ path, scripts, fragments }) => [
      ...[...scripts, ...Object.values(fragments)]
        .filter((name) => !isFile(name))
        .map((name) => `route ${path} needs ${name}, which is not among its files`),
      ...(Object.keys(fragments).length === 0 ? [`route ${path} has no fragment`] : []),
      ...(isEqual(Object.keys(fragments), basePaths)
        ? []
        : [`route ${path} has fragments for other base paths than its release`]),
    ]),
  ]
}

const isEqual = (one: readonly string[], other: readonly string[]) =>
  one.toSorted().join() === other.toSorted().join()
