import * as v from 'valibot'

/** A released version: three numbers and an optional pre-release, as in semver 2.0.0. */
export const Version = v.pipe(
  v.string(),
  v.regex(/^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/, 'A version reads like 1.4.0 or 1.4.0-rc.1'),
)

/** File inside the release folder: no leading slash, no way out of the folder. */
const ReleaseFile = v.pipe(
  v.string(),
  v.regex(/^(?!\/)(?!.*\.\.)[\w./@~-]+$/, 'A file inside the release'),
)

/** A page of a remote, as the build found it in `routes.tsx`. */
export const ReleaseRoute = v.object({
  /** The remote's own path: `/` or `/about`. */
  path: v.pipe(v.string(), v.regex(/^\/[\w/-]*$/, 'A path such as /about')),
  title: v.string(),
  description: v.string(),
  /** Scripts that this page runs besides the entry, in the order in which they are needed. */
  scripts: v.array(ReleaseFile),
  /** Addresses of the API that the page asks first; the document preloads them. */
  data: v.array(v.pipe(v.string(), v.regex(/^\/api\/[\w/-]+$/, 'A path below /api/'))),
  /** Prerendered fragments by base path: `''` and `/fbcpartners` for a remote that answers under both. */
  fragments: v.record(v.string(), ReleaseFile),
})
export type ReleaseRoute = v.InferOutput<typeof ReleaseRoute>

/**
 * `release.json`: everything that the registry, the edge and the browser know of one immutable release,
 * a folder `<name>/<version>/`.
 */
export const Release = v.object({
  /** The remote's package name, which is its folder and its federation name. */
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,63}$/, 'A remote name such as mfe-group')),
  version: Version,
  /** Commit that it was built from; `unknown` outside a checkout. */
  commit: v.string(),
  /** ISO 8601, UTC. */
  builtAt: v.string(),
  /** Which theme the document is painted in before any script runs. */
  theme: v.picklist(['loom', 'floodlight', 'premiership']),
  contract: v.object({
    /** Version of shared-contracts that it was built against. */
    version: Version,
    /** Versions of shared-contracts that it runs with: the same major, at least this minor. */
    range: v.pipe(v.string(), v.regex(/^\^\d+\.\d+\.\d+$/, 'A caret range such as ^1.2.0')),
  }),
  /** Federation entry, an ES module. */
  entry: ReleaseFile,
  routes: v.array(ReleaseRoute),
  /** Subresource Integrity (`sha384-…`) of every file, by name. */
  integrity: v.record(
    ReleaseFile,
    v.pipe(v.string(), v.regex(/^sha384-[\w+/=]+$/, 'An SHA-384 integrity value')),
  ),
})
export type Release = v.InferOutput<typeof Release>

/** What a browser needs of a release to load it: the rest of `release.json` is the registry's and the edge's. */
export const LoadableRelease = v.object({
  ...v.pick(Release, ['name', 'version', 'theme', 'entry']).entries,
  routes: v.array(v.pick(ReleaseRoute, ['path', 'scripts', 'data'])),
})
export type LoadableRelease = v.InferOutput<typeof LoadableRelease>

/** Folder of a release on the site. */
export const releaseFolder = ({ name, version }: { name: string; version: string }) =>
  `/releases/${name}/${version}`

/** What the platform's operator sets for remotes, by the edge's variables. */
export const HostSettings = v.object({
  /** The operator's own stream of the live match (HLS); without one the remote shows its clips. */
  liveStreamUrl: v.optional(v.pipe(v.string(), v.url(), v.startsWith('https://'))),
})
export type HostSettings = v.InferOutput<typeof HostSettings>

/** What the edge tells the host inside the document. */
export const DocumentData = v.object({
  /** Version that this visitor gets of each remote. */
  versions: v.record(v.string(), Version),
  /** The release that answers this document; null on the not-found screen. */
  release: v.nullable(LoadableRelease),
  settings: HostSettings,
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

/** Answer of `GET /api/releases`: what every channel points to now. */
export const ReleaseMap = v.object({
  /** Grows with every change; two maps of the same revision are equal. */
  revision: v.number(),
  remotes: v.array(v.object({ name: v.string(), stable: v.nullable(Release) })),
})
export type ReleaseMap = v.InferOutput<typeof ReleaseMap>

/** Body of `POST /api/releases/:name/promote`. */
export const PromoteRequest = v.object({
  version: Version,
  /** Why, for the history. */
  reason: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
})
export type PromoteRequest = v.InferOutput<typeof PromoteRequest>

/** One line of `GET /api/releases/:name/history`, newest first. */
export const ReleaseEvent = v.object({
  revision: v.number(),
  remote: v.string(),
  version: Version,
  kind: v.picklist(['publish', 'promote']),
  actor: v.string(),
  reason: v.string(),
  /** ISO 8601, UTC. */
  at: v.string(),
})
export type ReleaseEvent = v.InferOutput<typeof ReleaseEvent>
