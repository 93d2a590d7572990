import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { remoteBuild } from '../build/build-remote.ts'
import { withFastRefresh } from '../webpack/fast-refresh.ts'
import { WORKSPACE_ROOT } from '../workspace/workspace.ts'
import { answerApi } from './api-samples.ts'
import { describeSource } from './dev-release.ts'
import { SERVER_SCRIPT } from 'shared-contracts/release'
import { ServerPages } from './server-pages.ts'
import { remoteAddress, remotePort } from './remote-ports.ts'

/**
 * Serves one remote from source with hot reload, at its own port: its container and description for a
 * running shell, and a page with a minimal host for the remote alone.
 *
 * @returns the address.
 */
export async function serveRemote(name: string): Promise<string> {
  const port = remotePort(name)
  const remote = await remoteBuild(name)
  const outputPath = join(WORKSPACE_ROOT, '.cache/dev', name)
  const config = withFastRefresh(remote({ mode: 'development', outputPath, isServed: true }))
  const servedRemote = join(WORKSPACE_ROOT, name, 'src/remote.ts')
  const compiler = webpack({
    ...config,
    entry: { standalone: join(WORKSPACE_ROOT, 'tooling/dev/standalone/entry.ts') },
    resolve: {
      ...config.resolve,
      alias: { ...config.resolve?.alias, 'served-remote$': servedRemote },
    },
    plugins: [
      ...(config.plugins ?? []),
      new webpack.DefinePlugin({
        LIVE_STREAM_URL: JSON.stringify(process.env['LIVE_STREAM_URL']) ?? 'undefined',
      }),
    ],
    stats: 'errors-warnings',
  })
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      // The shell at another port loads modules from here.
      headers: { 'Access-Control-Allow-Origin': '*' },
      client: { webSocketURL: `ws://127.0.0.1:${port}/ws`, overlay: false },
      devMiddleware: { publicPath: '/' },
      static: [
        { directory: join(WORKSPACE_ROOT, 'tooling/dev/standalone/public'), publicPath: '/' },
        { directory: join(WORKSPACE_ROOT, 'shell/public/media'), publicPath: '/media' },
      ],
      historyApiFallback: { index: '/standalone.html' },
      setupMiddlewares: (middlewares) => [
        {
          name: 'release',
          path: '/release.json',
          middleware: sendDescription(name),
        },
        {
          name: 'pages',
          path: `/${SERVER_SCRIPT}`,
          middleware: sendPages(new ServerPages(name)),
        },
        { name: 'api', path: '/api', middleware: answerApi },
        ...middlewares,
      ],
    },
    compiler,
  )
  await server.start()
  return remoteAddress(name)
}

const sendDescription = (name: string) => (_request: unknown, response: ServerResponse) => {
  void describeSource(name).then((description) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(description))
  })
}

/** What the edge renders the remote's pages with; nothing while they are compiled for the first time. */
const sendPages = (pages: ServerPages) => (_request: unknown, response: ServerResponse) => {
  const script = pages.latest()
  response.writeHead(script === null ? 204 : 200, { 'content-type': 'text/javascript' })
  response.end(script ?? undefined)
}
