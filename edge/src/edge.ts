import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { EdgeServing } from 'shared-contracts/edge-serving'
import type { RenderingReport } from 'shared-contracts/rendering-report'
import { SHELL_NAME } from 'shared-contracts/release'
import { trustIn } from 'shared-server/environment/values'
import { errorResponse } from 'shared-server/error-response'
import { proxyApi } from './proxy/api-proxy.ts'
import { DeskPreviews } from './visit/desk-previews.ts'
import { servePreviewLinks } from './visit/preview-links.ts'
import { claimsOf } from './visit/release-override.ts'
import type { EdgeConfig } from './config.ts'
import { DeltaFiles } from './releases/delta-files.ts'
import { serveFiles } from './releases/files.ts'
import { servePages } from './pages/pages.ts'
import { limitBodies, LONGEST_REQUEST_MS } from 'shared-server/limit-bodies'
import { openReleaseFiles, releasesFolder } from 'shared-server/release-store/open-release-files'
import { storeName } from 'shared-server/release-store/store-name'
import { RegistryPoller } from './releases/registry-poller.ts'
import { ReleaseCopies } from './releases/release-copies.ts'
import { RemoteSources } from './releases/remote-sources.ts'
import { pathForLog, requestForLog } from './proxy/request-for-log.ts'
import {
  ReleasesAway,
  ReleasesBusy,
  RequestedReleases,
  RETRY_AFTER_S,
} from './releases/requested-releases.ts'
import { ServedReleases } from './releases/served-releases.ts'
import { ShellFiles } from './releases/shell-files.ts'
import { requestIds } from './proxy/request-ids.ts'
import { routableUrl } from './proxy/routable-url.ts'
import { FIXED_HEADERS, isDocument } from './pages/security-headers.ts'
import { readShellBuild, type ShellBuild } from './pages/shell-build.ts'
import { ApiAnswers } from './data/api-answers.ts'
import { readVerified } from './releases/read-release.ts'
import { RenderedPages } from './rendering/rendered-pages.ts'
import { connectRenderer } from './rendering/connect-renderer.ts'
import { Renderer } from './rendering/renderer.ts'
import { RenderingFigures } from './rendering/rendering-figures.ts'
import { collectRendering } from './rendering/rendering-metrics.ts'
import { RenderingReporter } from './rendering/rendering-reporter.ts'
import { startProcess } from './rendering/start-process.ts'
import { serveHealth } from './health.ts'
import { serveMetrics } from './metrics.ts'
import { serveLiveStreams } from './live/live-streams.ts'
import { VerifiedFiles } from './releases/verified-files.ts'
import { serveSecurityContact } from './pages/security-contact.ts'
import { serveServiceWorker } from './pages/service-worker.ts'
import { serveSitemap } from './pages/sitemap.ts'

/** Timeout for reading a body that is not a picture, in milliseconds. */
const BODY_TIMEOUT_MS = 15_000

export interface EdgeFolders {
  /** The shell's own build, with `document.json` and `browser/`. */
  readonly shellBuild: string
  /** Pictures and icons of every site. */
  readonly public: string
  /** The compiled program that renders pages. */
  readonly renderer: string
}

