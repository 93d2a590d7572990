import type { ListedValues, ReleaseRoute } from 'shared-contracts/release'
import type { RemoteDefinition, RemoteRoute } from 'shared-contracts/remote'

/** Description of a remote in JSON, without its functions and components. */
export interface DescribedRemote extends Pick<
  RemoteDefinition,
  'name' | 'siteName' | 'theme' | 'basePaths' | 'isUnlisted'
> {
  readonly routes: readonly DescribedRoute[]
}

export interface DescribedRoute
  extends Omit<RemoteRoute, 'page' | 'search'>, Pick<ReleaseRoute, 'search' | 'searchFrom'> {}

export async function describeRemote(
  remote: RemoteDefinition | undefined,
): Promise<DescribedRemote> {
  if (!remote) throw new Error('The script of the release says nothing of a remote')
  const { name, siteName, theme, basePaths, isUnlisted, routes } = remote
  const described: DescribedRoute[] = []
  // One after the other: the module loader of tests cannot link two at a time that share a third.
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
    ...(values && describeSearch(values)),
  }
}

/** Separates values from lists, because older edges only know values. */
function describeSearch(
  values: Readonly<Record<string, readonly string[] | ListedValues>>,
): Pick<DescribedRoute, 'search' | 'searchFrom'> {
  const search: Record<string, string[]> = {}
  const searchFrom: Record<string, ListedValues> = {}
  for (const [name, known] of Object.entries(values)) {
    if ('list' in known) searchFrom[name] = known
    else search[name] = [...known]
  }
  return { search, ...(Object.keys(searchFrom).length > 0 && { searchFrom }) }
}
