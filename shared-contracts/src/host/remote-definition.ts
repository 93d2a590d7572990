import type { ComponentType, ReactNode } from 'react'
import type { Release, ListedValues } from '../release/release.ts'
import type { RouteParams } from '../release/route-pattern.ts'

/** One page of a remote. */
export interface RemoteRoute {
  /** The remote's own path, below its base path: `/`, `/about`, `/matches/:match`, or `/*` for all that lies below. */
  readonly path: string
  /** Title and description of the document, of their own on every route. */
  readonly title: string
  readonly description: string
  /**
   * Whether the page writes title, description and canonical address itself, because they are its record's. The
   * route's own are for whoever lists pages.
   */
  readonly hasOwnHead?: boolean
  /**
   * Loads the page. The import names its chunk `page-` and the path (`page-index` for `/`), by which the
   * build finds the scripts that the page needs.
   */
  readonly page: () => Promise<ComponentType<PageProps>>
  /** Addresses of the API that the page asks first; a document without their answers preloads them. */
  readonly data?: readonly string[]
  /**
   * Call of the API that says whether a page with parameters is there, with the parameters of the route's path
   * in it: for `/teams/:team`, `/api/league/clubs/:team`. When it answers 404, so does the page; when it leads
   * to another address, the page leads to its own.
   */
  readonly record?: string
  /**
   * Query parameters that change what the page shows at first, with all of their values: servers render the
   * page for each. Values that data decide, such as seasons, are told by the API's list of them. A parameter that takes
   * any value, such as a word to search for, does not stand here. Loaded when the release is built, so that no visitor
   * gets it before the page itself.
   */
  readonly search?: () => Promise<Readonly<Record<string, readonly string[] | ListedValues>>>
  /** Picture for whoever shares the page's address, such as `/icons/card-gold.png`; else the theme's own. */
  readonly card?: string
}

/** What every page is given. */
export interface PageProps {
  /**
   * Parameters of the address by their names in the route's path. A prerendered page is made once for all of
   * its addresses, so a page shows its loading state while they are missing.
   */
  readonly params: RouteParams
}

export interface FailureProps {
  readonly error: Error
  /** Tries again from the start, with a new import of the page. */
  readonly retry: () => void
}

/** Everything that makes a remote: the build and the host need nothing else of it. */
export interface RemoteDefinition {
  /** The package's name. */
  readonly name: string
  /** What visitors call the site. */
  readonly siteName: string
  readonly theme: Release['theme']
  /** Where the remote answers: '' or prefixes without trailing slash. The first is the canonical one. */
  readonly basePaths: readonly [string, ...string[]]
  /**
   * For a place of its own that no page of another remote leads to: documents of other pages do not name it, and
   * cost their visitors nothing. A link to it loads its document.
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
