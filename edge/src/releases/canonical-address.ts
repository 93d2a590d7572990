import { withoutTrailingSlash } from 'shared-contracts/select-route'
import { basePathsOf, type Release } from 'shared-contracts/release'
import { isStaticPattern } from 'shared-contracts/routes'

/** Returns the address of a page under the release's first base path, for search engines. */
export function canonicalAddress(release: Release, path: string): string {
  const [basePath = ''] = basePathsOf(release)
  return withoutTrailingSlash(basePath + path)
}

/** Lists the canonical addresses of a release's pages, without those with parameters. */
export const canonicalAddresses = (release: Release): string[] =>
  release.routes
    .filter(({ path }) => isStaticPattern(path))
    .map(({ path }) => canonicalAddress(release, path))
