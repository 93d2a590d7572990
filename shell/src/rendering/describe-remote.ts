import type { ReleaseRoute } from 'shared-contracts/release'
import type { RemoteDefinition, RemoteRoute } from 'shared-contracts/remote'

/** What a remote says of itself; its functions and components have no place in JSON. */
export interface DescribedRemote extends Pick<
  RemoteDefinition,
  'name' | 'siteName' | 'theme' | 'basePaths' | 'isUnlisted'
> {
  readonly routes: readonly DescribedRoute[]
}

export interface DescribedRoute
  extends Omit<RemoteRoute, 'page' | 'search'>, Pick<ReleaseRoute, 'search'> {}

export async function describeRemote(
  remote: RemoteDefinition | undefined,
): Promise<DescribedRemote> {
  if (!remote) throw new Error('The script of the release says nothing of a remote')
  const { name, siteName, theme, basePaths, isUnlisted, routes } = remote
  const described: DescribedRoute[] = []
  // One after the other: what loads modules in tests links no two that share a third at a time.
  for (const route of routes) described.push(await describeRoute(route))
  return { name, siteName, theme, basePaths, isUnlisted, routes: described }
}

async function describeRoute({
  page: _page,
  search,
  ...route
}: RemoteRoute): Promise<DescribedRoute> {
  const values = await search?.()
  return {
    ...route,
    search:
      values && Object.fromEntries(Object.entries(values).map(([key, list]) => [key, [...list]])),
  }
}
