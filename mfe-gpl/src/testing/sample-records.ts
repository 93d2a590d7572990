import { ArticleSummary } from 'shared-contracts/league/article'
import { FixtureResponse } from 'shared-contracts/league/fixture'
import { PlayerFigures } from 'shared-contracts/league/player'
import { ProductResponse } from 'shared-contracts/league/product'
import { SeasonResponse } from 'shared-contracts/league/season'
import { StandingResponse } from 'shared-contracts/league/standing'
import * as v from 'valibot'
import { teamsOf } from '../features/teams/team.ts'
import { sampleOf } from './sample-league.ts'

/** Records of a fresh installation, as the API returns them. */
export const SEASON = sampleOf(SeasonResponse, 'seasons/2024-25')
export const STANDINGS = sampleOf(v.array(StandingResponse), 'seasons/2024-25/standings')
export const TEAMS = teamsOf(SEASON, STANDINGS)
export const PLAYERS = sampleOf(v.array(PlayerFigures), 'seasons/2024-25/players')
export const ARTICLES = sampleOf(v.array(ArticleSummary), 'articles')
export const PRODUCTS = sampleOf(v.array(ProductResponse), 'products')

/** The matches of matchday 15 that have a day. */
export const FIXTURES = sampleOf(
  v.array(FixtureResponse),
  'seasons/2024-25/fixtures?round=15',
).filter(({ day }) => day !== null)

/** The four seasons, the newest first, with their tables. */
export const SEASONS = ['2024-25', '2023-24', '2022-23', '2021-22'].map((slug) => ({
  slug,
  name: slug.replace('-', '/'),
  standings: sampleOf(v.array(StandingResponse), `seasons/${slug}/standings`),
}))
