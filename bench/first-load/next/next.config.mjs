import { relative, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const WORKSPACE_ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const SMALLER_STYLES = join(WORKSPACE_ROOT, 'tooling/webpack/smaller-styles.cjs')
const LUCIDE_ICON = join(WORKSPACE_ROOT, 'tooling/webpack/lucide-icon.cjs')
const NO_ROUTES = join(import.meta.dirname, 'no-routes.cjs')

/** Next's defaults, with the settings of `tooling/webpack/base.ts` for the workspace's sources. */
export default {
  // The benchmark's front compresses, as the edge does: Next itself only supports gzip.
  compress: false,
  poweredByHeader: false,
  outputFileTracingRoot: WORKSPACE_ROOT,
  // Importing a picture returns its address, as in every build of the workspace.
  images: { disableStaticImages: true },
  experimental: { externalDir: true },
  webpack(config, { isServer, dir }) {
    const { resolve, output, module } = config
    resolve.conditionNames = ['source', ...(resolve.conditionNames ?? ['...'])]
    module.rules.push(
      { test: /mfe-[\w-]+[\\/]src[\\/]routes\.ts$/, enforce: 'pre', loader: NO_ROUTES },
      { test: /\.tsx?$/, enforce: 'post', loader: SMALLER_STYLES },
      { test: /lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/, loader: LUCIDE_ICON },
      { test: /\.mjs$/, type: 'javascript/auto' },
      {
        test: /\.(woff2|avif|webp|svg|mp4|webm|vtt)$/,
        type: 'asset/resource',
        generator: {
          filename: 'static/media/[name].[contenthash:12][ext]',
          publicPath: '/_next/',
          // Only the document refers to fonts, so the server's build writes them into the folder of
          // the browser's files.
          ...(isServer && { outputPath: `${relative(output.path, join(dir, '.next'))}/` }),
        },
      },
    )
    return config
  },
}
