import type { IncomingMessage, ServerResponse } from 'node:http'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { remoteBuild } from '../build/build-remote.ts'
import { buildRuntime } from '../build/build-runtime.ts'
import { withFastRefresh } from '../webpack/fast-refresh.ts'
import { answers } from '../start/answers.ts'
import { WORKSPACE_ROOT } from '../workspace/workspace.ts'
import { addressesOf, SERVER_SCRIPT } from 'shared-contracts/release'
import { FirstRequest } from './first-request.ts'
import { ServerPages } from './server-pages.ts'
import { SourceDescription } from './source-description.ts'
import { StandalonePages } from './standalone-pages.ts'
import { remoteAddress, remotePort } from './remote-ports.ts'

/** A remote that is served from source. */
export interface ServedRemote {
  readonly address: string
  /** Reloads the pages open in browsers, after a change that they do not detect themselves. */
  readonly reload: () => void
}

export interface ServeOptions {
  /** Target of `/api` for the standalone page. */
  readonly apiOrigin: string
  /** Whether to compile it from the start, instead of on the first request. */
  readonly isAwaited?: boolean
  /** Whether to compile the standalone page from the start, instead of on its first request. */
  readonly isAloneAwaited?: boolean
}

/** Sources of the standalone host. */
const STANDALONE = join(WORKSPACE_ROOT, 'tooling/dev/standalone')
const SHOW_FAULTS = join(WORKSPACE_ROOT, 'tooling/dev/page/show-faults.ts')

/**
 * Serves one remote from source with hot reload, at its own port: its container and description for
 * a running shell, and a standalone page with a minimal host.
 *
 * @throws Error if its port is taken.
 */
export async function serveRemote(
  name: string,
  { apiOrigin, isAwaited = true, isAloneAwaited = true }: ServeOptions,
): Promise<ServedRemote> {
  const address = remoteAddress(name)
  if (await answers(address)) throw new Error(`${address} is taken: stop what runs there`)
  const asked = new FirstRequest()
  if (isAwaited) asked.arrive()
  const liveStreamUrl = process.env['LIVE_STREAM_URL']
  const pages = new ServerPages(name)
  const description = new SourceDescription(join(WORKSPACE_ROOT, name))
  const alone = new StandalonePages({
    ...{ pages, apiOrigin, settings: liveStreamUrl === undefined ? {} : { liveStreamUrl } },
    runtime: async () => (await buildRuntime('development')).source,
    addresses: async () => addressesOf(await description.latest()),
    template: await readFile(join(STANDALONE, 'standalone.html'), 'utf8'),
  })
  const port = remotePort(name)
  const remote = await remoteBuild(name)
  const outputPath = join(WORKSPACE_ROOT, '.cache/dev', name)
  const config = withFastRefresh(remote({ mode: 'development', outputPath, isServed: true }))
  const servedRemote = join(WORKSPACE_ROOT, name, 'src/remote.ts')
  let hasAlone = isAloneAwaited
  // The standalone page includes a host, which has two thirds of all modules.
  const entries = (): Record<string, string> =>
    hasAlone ? { standalone: join(STANDALONE, 'entry.ts') } : {}
  const compiler = webpack({
    ...config,
    entry: () => Promise.resolve(entries()),
    resolve: {
      ...config.resolve,
      alias: { ...config.resolve?.alias, 'served-remote$': servedRemote },
    },
    plugins: [
      ...(config.plugins ?? []),
      asked,
      // Added to every entry, as the server's own client is, and so also to the container that a shell loads.
      new webpack.EntryPlugin(WORKSPACE_ROOT, SHOW_FAULTS, { name: undefined }),
      new webpack.DefinePlugin({
        LIVE_STREAM_URL: JSON.stringify(liveStreamUrl) ?? 'undefined',
      }),
    ],
    // Output with errors is never sent, so that the repair is a hot update instead of a reload.
    optimization: { ...config.optimization, emitOnErrors: false },
    stats: 'errors-warnings',
  })
  const awaitAlone = (request: IncomingMessage, _response: ServerResponse, next: () => void) => {
    if (!hasAlone && asksForDocument(request)) {
      hasAlone = true
      if (asked.hasArrived) server.invalidate()
    }
    next()
  }
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      // A shell on another port loads modules from here.
      headers: { 'Access-Control-Allow-Origin': '*' },
      client: { webSocketURL: `ws://127.0.0.1:${port}/ws`, overlay: false },
      devMiddleware: { publicPath: '/' },
      static: [{ directory: join(WORKSPACE_ROOT, 'shell/public/media'), publicPath: '/media' }],
      proxy: [
        { context: ['/api'], target: apiOrigin },
        {
          context: ['/media/desk'],
          target: apiOrigin,
          pathRewrite: { '^/media/desk': '/api/media' },
        },
      ],
      setupMiddlewares: (middlewares) => [
        {
          name: 'release',
          path: '/release.json',
          middleware: sendDescription(description),
        },
        {
          name: 'pages',
          path: `/${SERVER_SCRIPT}`,
          middleware: sendPages(pages, asked),
        },
        { name: 'alone', middleware: awaitAlone },
        { name: 'first request', middleware: asked.middleware },
        ...middlewares,
        { name: 'documents', middleware: sendDocuments(alone) },
      ],
    },
    compiler,
  )
  await server.start()
  return {
    address,
    reload: () => {
      const { clients = [] } = server.webSocketServer ?? {}
      server.sendMessage(clients, 'static-changed')
    },
  }
}

const sendDescription =
  (description: SourceDescription) => (_request: unknown, response: ServerResponse) => {
    void description.latest().then((release) => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(release))
    })
  }

/**
 * Sends the script with which the edge renders the remote's pages; nothing before a browser has requested the
 * remote, and during the first compilation.
 */
const sendPages =
  (pages: ServerPages, asked: FirstRequest) => (_request: unknown, response: ServerResponse) => {
    const script = asked.hasArrived ? pages.latest() : null
    response.writeHead(script === null ? 204 : 200, { 'content-type': 'text/javascript' })
    response.end(script ?? undefined)
  }

const asksForDocument = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && headers.accept?.includes('text/html') === true

/** Sends a document for every request that is neither for a file nor for the API. */
const sendDocuments =
  (alone: StandalonePages) =>
  (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (!asksForDocument(request)) return next()
    void alone.document(request.url ?? '/').then(({ status, html }) => {
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' })
      response.end(html)
    })
  }
