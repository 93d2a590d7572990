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
  /** Whether it is the one address that search engines are told of. */
  readonly isCanonical: boolean
}

/** Every page that the built releases of the workspace name. */
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

/** Where a remote begins, also one that routes inside itself and so names no page. */
export const homesOf = (remote: string): string[] =>
  basePathsOf(releaseOf(remote)).map(withoutTrailingSlash)

function releaseOf(remote: string): Release {
  const file = join(builtReleaseFolder(remote), 'release.json')
  if (!existsSync(file)) throw new Error(`${remote} is not built: npm test -- journeys builds it`)
  return v.parse(Release, JSON.parse(readFileSync(file, 'utf8')))
}
