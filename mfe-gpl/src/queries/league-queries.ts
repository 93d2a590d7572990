import { listQuery, previewed, recordQuery } from 'shared-contracts/api/api-query'
import { FurtherPage } from 'shared-contracts/api/further-page'
import { getJson, parseList } from 'shared-contracts/host'
import { ArticleResponse, ArticleSummary } from 'shared-contracts/league/article'
import { ClubResponse, SeasonClub } from 'shared-contracts/league/club'
import { FixtureResponse, type FixtureStatus } from 'shared-contracts/league/fixture'
import { ListedClub } from 'shared-contracts/league/listed-record'
import { LiveResponse, MatchResponse } from 'shared-contracts/league/match'
import {
  PlayerFigures,
  PlayerResponse,
  RankedPlayer,
  type PlayerPosition,
} from 'shared-contracts/league/player'
import { ProductResponse } from 'shared-contracts/league/product'
import { PublicAnswer, type FactKind } from 'shared-contracts/league/report'
import { SeasonResponse, SeasonSummary } from 'shared-contracts/league/season'
import { StandingResponse, type Venue } from 'shared-contracts/league/standing'
import { TopicResponse } from 'shared-contracts/league/topic'
import { queryOptions } from 'shared-contracts/query'
import * as v from 'valibot'
import { withParams } from '../site/with-params.ts'

const ARTICLES = '/api/league/articles'

/** Selects a table of a season; by default the newest one of all matches that count. */
export interface AskedTable {
  /** The table after this round. */
  readonly round?: number | undefined
  /** The table at the end of this day, an ISO 8601 date. */
  readonly on?: string | undefined
  readonly venue?: Venue
  /** Includes matches in play. */
  readonly live?: boolean
}

/** Selects matches of a season; all of them by default. */
export interface AskedFixtures {
  /** Slug of the round: `12`, `play-offs-final`. */
  readonly round?: string | undefined
  /** Slug of a club that plays in them. */
  readonly club?: string | undefined
  readonly status?: FixtureStatus | undefined
  /** First and last day, ISO 8601 dates. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Selects players of a season; all of them by default. */
export interface AskedPlayers {
  readonly club?: string | undefined
  readonly position?: PlayerPosition | undefined
}

/** Every season, the newest first. */
export const seasonsQuery = (competition?: string) =>
  listQuery(withParams('/api/league/seasons', { competition }), SeasonSummary)

/** A season with the club data that tables and matches show. The details for club pages would double a document. */
export const SeasonAtHand = v.object({
  ...SeasonResponse.entries,
  clubs: v.array(v.pick(SeasonClub, ['slug', 'name', 'colors'])),
})
export type SeasonAtHand = v.InferOutput<typeof SeasonAtHand>

/** A season with its rules and rounds. @param season its address: `2024-25`, or `gpl~2024-25`. */
export const seasonQuery = (season: string) => {
  const path = pathOf('seasons', season)
  return queryOptions({
    queryKey: [path, 'at hand'],
    queryFn: async ({ signal }) => v.parse(SeasonAtHand, await getJson(path, { signal })),
  })
}

/** A season with the complete data of its clubs. */
export const wholeSeasonQuery = (season: string) =>
  recordQuery(pathOf('seasons', season), SeasonResponse)

/** The table of a season, its first place first. */
export const standingsQuery = (season: string, { venue, live, ...asked }: AskedTable = {}) =>
  listQuery(
    withParams(`${pathOf('seasons', season)}/standings`, {
      ...asked,
      venue: venue === 'all' ? undefined : venue,
      live: live || undefined,
    }),
    StandingResponse,
  )

/** A row of the table as other pages show it. The details that explain a place would double their documents. */
export const StandingAtHand = v.omit(StandingResponse, [
  'adjustment',
  'cleanSheets',
  'isInPlay',
  'lastPosition',
  'outlook',
  'tiedWith',
])
export type StandingAtHand = v.InferOutput<typeof StandingAtHand>

/** The newest table of a season, for pages that show something of it. */
export const tableAtHandQuery = (season: string) => {
  const path = `${pathOf('seasons', season)}/standings`
  return queryOptions({
    queryKey: [path, 'at hand'],
    queryFn: async ({ signal }) => parseList(StandingAtHand, path, await getJson(path, { signal })),
  })
}

/** Matches of a season, in playing order. */
export const fixturesQuery = (season: string, asked: AskedFixtures = {}) =>
  listQuery(withParams(`${pathOf('seasons', season)}/fixtures`, { ...asked }), FixtureResponse)

/** Matches of other rounds on a day of a round, such as one that was moved; the page has those of the round already. */
export const othersOfDayQuery = (season: string, day: string, { number, name }: RoundOfMatches) => {
  const path = withParams(`${pathOf('seasons', season)}/fixtures`, { from: day, to: day })
  return queryOptions({
    queryKey: [path, 'others', number, name],
    queryFn: async ({ signal }) =>
      parseList(FixtureResponse, path, await getJson(path, { signal })).filter(
        ({ round, roundName }) => round !== number || roundName !== name,
      ),
  })
}

type RoundOfMatches = Pick<SeasonAtHand['rounds'][number], 'number' | 'name'>

/** Players of a season with their figures, by name. */
export const playersQuery = (season: string, asked: AskedPlayers = {}) =>
  listQuery(withParams(`${pathOf('seasons', season)}/players`, { ...asked }), PlayerFigures)

/** Number of best players that pages show (requirement 9); more would only enlarge their documents. */
const BEST = 5

/** The five top scorers, best first. */
export const scorersQuery = (season: string) => bestQuery(`${pathOf('seasons', season)}/scorers`)

/** The five players with most assists, best first. */
export const assistsQuery = (season: string) => bestQuery(`${pathOf('seasons', season)}/assists`)

const bestQuery = (path: string) =>
  queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }) =>
      parseList(RankedPlayer, path, await getJson(path, { signal })).slice(0, BEST),
  })

