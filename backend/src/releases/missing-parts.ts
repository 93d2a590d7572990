import type { Release } from 'shared-contracts/release'
import { missingFiles } from 'shared-server/missing-files'

/**
 * What a release description names and does not hold, or holds for some visitors only: one sentence for
 * each, none when it is complete.
 */
export function missingParts(release: Release): string[] {
  const { routes } = release
  const basePathsOf = (fragments: Record<string, string>) => Object.keys(fragments).sort().join()
  const usual = basePathsOf(routes[0]?.fragments ?? {})
  return [
    ...missingFiles(release),
    ...(routes.length === 0 ? ['it has no route'] : []),
    ...routes.flatMap(({ path, fragments }) => [
      ...(Object.keys(fragments).length === 0 ? [`route ${path} has no fragment`] : []),
      ...(basePathsOf(fragments) === usual
        ? []
        : [`route ${path} has fragments for other base paths than route ${routes[0]?.path}`]),
    ]),
  ]
}
