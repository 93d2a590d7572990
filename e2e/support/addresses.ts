import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtReleaseFolder, workspaceRemotes } from 'release/workspace'
import { withoutTrailingSlash } from 'shared-contracts/select-route'
import { basePathsOf, Release } from 'shared-contracts/release'
import { isStaticPattern } from 'shared-contracts/routes'
import * as v from 'valibot'

/** A page of the platform and the remote that answers it. */
export interface Address {
  readonly path: string
  readonly remote: string
  /** Whether it is the canonical address, for search engines. */
  readonly isCanonical: boolean
}

/** Every page of the workspace's built releases. */
export const ADDRESSES: readonly Address[] = workspaceRemotes().flatMap(addressesOf)

function addressesOf(remote: string): Address[] {
  const release = releaseOf(remote)
  const paths = release.routes.map(({ path }) => path).filter(isStaticPattern)
  return basePathsOf(release).flatMap((basePath, index) =>
    paths.map((path) => ({
      path: withoutTrailingSlash(basePath + path),
      remote,
      isCanonical: index === 0,
    })),
  )
}

/** Home addresses of a remote, including one that routes internally and so lists no pages. */
export const homesOf = (remote: string): string[] =>
  basePathsOf(releaseOf(remote)).map(withoutTrailingSlash)

function releaseOf(remote: string): Release {
  const file = join(builtReleaseFolder(remote), 'release.json')
  if (!existsSync(file)) throw new Error(`${remote} is not built: npm test -- journeys builds it`)
  return v.parse(Release, JSON.parse(readFileSync(file, 'utf8')))
}
