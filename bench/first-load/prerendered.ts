import { DOCUMENT_DATA_ID, DocumentData } from 'shared-contracts/release'
import { findRoute, pageChunkName } from 'shared-contracts/routes'
import { selectRoute } from 'shared-contracts/select-route'
import * as v from 'valibot'
import type { StatsCompilation } from 'webpack'

const OF_THE_PLATFORM =
  /<script type="importmap">.*?<\/script>|<script type="module".*?<\/script>|<link rel="modulepreload"[^>]*>/gs
const DATA = new RegExp(`id="${DOCUMENT_DATA_ID}">(.*?)</script>`, 's')

/**
 * Returns a document of the platform with the scripts of the single build in place of the host's and the
 * remote's, as a server that renders that build would. Preloads the page's own chunks as well.
 */
export function asOneApplication(html: string, pathname: string, stats: StatsCompilation): string {
  const { addresses, release } = v.parse(DocumentData, JSON.parse(DATA.exec(html)?.[1] ?? 'null'))
  const path = selectRoute(pathname, addresses)?.path ?? ''
  const route = findRoute(release?.routes ?? [], path)
  const page = route && stats.namedChunkGroups?.[`${release?.name}-${pageChunkName(route.path)}`]
  if (!page) throw new Error(`The single build has no page for ${pathname}`)
  const scripts = (group: typeof page | undefined) =>
    (group?.assets ?? []).map(({ name }) => name).filter((name) => name.endsWith('.js'))
  const tags = [
    ...scripts(stats.entrypoints?.['app']).map(
      (name) => `<script type="module" src="/app/${name}"></script>`,
    ),
    ...scripts(page).map((name) => `<link rel="modulepreload" href="/app/${name}">`),
  ]
  return html.replaceAll(OF_THE_PLATFORM, '').replace('</head>', () => `${tags.join('')}</head>`)
}
