import * as v from 'valibot'
import type { ReleaseAddresses } from './address-conflicts.ts'
import { BasePath, RoutePattern } from './route-pattern.ts'

/** A released version: three numbers and an optional pre-release, as in semver 2.0.0. */
export const Version = v.pipe(
  v.string(),
  v.regex(/^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/, 'A version reads like 1.4.0 or 1.4.0-rc.1'),
)

/** File inside the release folder. It has one spelling: no part is empty or begins with a dot. */
const ReleaseFile = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(/^(?:[\w@~-][\w.@~-]*\/)*[\w@~-][\w.@~-]*$/, 'A file inside the release'),
)

/** Name under which builds of the host lie among the releases' files. */
export const SHELL_NAME = 'shell'

/** A remote's package name, which is its folder and its federation name. */
export const RemoteReleaseName = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{1,63}$/, 'A remote name such as mfe-group'),
  v.notValue(SHELL_NAME, "A remote name other than the host's own"),
)

/** Most values of a query parameter that a page is rendered for. */
const MAX_SEARCH_VALUES = 200

const SearchName = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/, 'The name of a query parameter'))

/** Where the values of a query parameter stand that a build cannot know, such as the seasons of a league. */
export const ListedValues = v.object({
  /** Call of the API that answers a list of records. */
  list: v.pipe(v.string(), v.regex(/^\/api\/[\w/-]+$/, 'A path below /api/')),
  /** Members of each record that are values. */
  members: v.array(v.pipe(v.string(), v.regex(/^\w{1,40}$/, 'The name of a member'))),
})
export type ListedValues = v.InferOutput<typeof ListedValues>

/** A page of a remote, as the build found it in `routes.ts`. */
export const ReleaseRoute = v.object({
  path: RoutePattern,
  title: v.string(),
  description: v.string(),
  /** Scripts that this page runs besides the entry, in the order in which they are needed. */
  scripts: v.array(ReleaseFile),
  /** Addresses of the API that the page asks first; the document preloads them. */
  data: v.array(v.pipe(v.string(), v.regex(/^\/api\/[\w/-]+$/, 'A path below /api/'))),
  /**
   * Call of the API that says whether a page with parameters is there, with the route's own parameters in it,
   * such as `/api/league/clubs/:team`: 404 means no page, and a redirection another address.
   */
  record: v.optional(v.pipe(v.string(), v.regex(/^\/api\/[\w/:-]+$/, 'A path below /api/'))),
  /** Query parameters that change the page, with their values; the page is rendered for each of these. */
  search: v.optional(
    v.record(
      SearchName,
      v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.maxLength(MAX_SEARCH_VALUES)),
    ),
  ),
  /** Further parameters, whose values a list of the API names. */
  searchFrom: v.optional(v.record(SearchName, ListedValues)),
  /** Prerendered fragments by base path: `''` and `/fbcpartners` for a remote that answers under both. */
  fragments: v.record(BasePath, ReleaseFile),
  /** Picture of the page for whoever shares its address; the theme's own where there is none. */
  card: v.optional(v.pipe(v.string(), v.regex(/^\/icons\/[\w-]+\.png$/, 'A picture in /icons/'))),
})
export type ReleaseRoute = v.InferOutput<typeof ReleaseRoute>

/** Subresource Integrity of a file's content. */
export const Integrity = v.pipe(
  v.string(),
  v.regex(/^sha384-[\w+/=]+$/, 'An SHA-384 integrity value'),
)

/** What documents say of a file, in SHA-256: its hash is a third shorter, and no hash compresses. */
const ShortIntegrity = v.pipe(
  v.string(),
  v.regex(/^sha(?:256|384)-[\w+/=]+$/, 'An SHA-256 or SHA-384 integrity value'),
)

/** Exports by the name of the shared module, such as `shared-ui`: what a host provides, or a remote uses. */
const ModuleExports = v.record(v.string(), v.array(v.string()))

/** Bounds for what registry and edge compare with every other live release. */
const MAX_BASE_PATHS = 20
const MAX_ROUTES = 500

/** Most files of a release; those of today have about fifty. */
const MAX_FILES = 1_000

/** What a remote asks of the host that runs it. */
export const RemoteContract = v.object({
  /** Version of shared-contracts that it was built against. */
  version: Version,
  /**
   * Versions of shared-contracts that it runs with: the same major, at least this minor; two such ranges where it runs
   * with the contracts before and after a major step.
   */
  range: v.pipe(
    v.string(),
    v.regex(/^\^\d+\.\d+\.\d+(?: \|\| \^\d+\.\d+\.\d+)?$/, 'A caret range such as ^1.2.0, or two'),
  ),
  /** Exports of the shared facades that its scripts import. */
  imports: ModuleExports,
})
export type RemoteContract = v.InferOutput<typeof RemoteContract>

/** What a host gives to the remotes that it runs. */
export const HostContract = v.object({
  /** Version of shared-contracts. */
  version: Version,
  /** Exports of the shared facades. */
  exports: ModuleExports,
})
export type HostContract = v.InferOutput<typeof HostContract>

