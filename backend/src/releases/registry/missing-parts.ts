import { basePathsOf, type Release } from 'shared-contracts/release'
import { missingFiles } from 'shared-server/missing-files'

/**
 * Returns the parts that a release description refers to but lacks, or has for only some visitors: one sentence each,
 * empty if it is complete.
 */
export function missingParts(release: Release): string[] {
  const { routes } = release
  const basePaths = basePathsOf(release)
  return [
    ...missingFiles(release),
    ...(routes.length === 0 ? ['it has no route'] : []),
    ...routes.flatMap(({ path, fragments }) => [
      ...(Object.keys(fragments).length === 0 ? [`route ${path} has no fragment`] : []),
      ...(isEqual(Object.keys(fragments), basePaths)
        ? []
        : [`route ${path} has fragments for other base paths than its release`]),
    ]),
  ]
}

const isEqual = (one: readonly string[], other: readonly string[]) =>
  one.toSorted().join() === other.toSorted().join()
