import { join } from 'node:path'
import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { withFastRefresh } from '../webpack/fast-refresh.ts'
import { baseConfig } from '../webpack/base.ts'
import { WORKSPACE_ROOT } from '../workspace/workspace.ts'

/** `pnpm gallery`: every part of shared-ui in every state, on both grounds, in the themes and schemes. */
const port = Number(process.env['GALLERY_PORT'] ?? 3110)
const base = baseConfig({ mode: 'development', target: 'browser', hasFastRefresh: true })

const server = new WebpackDevServer(
  {
    host: '127.0.0.1',
    port,
    hot: true,
    client: { overlay: false },
    static: [
      { directory: join(WORKSPACE_ROOT, 'tooling/gallery/public'), publicPath: '/' },
      { directory: join(WORKSPACE_ROOT, 'shell/public/media'), publicPath: '/media' },
    ],
  },
  webpack(
    withFastRefresh({
      ...base,
      entry: { gallery: join(WORKSPACE_ROOT, 'tooling/gallery/gallery-page.tsx') },
      output: {
        path: join(WORKSPACE_ROOT, '.cache/gallery'),
        filename: '[name].js',
        publicPath: '/',
      },
      stats: 'errors-warnings',
    }),
  ),
)
await server.start()
console.log(`\n  gallery of shared-ui: http://127.0.0.1:${port}\n`)
