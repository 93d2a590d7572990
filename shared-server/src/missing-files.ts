import type { Release } from 'shared-contracts/release'

/**
 * Files that a release's description uses and does not describe, so that nothing vouches for them: one
 * sentence for each use, none when the description is complete. The release command, the registry and the
 * edge ask this one function.
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
