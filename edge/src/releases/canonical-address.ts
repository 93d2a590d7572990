import { withoutTrailingSlash } from 'shared-contracts/select-route'
import { basePathsOf, type Release } from 'shared-contracts/release'
import { isStaticPattern } from 'shared-contracts/routes'

/** Address of a page under the release's first base path: the one that search engines are given. */
export function canonicalAddress(release: Release, path: string): string {
  const [basePath = ''] = basePathsOf(release)
  return withoutTrailingSlash(basePath + path)
}

/** Canonical addresses of a release's pages. Those with parameters are as many as there is data. */
export const canonicalAddresses = (release: Release): string[] =>
  release.routes
    .filter(({ path }) => isStaticPattern(path))
    .map(({ path }) => canonicalAddress(release, path))
