import * as v from 'valibot'
import type { ReleaseAddresses } from './address-conflicts.ts'
import { BasePath, RoutePattern } from './route-pattern.ts'

/** A released version: three numbers and an optional pre-release, as in semver 2.0.0. */
export const Version = v.pipe(
  v.string(),
  v.regex(/^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/, 'A version reads like 1.4.0 or 1.4.0-rc.1'),
)

/** File inside the release folder, in normalised spelling: no part is empty or begins with a dot. */
const ReleaseFile = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(/^(?:[\w@~-][\w.@~-]*\/)*[\w@~-][\w.@~-]*$/, 'A file inside the release'),
)

/** Name of the folder for builds of the host among the releases' files. */
export const SHELL_NAME = 'shell'

/** A remote's package name, which is its folder and its federation name. */
export const RemoteReleaseName = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{1,63}$/, 'A remote name such as mfe-group'),
  v.notValue(SHELL_NAME, "A remote name other than the host's own"),
)

/** Maximum number of query parameter values for which a page is rendered. */
const MAX_SEARCH_VALUES = 200

const SearchName = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/, 'The name of a query parameter'))

/** Source of query parameter values that a build cannot know, such as the seasons of a league. */
export const ListedValues = v.object({
  /** API path that answers a list of records. */
  list: v.pipe(v.string(), v.regex(/^\/api\/[\w/-]+$/, 'A path below /api/')),
  /** Members of each record that contain values. */
  members: v.array(v.pipe(v.string(), v.regex(/^\w{1,40}$/, 'The name of a member'))),
})
export type ListedValues = v.InferOutput<typeof ListedValues>

/** A page of a remote, as found by the build in `routes.ts`. */
export const ReleaseRoute = v.object({
  path: RoutePattern,
  title: v.string(),
  description: v.string(),
  /** Scripts that this page runs besides the entry, in loading order. */
  scripts: v.array(ReleaseFile),
  /** API paths that the page requests first; the document preloads them. */
  data: v.array(v.pipe(v.string(), v.regex(/^\/api\/[\w/-]+$/, 'A path below /api/'))),
  /**
   * API path that tells whether a page with parameters exists, with the route's own parameters in it, such as
   * `/api/league/clubs/:team`: 404 means that there is no page, and a redirect that it has another address.
   */
  record: v.optional(v.pipe(v.string(), v.regex(/^\/api\/[\w/:-]+$/, 'A path below /api/'))),
  /** Query parameters that change the page, with their values; the page is rendered for each of these. */
  search: v.optional(
    v.record(
      SearchName,
      v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.maxLength(MAX_SEARCH_VALUES)),
    ),
  ),
  /** Further parameters, whose values come from a list of the API. */
  searchFrom: v.optional(v.record(SearchName, ListedValues)),
  /** Prerendered fragments by base path: `''` and `/fbcpartners` for a remote with both. */
  fragments: v.record(BasePath, ReleaseFile),
  /** Preview picture when the page's address is shared; the theme's own if absent. */
  card: v.optional(v.pipe(v.string(), v.regex(/^\/icons\/[\w-]+\.png$/, 'A picture in /icons/'))),
})
export type ReleaseRoute = v.InferOutput<typeof ReleaseRoute>

/** Subresource Integrity of a file's content. */
export const Integrity = v.pipe(
  v.string(),
  v.regex(/^sha384-[\w+/=]+$/, 'An SHA-384 integrity value'),
)

/** Integrity of a file in documents. SHA-256 makes the hash a third shorter, and no hash compresses. */
const ShortIntegrity = v.pipe(
  v.string(),
  v.regex(/^sha(?:256|384)-[\w+/=]+$/, 'An SHA-256 or SHA-384 integrity value'),
)

/** Exports by the name of the shared module, such as `shared-ui`: provided by a host, or used by a remote. */
const ModuleExports = v.record(v.string(), v.array(v.string()))

/** Limits for the data that registry and edge compare with every other live release. */
const MAX_BASE_PATHS = 20
const MAX_ROUTES = 500

/** Maximum number of files in a release; current ones have about fifty. */
const MAX_FILES = 1_000

/** Requirements of a remote on its host. */
export const RemoteContract = v.object({
  /** Version of shared-contracts that it was built against. */
  version: Version,
  /**
   * Compatible versions of shared-contracts: the same major, at least this minor; two such ranges for a remote
   * that works with the contracts before and after a major step.
   */
  range: v.pipe(
    v.string(),
    v.regex(/^\^\d+\.\d+\.\d+(?: \|\| \^\d+\.\d+\.\d+)?$/, 'A caret range such as ^1.2.0, or two'),
  ),
  /** Exports of the shared facades that its scripts import. */
  imports: ModuleExports,
})
export type RemoteContract = v.InferOutput<typeof RemoteContract>