/** Creates the server in front of everything: documents, the files of shell and releases, and `/api`. */
export async function createEdge(
  config: EdgeConfig,
  folders: EdgeFolders,
): Promise<FastifyInstance> {
  const edge = Fastify({
    logger: { level: config.logLevel, serializers: { req: requestForLog } },
    trustProxy: trustIn(config.trustedProxies),
    genReqId: requestIds(config.trustedProxies),
    requestTimeout: LONGEST_REQUEST_MS,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
    bodyLimit: 256 * 1024,
    forceCloseConnections: 'idle',
    // A proxy may have sent a request before it hears that this edge stops; its visitor gets an answer all the same.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 4_096 },
    rewriteUrl: ({ url }) => routableUrl(url),
  })
  limitBodies(edge.server, BODY_TIMEOUT_MS)
  if (config.tracesEndpoint !== undefined) {
    // Loaded only here, so that it costs nothing if tracing is off.
    const { traceRequests } = await import('shared-server/tracing')
    traceRequests(edge, {
      service: 'edge',
      endpoint: config.tracesEndpoint,
      isContinued: false,
      pathOf: pathForLog,
    })
  }
  const shell = await readShellBuild(folders.shellBuild)
  const releasesDir = releasesFolder(config.dataDir)
  const hasStore = config.releaseStore.RELEASE_STORE !== undefined
  const { log } = edge
  const copies = new ReleaseCopies({
    folder: releasesDir,
    store: hasStore ? await openReleaseFiles(config.releaseStore, config.dataDir) : null,
    host: shell.contract,
    keys: config.releaseKeys,
    log,
  })
  if (!config.releaseKeys) {
    log.warn('RELEASE_KEYS is not set: the signatures of releases are not checked')
  }
  const store = await storeName(config.releaseStore, config.dataDir)
  const served = new ServedReleases(copies, log)
  const deltas = new DeltaFiles()
  const shells: ShellFiles = new ShellFiles({
    own: { folder: join(folders.shellBuild, 'browser'), files: shell.files ?? new Map() },
    copies,
    deltas,
    refresh: (told) => poller.refresh(told),
    log,
  })
  const url = `${config.apiOrigin}/api/releases`
  const poller = new RegistryPoller({
    url,
    proxySecret: config.proxySecret,
    served,
    shells,
    log,
    keptMap: join(config.dataDir, 'edge', 'releases.json'),
    pollMs: config.releasePollMs,
    onApplied: () => rendering.tellSoon(),
  })
  const requested = new RequestedReleases({
    served,
    copies,
    refresh: (told) => poller.refresh(told),
    log,
  })
  const secret = sharedSecret(config)
  const rendering = await createRendering(config, {
    folders,
    shell,
    log,
    serving: () => ({
      revision: poller.knownRevision,
      store,
      answersSharedFiles: true,
      remotes: served.serving(),
    }),
  })
  served.onLive = (loaded) => rendering.pages.warm(loaded)

  edge.addHook('onRequest', (_request, reply, done) => {
    reply.headers(FIXED_HEADERS)
    done()
  })
  edge.addHook('onSend', (_request, reply, payload, done) => {
    if (!isDocument(reply.getHeader('content-type'))) reply.removeHeader('permissions-policy')
    done(null, payload)
  })
  edge.addHook('onClose', () => {
    copies.stopCleanup()
    return Promise.all([rendering.close(), poller.stop()])
  })
  edge.setErrorHandler<FastifyError>((error, request, reply) => {
    const statusCode = error.statusCode ?? 500
    if (statusCode >= 500) request.log.error({ err: error }, 'request failed')
    if (error instanceof ReleasesBusy || error instanceof ReleasesAway) {
      void reply.header('Retry-After', RETRY_AFTER_S)
    }
    // Otherwise Node would read the rest of an unwanted body, however long it is.
    if (statusCode === 413) void reply.header('Connection', 'close')
    const message = statusCode >= 500 ? 'The site cannot answer this right now.' : error.message
    return reply.status(statusCode).send(errorResponse(statusCode, message, request.id))
  })

  // Fastify's own handler would write the whole address into log and response.
  edge.setNotFoundHandler((request, reply) =>
    reply.status(404).send(errorResponse(404, 'There is nothing here.', request.id)),
  )

  // Quality 5 costs about a millisecond for a document and saves most of what quality 11 would. A document fits
  // into a window of 256 kB; with Brotli's default, every response being compressed would take sixteen times as
  // much memory.
  await edge.register(compress, {
    brotliOptions: {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 },
    },
    threshold: 512,
  })
  await edge.register(cookie)
  const metrics = metricsOf(rendering.report)
  serveLiveStreams(edge, config, metrics)
  await proxyApi(edge, config)
  const sources = new RemoteSources(config.remoteSources, config.remoteOverrides)
  await sources.serve(edge)
  await serveFiles(edge, {
    ...folders,
    shell,
    shells,
    files: new VerifiedFiles(),
    deltas,
    requested,
    claimsOf: (request) => claimsOf(request, { secret, served }),
    onAltered: ({ name, ...pointer }) => copies.forget(name, pointer),
    onAlteredDeltas: ({ name, ...pointer }) => copies.renew(name, pointer),
  })
  serveHealth(edge, { served, sources, poller })
  serveMetrics(edge, metrics)
  serveSecurityContact(edge, config)
  await serveServiceWorker(edge, { shell, shellBuild: folders.shellBuild })
  serveSitemap(edge, {
    served,
    answers: rendering.answers,
    publicOrigin: config.publicOrigin,
  })
  const overrides = { served, sources, secret }
  servePreviewLinks(edge, { ...overrides, deskPreviews: new DeskPreviews(config) })
  servePages(edge, {
    ...overrides,
    shell,
    poller,
    settings: config.settings,
    telemetryShare: config.telemetryShare,
    publicOrigin: config.publicOrigin,
    pictureOrigins: config.pictureOrigins,
    rendering: rendering.pages,
    documentBytes: config.documentMemory,
  })
  edge.addHook('onReady', async () => {
    await poller.start()
    copies.startCleanup(() => [
      ...served.releases(),
      ...shells.shells.map(({ version }) => ({ name: SHELL_NAME, version })),
    ])
    rendering.start()
  })
  return edge
}

