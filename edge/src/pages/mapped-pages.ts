import type { Release, ReleaseRoute } from 'shared-contracts/release'
import type { ApiAnswer, ApiAnswers } from '../data/api-answers.ts'
import { canonicalAddress, canonicalAddresses } from '../releases/canonical-address.ts'
import type { ServedReleases } from '../releases/served-releases.ts'
import { listedPages, listOf, type ListedPage } from '../rendering/page-address.ts'

export interface MapSourcesOptions {
  readonly served: ServedReleases
  readonly answers: Pick<ApiAnswers, 'read'>
}

/** A page of a live release at its canonical address. */
interface MappedPage extends ListedPage {
  /** Name of the site for visitors. */
  readonly site: string
}

/** What the pages of a live release follow from. */
export interface MapSource {
  readonly release: Release
  /** Digest of the release. */
  readonly digest: string
  /** Lists of the records that have pages. */
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
      const answer = list === null ? null : await answers.read(list)
      return answer?.status === 200 ? [{ route, answer }] : []
    }),
  )
  return lists.flat()
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

/** Pages of the last answer of each route: another list may change, or other releases go live. */
const lastPages = new WeakMap<
  ReleaseRoute,
  { readonly tag: string; readonly pages: ListedPage[] }
>()

function pagesOfAnswer(
  release: Release,
  route: ReleaseRoute,
  { tag, body }: Pick<ApiAnswer, 'tag' | 'body'>,
): ListedPage[] {
  const last = lastPages.get(route)
  if (last?.tag === tag) return last.pages
  const pages = listedPages(route, body).map((page) => ({
    ...page,
    path: canonicalAddress(release, page.path),
  }))
  lastPages.set(route, { tag, pages })
  return pages
}
