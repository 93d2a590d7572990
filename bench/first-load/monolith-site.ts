import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import webpack from 'webpack'
import { compressFolder } from 'tooling/build/compress'
import { builtShellFolder } from 'release/workspace'
import { baseConfig } from 'tooling/webpack/base'
import { compile } from 'tooling/webpack/compile'
import { WORKSPACE_ROOT } from 'tooling/workspace/workspace'
import { createFront, type Origins } from './front.ts'
import { asOneApplication } from './prerendered.ts'
import type { Cut, Yardstick } from './yardstick.ts'

interface ShellDocument {
  readonly themes: Record<string, { styles: string; fonts: string[] }>
}

/**
 * Builds the platform's pages as one application from the same sources and serves it: its script and fonts
 * from disk with brotli beside them, pictures as the edge serves them, and `/api` from the same API.
 */
export async function serveMonolith(
  cut: Exclude<Cut, 'next'>,
  port: number,
  origins: Origins,
): Promise<Yardstick> {
  const folder = join(WORKSPACE_ROOT, '.cache/bench', cut)
  const base = baseConfig({ mode: 'production', target: 'browser' })
  const stats = await compile({
    ...base,
    name: cut,
    target: ['web', 'es2022'],
    entry: { app: join(WORKSPACE_ROOT, 'bench/first-load/monolith.tsx') },
    experiments: { outputModule: true },
    output: {
      path: folder,
      clean: true,
      module: true,
      chunkFormat: 'module',
      publicPath: '/app/',
      filename: '[name].[contenthash:12].js',
      assetModuleFilename: 'assets/[name].[contenthash:12][ext]',
    },
    module: {
      ...base.module,
      rules: [
        ...(base.module?.rules ?? []),
        {
          test: /mfe-[\w-]+[\\/]src[\\/]routes\.ts$/,
          enforce: 'pre',
          loader: join(WORKSPACE_ROOT, 'bench/first-load/own-chunk-names.cjs'),
        },
      ],
    },
    plugins:
      cut === 'single-bundle' ? [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })] : [],
  })
  await compressFolder(folder)
  const script = stats.entrypoints?.['app']?.assets?.find(({ name }) => name.endsWith('.js'))?.name
  const shell = JSON.parse(
    await readFile(join(builtShellFolder(), 'document.json'), 'utf8'),
  ) as ShellDocument

  const site = await createFront({ folder, prefix: '/app/' }, origins)
  site.get('/*', async ({ url }, reply) => {
    reply.type('text/html; charset=utf-8')
    if (cut === 'single-bundle') return emptyDocument(shell, themeOf(url), `/app/${script}`)
    const document = await (await fetch(origins.edge + url)).text()
    return asOneApplication(document, new URL(url, origins.edge).pathname, stats)
  })
  await site.listen({ port, host: '127.0.0.1' })
  return site
}

function emptyDocument(shell: ShellDocument, name: string, script: string): string {
  const theme = shell.themes[name]
  const fonts = theme?.fonts.map(
    (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
  )
  return (
    `<!doctype html><html lang="en" data-theme="${name}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<link rel="icon" href="/icons/loom.svg"><style>${theme?.styles ?? ''}</style>${fonts?.join('') ?? ''}` +
    `<script type="module" src="${script}"></script></head><body></body></html>`
  )
}

function themeOf(url: string): string {
  if (url.startsWith('/gpl')) return 'floodlight'
  return url.startsWith('/ghanapremiership') ? 'premiership' : 'loom'
}
