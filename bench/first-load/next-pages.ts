import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readRelease } from 'release/publish'
import { builtReleaseFolder } from 'release/workspace'
import { WORKSPACE_ROOT } from 'tooling/workspace/workspace'
import type { NextRoute } from './next/next-page.tsx'
import { pageSources } from './page-sources.ts'

const SOURCES = join(import.meta.dirname, 'next')

/**
 * Writes a Next application: a file for each route of the remotes under its canonical address, and the other
 * files that Next needs. Each file names the parts of its page; `next/` has the code that combines them.
 */
export async function writeNextPages(folder: string, remotes: readonly string[]): Promise<void> {
  const pages = join(folder, 'pages')
  for (const stale of [pages, join(folder, '.next')])
    await rm(stale, { recursive: true, force: true })
  const files = new Map([
    [join(folder, 'next.config.mjs'), reExported('default', 'next.config.mjs')],
    [join(pages, '_app.js'), reExported('NextApp as default', 'NextApp.tsx')],
    [
      join(pages, '_document.js'),
      "import { Head, Html, Main, NextScript } from 'next/document'\n" +
        `import { nextDocument } from ${quoted('next-document.tsx')}\n` +
        'export default nextDocument({ Head, Html, Main, NextScript })\n',
    ],
  ])
  for (const remote of remotes) {
    for (const [file, text] of await pagesOf(remote)) files.set(join(pages, file), text)
  }
  for (const [file, text] of files) {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}

/** Text of each page's file, by its path below `pages/`. */
async function pagesOf(remote: string): Promise<[file: string, text: string][]> {
  const source = join(WORKSPACE_ROOT, remote, 'src')
  const { release } = await readRelease(builtReleaseFolder(remote))
  const [basePath = ''] = release.basePaths ?? []
  const sources = pageSources(await readFile(join(source, 'routes.ts'), 'utf8'))
  return sources.map(({ path, hasOwnHead, file, component }) => {
    const described = release.routes.find((route) => route.path === path)
    if (!described) throw new Error(`${remote} was not built with ${path}`)
    const { title, description, record } = described
    const route: NextRoute = { path, title, description, hasOwnHead, ...(record && { record }) }
    const text = [
      `import { remote } from ${JSON.stringify(join(source, 'remote.ts'))}`,
      `import { ${component} } from ${JSON.stringify(join(source, file))}`,
      `import { nextPage } from ${quoted('next-page.tsx')}`,
      `import { staticPropsOf } from ${quoted('static-props.tsx')}`,
      `const route = ${JSON.stringify(route)}`,
      `const Page = nextPage(remote, ${component}, route)`,
      'export default Page',
      `export const getStaticProps = staticPropsOf(Page, ${JSON.stringify(basePath)}, route)`,
      // Pages of records are rendered on the first request, and kept.
      ...(path.includes(':')
        ? ["export const getStaticPaths = () => ({ paths: [], fallback: 'blocking' })"]
        : []),
      '',
    ].join('\n')
    return [fileOf(basePath + path), text]
  })
}

/** Returns the file of a path: `/gpl/matches/:match` becomes `gpl/matches/[match].js`. */
function fileOf(path: string): string {
  const name = path.replace(/^\/|\/$/g, '').replace(/:(\w+)/g, '[$1]')
  return `${name || 'index'}.js`
}

const quoted = (file: string) => JSON.stringify(join(SOURCES, file))

const reExported = (names: string, file: string) => `export { ${names} } from ${quoted(file)}\n`
