import { FurtherPage } from 'shared-contracts/api/further-page'
import type { Release, ReleaseRoute } from 'shared-contracts/release'
import * as v from 'valibot'
import type { ApiAnswer, ApiAnswers } from '../data/api-answers.ts'
import { canonicalAddress, canonicalAddresses } from '../releases/canonical-address.ts'
import type { ServedReleases } from '../releases/served-releases.ts'
import { listedPages, listOf, type ListedPage } from '../rendering/page-address.ts'

export interface MapSourcesOptions {
  readonly served: ServedReleases
  readonly answers: Pick<ApiAnswers, 'read'>
}

/** A page of a live release at its canonical address. */
export interface MappedPage extends ListedPage {
  /** Name of the site for visitors. */
  readonly site: string
}

/** What the pages of a live release follow from. */
export interface MapSource {
  readonly release: Release
  /** Digest of the release. */
  readonly digest: string
  /** Lists of the records that have pages; a long list in several answers. */
  readonly lists: readonly { readonly route: ReleaseRoute; readonly answer: ApiAnswer }[]
}

/** Finds what the sitemap follows from now. */
export const mapSources = ({ served, answers }: MapSourcesOptions): Promise<MapSource[]> =>
  Promise.all(
    served
      .all()
      .flatMap(({ stable, disabled }) => (stable && disabled === null ? [stable] : []))
      .map(async ({ release, digest }) => ({
        release,
        digest,
        lists: await listsOf(release, answers),
      })),
  )

/** Reads the lists of routes with parameters, which have a page for each record. */
async function listsOf(
  { routes }: Release,
  answers: MapSourcesOptions['answers'],
): Promise<MapSource['lists']> {
  const lists = await Promise.all(
    routes.map(async (route) => {
      const list = listOf(route)
      if (list === null) return []
      const read: { route: ReleaseRoute; answer: ApiAnswer }[] = []
      // One after the other: a list of many years may have fifty of them.
      for (const path of await pathsOf(list, routes, answers)) {
        const answer = await answers.read(path)
        if (answer?.status === 200) read.push({ route, answer })
      }
      return read
    }),
  )
  return lists.flat()
}

const FurtherPages = v.pipe(v.string(), v.parseJson(), v.array(FurtherPage))

/**
 * Returns the calls that answer a whole list: the list itself and, if a page of the release takes a parameter from
 * `<list>-pages`, one for each page that this names.
 */
async function pathsOf(
  list: string,
  routes: readonly ReleaseRoute[],
  answers: MapSourcesOptions['answers'],
): Promise<string[]> {
  const pages = `${list}-pages`
  const isPaged = routes.some(({ searchFrom = {} }) =>
    Object.values(searchFrom).some((values) => values.list === pages),
  )
  const answer = isPaged ? await answers.read(pages) : null
  const further = v.safeParse(FurtherPages, answer?.body)
  if (!further.success) return [list]
  return [list, ...further.output.map(({ page }) => `${list}?page=${encodeURIComponent(page)}`)]
}

/** Identifies the sources: from the same ones follow the same pages. */
export const keyOf = (sources: readonly MapSource[]) =>
  JSON.stringify(
    sources.map(({ digest, lists }) => [digest, lists.map(({ answer }) => answer.tag)]),
  )

export const mappedPages = (sources: readonly MapSource[]): MappedPage[] =>
  sources.flatMap(({ release, lists }) => {
    const fixed = canonicalAddresses(release).map((path) => ({ path, changedAt: null, news: null }))
    const listed = lists.flatMap(({ route, answer }) => pagesOfAnswer(release, route, answer))
    const site = release.siteName ?? release.name
    return [...fixed, ...listed].map((page) => ({ ...page, site }))
  })

/** Pages of the last answers of each route, by their calls: another list may change, or other releases go live. */
const lastPages = new WeakMap<
  ReleaseRoute,
  Map<string, { readonly tag: string; readonly pages: ListedPage[] }>
>()

function pagesOfAnswer(
  release: Release,
  route: ReleaseRoute,
  { path: call, tag, body }: Pick<ApiAnswer, 'path' | 'tag' | 'body'>,
): ListedPage[] {
  const known = lastPages.get(route) ?? new Map<string, { tag: string; pages: ListedPage[] }>()
  lastPages.set(route, known)
  const last = known.get(call)
  if (last?.tag === tag) return last.pages
  const pages = listedPages(route, body).map((page) => ({
    ...page,
    path: canonicalAddress(release, page.path),
  }))
  known.set(call, { tag, pages })
  return pages
}