/** A complete match. */
export const matchQuery = (match: string) => recordQuery(pathOf('matches', match), MatchResponse)

/** The current and next matches of the current season. */
export const liveQuery = () => recordQuery('/api/league/live', LiveResponse)

/**
 * A complete club, in its newest season.
 *
 * @param preview token of a preview, which shows unpublished content; the same applies to the queries below.
 */
export const clubQuery = (club: string, preview: string | null = null) =>
  recordQuery(previewed(pathOf('clubs', club), preview), ClubResponse)

/** Every club that has a page. */
export const clubsQuery = () => listQuery('/api/league/clubs', ListedClub)

/** Matches between two clubs that counted, newest first. */
export const meetingsQuery = (club: string, other: string) =>
  listQuery(`${pathOf('clubs', club)}/meetings/${encodeURIComponent(other)}`, FixtureResponse)

/** A complete player, in the newest season with that player. */
export const playerQuery = (player: string, preview: string | null = null) =>
  recordQuery(previewed(pathOf('players', player), preview), PlayerResponse)

/** Stories without their texts, the newest first. @param page number of the list's page, from 1. */
export const articlesQuery = (page = 1) =>
  listQuery(page === 1 ? ARTICLES : `${ARTICLES}?page=${page}`, ArticleSummary)

/** The newest stories of any age that contain each word of a text in title, excerpt or tags. */
export const foundArticlesQuery = (q: string) =>
  listQuery(`${ARTICLES}?${new URLSearchParams({ q }).toString()}`, ArticleSummary)

/** The pages of that list besides the first. */
export const articlesPagesQuery = () => listQuery(`${ARTICLES}-pages`, FurtherPage)

/** The part of a list that the home page shows, so that its document holds no more. */
const frontQuery = <Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  choose: (all: v.InferOutput<Schema>[]) => v.InferOutput<Schema>[],
) =>
  queryOptions({
    queryKey: [path, 'front'],
    queryFn: async ({ signal }) => choose(parseList(schema, path, await getJson(path, { signal }))),
  })

const FrontArticle = v.pick(ArticleSummary, [
  'slug',
  'title',
  'category',
  'isSample',
  'image',
  'focalPoint',
])
export type FrontArticle = v.InferOutput<typeof FrontArticle>

/** The three newest stories, with different pictures as far as possible. */
export const frontArticlesQuery = () =>
  frontQuery(ARTICLES, FrontArticle, (all) => {
    const different = all.filter(
      ({ image }, index) => all.findIndex((one) => one.image === image) === index,
    )
    const chosen = [...new Set([...different, ...all])].slice(0, 3)
    return all.filter((one) => chosen.includes(one))
  })

export const articleQuery = (article: string, preview: string | null = null) =>
  recordQuery(previewed(pathOf('articles', article), preview), ArticleResponse)

/** Topics that supporters talk about, most discussed first. */
export const topicsQuery = (preview: string | null = null) =>
  listQuery(previewed('/api/league/topics', preview), TopicResponse)

/** Merchandise, in the order of the shop window. */
export const productsQuery = (preview: string | null = null) =>
  listQuery(previewed('/api/league/products', preview), ProductResponse)

const FrontProduct = v.pick(ProductResponse, ['slug', 'name', 'price', 'team', 'image', 'colors'])
export type FrontProduct = v.InferOutput<typeof FrontProduct>

/** The first four of the shop window. */
export const frontProductsQuery = () =>
  frontQuery('/api/league/products', FrontProduct, (all) => all.slice(0, 4))

/** The league's published answers to reported errors, newest first. */
export const publicAnswersQuery = (kind: FactKind, slug: string) =>
  listQuery(`${pathOf('reports', kind)}/${encodeURIComponent(slug)}`, PublicAnswer)

const pathOf = (kind: string, slug: string) => `/api/league/${kind}/${encodeURIComponent(slug)}`
