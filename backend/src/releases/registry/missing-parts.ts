import type { Release } from 'shared-contracts/release'

/**
 * The parts that a release description refers to and lacks, or has for some visitors only: one sentence for each,
 * none when it is complete.
 */
export function missingParts({ entry, routes, files }: Release): string[] {
  const isFile = (name: string) => Object.hasOwn(files, name)
  const basePathsOf = (fragments: Record<string, string>) => Object.keys(fragments).sort().join()
  const usual = basePathsOf(routes[0]?.fragments ?? {})
  return [
    ...(isFile(entry) ? [] : [`its entry ${entry} is not among its files`]),
    ...(routes.length === 0 ? ['it has no route'] : []),
    ...routes.flatMap(({ path, scripts, fragments }) => [
      ...[...scripts, ...Object.values(fragments)]
        .filter((name) => !isFile(name))
        .map((name) => `route ${path} needs ${name}, which is not among its files`),
      ...(Object.keys(fragments).length === 0 ? [`route ${path} has no fragment`] : []),
      ...(basePathsOf(fragments) === usual
        ? []
        : [`route ${path} has fragments for other base paths than route ${routes[0]?.path}`]),
    ]),
  ]
}