/** What a host provides to its remotes. */
export const HostContract = v.object({
  /** Version of shared-contracts. */
  version: Version,
  /** Exports of the shared facades. */
  exports: ModuleExports,
})
export type HostContract = v.InferOutput<typeof HostContract>

/** Every file of a folder except its description, by name. */
const DescribedFiles = v.pipe(
  v.record(
    ReleaseFile,
    v.object({
      integrity: Integrity,
      /** Size as sent to visitors, compressed where that is smaller. */
      bytes: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
  ),
  v.maxEntries(MAX_FILES),
)

/**
 * `release.json` of a built host. Every edge answers its files, because behind one address, a document from one
 * edge may request its scripts from another.
 */
export const ShellRelease = v.object({
  name: v.literal(SHELL_NAME),
  /** The package's version with a hash of the build's content: two builds never share it. */
  version: Version,
  /** What it provides to remotes. */
  contract: HostContract,
  files: DescribedFiles,
})
export type ShellRelease = v.InferOutput<typeof ShellRelease>

/**
 * `release.json`: everything that the registry, the edge and the browser know about one immutable release, a
 * folder `<name>/<version>/`.
 */
export const Release = v.object({
  name: RemoteReleaseName,
  version: Version,
  /** Commit that it was built from; `unknown` outside a checkout. */
  commit: v.string(),
  /** ISO 8601, UTC. */
  builtAt: v.string(),
  /** Theme in which the document is painted before any script runs. */
  theme: v.picklist(['loom', 'floodlight', 'premiership']),
  contract: RemoteContract,
  /** Name of the site for visitors; absent in releases that were built before there were names. */
  siteName: v.optional(v.string()),
  /** Base paths of the remote, the canonical one first; read them with {@link basePathsOf}. */
  basePaths: v.optional(v.pipe(v.array(BasePath), v.minLength(1), v.maxLength(MAX_BASE_PATHS))),
  /** Whether no page of another remote links to it, so that only its own documents contain it. */
  isUnlisted: v.optional(v.boolean()),
  /** Federation entry, an ES module. */
  entry: ReleaseFile,
  /**
   * Whether the entry needs only the shared modules of its host. Absent in older releases, which use a
   * federation runtime that their host loads for them.
   */
  hasOwnRuntime: v.optional(v.boolean()),
  /**
   * Whether the files in {@link SHARED_FILES} have addresses without a version, common to all releases with the
   * same content under the same name. Absent if another release has different content under one of the names.
   */
  hasSharedFiles: v.optional(v.boolean()),
  routes: v.pipe(v.array(ReleaseRoute), v.maxLength(MAX_ROUTES)),
  /**
   * Integrity of the host's runtime that rendered the fragments; absent in older releases. A browser with a
   * different host renders the page again, because markup of two design systems never hydrates.
   */
  runtime: v.optional(Integrity),
  files: DescribedFiles,
})
export type Release = v.InferOutput<typeof Release>

type AddressedRelease = Pick<Release, 'basePaths'> & {
  readonly routes: readonly Pick<ReleaseRoute, 'fragments'>[]
}

/** Returns the base paths of a release. Older releases that do not list them use those of their fragments. */
export const basePathsOf = ({ basePaths, routes }: AddressedRelease): string[] =>
  basePaths ?? Object.keys(routes[0]?.fragments ?? {})

/** Returns the addresses of a release. */
export const addressesOf = (release: Release): ReleaseAddresses => ({
  remote: release.name,
  basePaths: basePathsOf(release),
  patterns: release.routes.map(({ path }) => path),
})

/** Data that a browser needs about the release of its document; the edge has checked the rest. */
export const LoadableRelease = v.object({
  ...v.pick(Release, ['name', 'version', 'theme', 'entry', 'hasOwnRuntime']).entries,
  routes: v.array(v.pick(ReleaseRoute, ['path', 'scripts', 'data'])),
})
export type LoadableRelease = v.InferOutput<typeof LoadableRelease>

/** Members that a browser reads from the `release.json` of another remote, which it checks and verifies itself. */
export const FetchedRelease = v.object({
  ...LoadableRelease.entries,
  ...v.pick(Release, ['basePaths', 'contract', 'files', 'hasSharedFiles']).entries,
  routes: v.array(v.pick(ReleaseRoute, ['path', 'scripts', 'data', 'fragments'])),
})
export type FetchedRelease = v.InferOutput<typeof FetchedRelease>

/** Returns the folder of a release on the site. */
export const releaseFolder = ({ name, version }: { name: string; version: string }) =>
  `/releases/${name}/${version}`

/** Folder of a release for scripts with a content hash in their names. */
export const SHARED_FILES = 'files/'

type AddressedFiles = Pick<Release, 'name' | 'version' | 'hasSharedFiles'>

/**
 * Returns the address of a release's file. If the release shares its files, all releases with the file have the
 * same one.
 */
export const fileAddress = (release: AddressedFiles, file: string): string =>
  release.hasSharedFiles && file.startsWith(SHARED_FILES)
    ? `/releases/${release.name}/${file}`
    : `${releaseFolder(release)}/${file}`

/**
 * Maps a release's own folder of shared scripts to their common address, for an import map. A browser then
 * reuses scripts of an earlier release; one that does not read the map finds the same scripts beside the entry.
 */
export const sharedFolders = (release: AddressedFiles): Record<string, string> =>
  release.hasSharedFiles
    ? { [`${releaseFolder(release)}/${SHARED_FILES}`]: fileAddress(release, SHARED_FILES) }
    : {}

/** Script with which a server renders a release's pages; absent in releases that were built before it. */
export const SERVER_SCRIPT = 'server/pages.js'

/** Number of further addresses of an entry, for browsers that cache a failed or hanging import by its address. */
const ENTRY_RETRIES = 3

/** Returns the address of a release's entry; each retry has its own. */
export const entryAddress = (
  release: Pick<Release, 'name' | 'version' | 'entry'>,
  retry = 0,
): string =>
  `${releaseFolder(release)}/${release.entry}${retry > 0 ? `?retry=${Math.min(retry, ENTRY_RETRIES)}` : ''}`

/** Returns the integrity of every script of a release by its address, for an import map. */
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

/** Settings for remotes that the platform's operator defines in the edge's variables. */
export const HostSettings = v.object({
  /** The operator's own stream of the live match (HLS); without it the remote shows its clips. */
  liveStreamUrl: v.optional(v.pipe(v.string(), v.url(), v.startsWith('https://'))),
  /** Public origin of the site, such as `https://www.example.com`, for addresses that leave the page. */
  publicOrigin: v.optional(v.pipe(v.string(), v.url())),
})
export type HostSettings = v.InferOutput<typeof HostSettings>

/** Placeholder for the message in the prerendered screen of a remote that is switched off. */
export const CLOSED_MESSAGE = '{{message}}'

/** Placeholder for the site's home in the prerendered not-found screen, also as a prefix of addresses below it. */
export const HOME_ADDRESS = '{{home}}'

/** Properties of a page that was rendered with its data. */
export const RenderedPage = v.object({
  /** Query for which it was rendered: `''` or `?region=Africa`. */
  search: v.string(),
  /** Whether the document contains the response of every query of the page. */
  isWhole: v.boolean(),
})
export type RenderedPage = v.InferOutput<typeof RenderedPage>

/** Data for the host that the edge writes into the document. */
export const DocumentData = v.object({
  /**
   * Addresses of all remotes. Patterns are given only if remotes share a base path: otherwise, everything below
   * a base path belongs to its remote, whose release knows the pages.
   */
  addresses: v.array(
    v.object({
      remote: RemoteReleaseName,
      basePaths: v.array(BasePath),
      patterns: v.optional(v.array(RoutePattern)),
    }),
  ),
  /** Version of each enabled remote for this visitor. */
  versions: v.record(v.string(), Version),
  /** Last good version before it, if there is one: used when the version cannot be loaded. */
  fallbacks: v.record(v.string(), Version),
  /**
   * Integrity of the `release.json` of each of those versions, by remote and version, with which the host
   * verifies what it fetches against the registry. Missing for the document's own release, which is below, and
   * for one that is served from source.
   */
  digests: v.record(v.string(), v.record(v.string(), ShortIntegrity)),
  /** The release of this document; null on the not-found screen. */
  release: v.nullable(LoadableRelease),
  /**
   * Whether another build of the host rendered the document's page, so that this one cannot hydrate it; absent
   * means that it can.
   */
  isForeign: v.optional(v.boolean()),
  /** Set if the page was rendered for this very address; null if the build made it. */
  rendered: v.optional(v.nullable(RenderedPage)),
  settings: HostSettings,
  /** Share of visits, 0 to 1, that report how remotes load; 0 for a visitor who objects. */
  telemetryShare: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  /** Allows the host to add styles and import maps under this document's policy. */
  nonce: v.string(),
  /** Ticket of this visit's reports, so that each is counted once; null if nothing is reported. */
  ticket: v.nullable(v.string()),
})
export type DocumentData = v.InferOutput<typeof DocumentData>

/** Id of the element that holds {@link DocumentData} as JSON. */
export const DOCUMENT_DATA_ID = 'document-data'

/** A prerendered fragment: content of a file under `fragments/`. */
export const Fragment = v.object({
  /** Metadata for the document's head. */
  head: v.string(),
  /** Critical styles, and the names by which Emotion's cache recognises them. */
  styles: v.string(),
  styleIds: v.array(v.string()),
  /** The page, ready to be hydrated. */
  html: v.string(),
})
export type Fragment = v.InferOutput<typeof Fragment>
