import type { Release } from 'shared-contracts/release'

/**
 * Lists files that a release's description uses but does not describe, so that their integrity is unknown: one
 * sentence for each use, none if the description is complete. The release command, the registry and the edge all
 * use this function.
 */
export function missingFiles({ entry, routes, files }: Release): string[] {
  const isDescribed = (file: string) => Object.hasOwn(files, file)
  return [
    ...(isDescribed(entry) ? [] : [`its entry ${entry} is not among its files`]),
    ...routes.flatMap(({ path, scripts, fragments }) =>
      [...scripts, ...Object.values(fragments)]
        .filter((file) => !isDescribed(file))
        .map((file) => `route ${path} needs ${file}, which is not among its files`),
    ),
  ]
}
