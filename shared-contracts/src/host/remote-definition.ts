import type { ComponentType, ReactNode } from 'react'
import type { Release, ListedValues } from '../release/release.ts'
import type { RouteParams } from '../release/route-pattern.ts'

/** One page of a remote. */
export interface RemoteRoute {
  /** The remote's own path, below its base path: `/`, `/about`, `/matches/:match`, or `/*` for all paths below. */
  readonly path: string
  /** Title and description of the document, unique to the route. */
  readonly title: string
  readonly description: string
  /**
   * Whether the page sets title, description and canonical address itself, from its record. The route's own are
   * then only for lists of pages.
   */
  readonly hasOwnHead?: boolean
  /**
   * Loads the page. The import names its chunk `page-` and the path (`page-index` for `/`), by which the
   * build finds the scripts that the page needs.
   */
  readonly page: () => Promise<ComponentType<PageProps>>
  /** API paths that the page requests first; a document without their responses preloads them. */
  readonly data?: readonly string[]
  /**
   * API path that tells whether a page with parameters exists, with the parameters of the route's path in it:
   * for `/teams/:team`, `/api/league/clubs/:team`. When it answers 404, so does the page; when it redirects,
   * the page redirects to its own new address.
   */
  readonly record?: string
  /**
   * Query parameters that change what the page shows at first, with all of their values: servers render the
   * page for each. For values that depend on data, such as seasons, give the API's list of them. Leave out a
   * parameter that takes any value, such as a search term. Loaded when the release is built, so that no visitor
   * gets it before the page itself.
   */
  readonly search?: () => Promise<Readonly<Record<string, readonly string[] | ListedValues>>>
  /** Preview picture when the page's address is shared, such as `/icons/card-gold.png`; else the theme's own. */
  readonly card?: string
}

/** Props of every page. */
export interface PageProps {
  /**
   * Parameters of the address by their names in the route's path. A page is prerendered once for all of its
   * addresses, so it shows its loading state while they are missing.
   */
  readonly params: RouteParams
}

export interface FailureProps {
  readonly error: Error
  /** Tries again from the start, with a new import of the page. */
  readonly retry: () => void
}

/** Definition of a remote: the build and the host need nothing else of it. */
export interface RemoteDefinition {
  /** The package's name. */
  readonly name: string
  /** What visitors call the site. */
  readonly siteName: string
  readonly theme: Release['theme']
  /** Base paths of the remote: '' or prefixes without trailing slash. The first is the canonical one. */
  readonly basePaths: readonly [string, ...string[]]
  /**
   * For a remote that no page of another remote links to: documents of other pages omit it, so that it costs
   * their visitors nothing. A link to it loads its document.
   */
  readonly isUnlisted?: boolean
  readonly routes: readonly RemoteRoute[]
  /** Theme and whatever stays in place between the remote's pages. */
  readonly Layout: ComponentType<{ children: ReactNode }>
  /**
   * Shown instead of a page that could not be loaded or threw while rendering. It brings its own theme,
   * because it is shown alone when the layout itself throws.
   */
  readonly Failure: ComponentType<FailureProps>
}