interface RenderingParts {
  readonly folders: EdgeFolders
  readonly shell: ShellBuild
  readonly log: FastifyBaseLogger
  /** What visitors get now. */
  readonly serving: () => EdgeServing
}

/** Creates what renders pages with their data; without effect if the shell was built without a runtime. */
async function createRendering(
  config: EdgeConfig,
  { folders, shell, log, serving }: RenderingParts,
) {
  const runtime =
    config.isRendering && shell.runtime
      ? await readVerified(join(folders.shellBuild, shell.runtime.file), shell.runtime.integrity)
      : null
  const { rendererSocket: socket } = config
  const open =
    socket === undefined ? () => startProcess(folders.renderer) : () => connectRenderer(socket)
  const renderer = runtime && new Renderer({ open, runtime: runtime.toString() })
  const answers = new ApiAnswers({ ...config, log })
  const figures = new RenderingFigures()
  const pages = new RenderedPages({
    renderer,
    answers,
    figures,
    settings: config.settings,
    maxBytes: config.pageMemory,
    log,
  })
  const id = randomUUID()
  const report = (): RenderingReport => ({
    edge: id,
    starts: renderer?.starts ?? 0,
    heldPages: pages.heldPages.count,
    heldBytes: pages.heldPages.bytes,
    releases: figures.all(),
    serving: serving(),
  })
  const reporter = new RenderingReporter({ ...config, report, log })
  const close = async () => {
    pages.close()
    await reporter.stop()
  }
  return {
    pages,
    answers,
    report,
    start: () => reporter.start(),
    tellSoon: () => reporter.tellSoon(),
    close,
  }
}

/** Metrics of this process, and of the pages that it renders. */
function metricsOf(report: () => RenderingReport): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  collectRendering(registry, report)
  return registry
}

/** Reads the secret of previews and visits: configured, or the one that the API made in the shared data folder. */
function sharedSecret({ previewSecret, dataDir }: EdgeConfig): () => Promise<string | null> {
  let secret = previewSecret ?? null
  return async () => {
    if (secret !== null) return secret
    const kept = await readFile(join(dataDir, 'preview-secret'), 'utf8').catch(() => '')
    secret = kept.trim() || null
    return secret
  }
}