/** Every file of a folder but its description, by name. */
const DescribedFiles = v.pipe(
  v.record(
    ReleaseFile,
    v.object({
      integrity: Integrity,
      /** As a visitor receives it, compressed where that is smaller. */
      bytes: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
  ),
  v.maxEntries(MAX_FILES),
)

/**
 * `release.json` of a built host, whose files every edge answers: behind one address, a document of one edge
 * asks another for its scripts.
 */
export const ShellRelease = v.object({
  name: v.literal(SHELL_NAME),
  /** The package's version and letters of what it was built to: two builds never share it. */
  version: Version,
  /** What it gives to remotes. */
  contract: HostContract,
  files: DescribedFiles,
})
export type ShellRelease = v.InferOutput<typeof ShellRelease>

/**
 * `release.json`: everything that the registry, the edge and the browser know of one immutable release,
 * a folder `<name>/<version>/`.
 */
export const Release = v.object({
  name: RemoteReleaseName,
  version: Version,
  /** Commit that it was built from; `unknown` outside a checkout. */
  commit: v.string(),
  /** ISO 8601, UTC. */
  builtAt: v.string(),
  /** Which theme the document is painted in before any script runs. */
  theme: v.picklist(['loom', 'floodlight', 'premiership']),
  contract: RemoteContract,
  /** What visitors call the site; absent in releases that were built before there were names. */
  siteName: v.optional(v.string()),
  /** Where the remote answers, the canonical one first; read it with {@link basePathsOf}. */
  basePaths: v.optional(v.pipe(v.array(BasePath), v.minLength(1), v.maxLength(MAX_BASE_PATHS))),
  /** Whether no page of another remote leads to it, so that only its own documents name it. */
  isUnlisted: v.optional(v.boolean()),
  /** Federation entry, an ES module. */
  entry: ReleaseFile,
  /**
   * Whether the entry needs nothing of its host but the shared modules. Absent in releases from before, which run by a
   * federation runtime that their host loads for them.
   */
  hasOwnRuntime: v.optional(v.boolean()),
  /**
   * Whether what lies in its {@link SHARED_FILES} has an address without a version, which every release has in common
   * that holds the same under the same name. Absent where another release has something else under one of the names.
   */
  hasSharedFiles: v.optional(v.boolean()),
  routes: v.pipe(v.array(ReleaseRoute), v.maxLength(MAX_ROUTES)),
  /**
   * Integrity of the host's runtime that made the fragments; absent in releases from before. A browser whose host
   * is another one draws the page anew, because markup of two design systems never hydrates.
   */
  runtime: v.optional(Integrity),
  files: DescribedFiles,
})
export type Release = v.InferOutput<typeof Release>

type AddressedRelease = Pick<Release, 'basePaths'> & {
  readonly routes: readonly Pick<ReleaseRoute, 'fragments'>[]
}

/** Base paths of a release. Releases that were built before they named them answer where their fragments say. */
export const basePathsOf = ({ basePaths, routes }: AddressedRelease): string[] =>
  basePaths ?? Object.keys(routes[0]?.fragments ?? {})

/** Where a release answers. */
export const addressesOf = (release: Release): ReleaseAddresses => ({
  remote: release.name,
  basePaths: basePathsOf(release),
  patterns: release.routes.map(({ path }) => path),
})

/** What a browser needs of the release that the document shows; the edge has examined the rest. */
export const LoadableRelease = v.object({
  ...v.pick(Release, ['name', 'version', 'theme', 'entry', 'hasOwnRuntime']).entries,
  routes: v.array(v.pick(ReleaseRoute, ['path', 'scripts', 'data'])),
})
export type LoadableRelease = v.InferOutput<typeof LoadableRelease>

/** What a browser reads of the `release.json` of another remote: it examines and verifies by itself. */
export const FetchedRelease = v.object({
  ...LoadableRelease.entries,
  ...v.pick(Release, ['basePaths', 'contract', 'files', 'hasSharedFiles']).entries,
  routes: v.array(v.pick(ReleaseRoute, ['path', 'scripts', 'data', 'fragments'])),
})
export type FetchedRelease = v.InferOutput<typeof FetchedRelease>

/** Folder of a release on the site. */
export const releaseFolder = ({ name, version }: { name: string; version: string }) =>
  `/releases/${name}/${version}`

/** Folder of a release for scripts whose names hold a hash of their content. */
export const SHARED_FILES = 'files/'

type AddressedFiles = Pick<Release, 'name' | 'version' | 'hasSharedFiles'>

/** Address of a file of a release: the same in every release that has it, where the release shares its files. */
export const fileAddress = (release: AddressedFiles, file: string): string =>
  release.hasSharedFiles && file.startsWith(SHARED_FILES)
    ? `/releases/${release.name}/${file}`
    : `${releaseFolder(release)}/${file}`

/**
 * Where scripts lie that a release's own scripts import beside themselves, as an import map takes it. What a browser
 * holds of an earlier release it then has; one that does not read the map finds the same scripts beside the entry.
 */
export const sharedFolders = (release: AddressedFiles): Record<string, string> =>
  release.hasSharedFiles
    ? { [`${releaseFolder(release)}/${SHARED_FILES}`]: fileAddress(release, SHARED_FILES) }
    : {}

/** The script by which a server renders a release's pages; releases that were built before it lack it. */
export const SERVER_SCRIPT = 'server/pages.js'

/** Further addresses of an entry, for browsers that keep a failed or hanging import under its address. */
const ENTRY_RETRIES = 3

/** Address of a release's entry; each retry has its own. */
export const entryAddress = (
  release: Pick<Release, 'name' | 'version' | 'entry'>,
  retry = 0,
): string =>
  `${releaseFolder(release)}/${release.entry}${retry > 0 ? `?retry=${Math.min(retry, ENTRY_RETRIES)}` : ''}`

/** Integrity of every script of a release by its address, as an import map takes it. */
export function scriptIntegrity(
  release: Pick<Release, 'name' | 'version' | 'entry' | 'files' | 'hasSharedFiles'>,
): Record<string, string> {
  const entries = Object.entries(release.files)
    .filter(([file]) => file.endsWith('.js') && file !== SERVER_SCRIPT)
    .map(([file, { integrity }]) => [fileAddress(release, file), integrity] as const)
  const entry = release.files[release.entry]
  const retries = Array.from({ length: entry ? ENTRY_RETRIES : 0 }, (_, index) => [
    entryAddress(release, index + 1),
    entry?.integrity ?? '',
  ])
  return Object.fromEntries([...entries, ...retries]) as Record<string, string>
}

/** What the platform's operator sets for remotes, by the edge's variables. */
export const HostSettings = v.object({
  /** The operator's own stream of the live match (HLS); without one the remote shows its clips. */
  liveStreamUrl: v.optional(v.pipe(v.string(), v.url(), v.startsWith('https://'))),
  /** Origin under which visitors know the site, as `https://www.example.com`, for addresses that leave the page. */
  publicOrigin: v.optional(v.pipe(v.string(), v.url())),
})
export type HostSettings = v.InferOutput<typeof HostSettings>

/** Stands in the prerendered screen of a remote that is switched off, in the place of its message. */
export const CLOSED_MESSAGE = '{{message}}'

/** Stands in the prerendered not-found screen, in the place of the site's home, also before addresses below it. */
export const HOME_ADDRESS = '{{home}}'

/** What the host knows of a page that was rendered with its data. */
export const RenderedPage = v.object({
  /** Query that it was rendered for: `''` or `?region=Africa`. */
  search: v.string(),
  /** Whether every query of the page has its answer in the document. */
  isWhole: v.boolean(),
})
export type RenderedPage = v.InferOutput<typeof RenderedPage>

/** What the edge tells the host inside the document. */
export const DocumentData = v.object({
  /**
   * Who answers what. Patterns stand only where remotes share a base path: what lies below a base path of one
   * remote is that remote's, and its release knows the pages.
   */
  addresses: v.array(
    v.object({
      remote: RemoteReleaseName,
      basePaths: v.array(BasePath),
      patterns: v.optional(v.array(RoutePattern)),
    }),
  ),
  /** Version that this visitor gets of each remote that is switched on. */
  versions: v.record(v.string(), Version),
  /** Last good version before it, where there is one: tried when the version cannot be loaded. */
  fallbacks: v.record(v.string(), Version),
  /**
   * Integrity of the `release.json` of each of those versions, by remote and version: what the host fetches is
   * what the registry vouches for. The document's own release has none, because it stands below; one that is
   * served from source has none either.
   */
  digests: v.record(v.string(), v.record(v.string(), ShortIntegrity)),
  /** The release that answers this document; null on the not-found screen. */
  release: v.nullable(LoadableRelease),
  /** Whether this very host can hydrate the document's page; absent means that it can. */
  isForeign: v.optional(v.boolean()),
  /** How the page was rendered for this very address; null where it is the one that the build made. */
  rendered: v.optional(v.nullable(RenderedPage)),
  settings: HostSettings,
  /** Share of visits, 0 to 1, that report how remotes load; 0 for a visitor who objects to it. */
  telemetryShare: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  /** Lets the host add styles and import maps: this document's policy takes them with it. */
  nonce: v.string(),
  /** What this visit's reports carry, so that each is counted once; null where nothing is to be reported. */
  ticket: v.nullable(v.string()),
})
export type DocumentData = v.InferOutput<typeof DocumentData>

/** Id of the element that holds {@link DocumentData} as JSON. */
export const DOCUMENT_DATA_ID = 'document-data'

/** A prerendered fragment, the content of a file under `fragments/`. */
export const Fragment = v.object({
  /** Metadata that belongs into the document's head. */
  head: v.string(),
  /** Critical styles, and the names under which Emotion's cache finds them again. */
  styles: v.string(),
  styleIds: v.array(v.string()),
  /** The page, ready to be hydrated. */
  html: v.string(),
})
export type Fragment = v.InferOutput<typeof Fragment>
