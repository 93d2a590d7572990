import { Injectable, NotFoundException } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { leagueRevision } from '../changes/record-changes.ts'
import { Competition } from '../seasons/competition.entity.ts'
import { REPLAY } from '../replay/replay-competition.ts'
import { seasonAddress } from '../seasons/season-address.ts'
import { Season } from '../seasons/season.entity.ts'
import { RevisionCache } from './revision-cache.ts'
import { readSeasonBook } from './read-season-book.ts'
import type { SeasonBook } from './season-book.ts'
import { readSeasonTable } from './season-table.ts'
import type { LeagueSeason } from '../standings/season.ts'

/** Maximum number of cached seasons: a book of 380 matches takes about a megabyte. */
const MOST_BOOKS = 40

/** A season with its competition. */
export interface PlacedSeason {
  readonly competition: Competition
  readonly season: Season
  /** `2024-25` in the default competition, `{competition}~2024-25` in any other. */
  readonly address: string
  /** Whether the portal shows it when no season is asked for; never true of a replay. */
  readonly isCurrent: boolean
  /** Whether its matches are replays for a demonstration; they are listed only among the live matches. */
  readonly isReplay: boolean
}

/** Reads each season once per revision of the league, and shares it among all calls. */
@Injectable()
export class LeagueBooks {
  readonly manager: EntityManager
  private readonly lists = new RevisionCache<StoredSeasons>(1)
  private readonly books = new RevisionCache<SeasonBook>(MOST_BOOKS)
  private readonly tables = new RevisionCache<LeagueSeason>(MOST_BOOKS)

  constructor({ manager }: DataSource) {
    this.manager = manager
  }

  /** Returns the revision of the league, which grows with every change. */
  revision(): Promise<number> {
    return leagueRevision(this.manager)
  }

  /** Returns every season, the newest first; the default competition before the others. */
  async seasons(): Promise<readonly PlacedSeason[]> {
    return placedSeasons(await this.list(await this.revision()))
  }

  async competitions(): Promise<readonly Competition[]> {
    return (await this.list(await this.revision())).competitions
  }

  /**
   * @param address `2024-25` in the default competition, or `gpl~2024-25`.
   * @throws NotFoundException when there is no such season.
   */
  async book(address: string): Promise<SeasonBook> {
    const revision = await this.revision()
    return this.bookOf(placeOf(await this.list(revision), address), revision)
  }

  /** Returns the season that an address means. @throws NotFoundException when there is no such season. */
  async place(address: string): Promise<PlacedSeason> {
    return placeOf(await this.list(await this.revision()), address)
  }

  /** @throws NotFoundException when there is no such season. */
  async placeOfId(seasonId: number): Promise<PlacedSeason> {
    return placeOfId(await this.list(await this.revision()), seasonId)
  }

  /**
   * Returns the input of a season's tables: a part of its book that is much faster to read alone.
   *
   * @throws NotFoundException when there is no such season.
   */
  async table(address: string): Promise<LeagueSeason> {
    const revision = await this.revision()
    const { season } = placeOf(await this.list(revision), address)
    const name = String(season.id)
    const book = this.books.peek(name, revision)
    if (book) return (await book).table
    return this.tables.get(name, revision, () => readSeasonTable(this.manager, season))
  }

  async bookOfId(seasonId: number): Promise<SeasonBook> {
    const revision = await this.revision()
    return this.bookOf(placeOfId(await this.list(revision), seasonId), revision)
  }

  /** Returns the current season of the default competition; null if there is none yet. */
  async current(): Promise<SeasonBook | null> {
    const revision = await this.revision()
    const placed = placedSeasons(await this.list(revision)).find(({ isCurrent }) => isCurrent)
    return placed ? this.bookOf(placed, revision) : null
  }

  private bookOf({ competition, season }: PlacedSeason, revision: number): Promise<SeasonBook> {
    return this.books.get(String(season.id), revision, () =>
      readSeasonBook(this.manager, competition, season),
    )
  }

  private list(revision: number): Promise<StoredSeasons> {
    return this.lists.get('seasons', revision, async () => ({
      competitions: await this.manager.find(Competition, { order: { id: 'ASC' } }),
      seasons: await this.manager.find(Season, { order: { startsOn: 'DESC', id: 'DESC' } }),
    }))
  }
}

const noSeason = () => new NotFoundException('There is no such season')

interface StoredSeasons {
  readonly competitions: readonly Competition[]
  readonly seasons: readonly Season[]
}

function placedSeasons({ competitions, seasons }: StoredSeasons): PlacedSeason[] {
  const today = new Date().toISOString().slice(0, 10)
  return competitions.flatMap((competition) => {
    const own = seasons.filter((season) => season.competitionId === competition.id)
    const current = currentOf(own, today)
    const isReplay = competition.slug === REPLAY
    return own.map((season) => {
      const address = seasonAddress(competitions, season)
      const isCurrent = season === current && !isReplay
      return { address, competition, season, isCurrent, isReplay }
    })
  })
}

function placeOf(stored: StoredSeasons, address: string): PlacedSeason {
  const placed = placedSeasons(stored).find(
    (one) => one.address === address || `${one.competition.slug}~${one.season.slug}` === address,
  )
  if (!placed) throw noSeason()
  return placed
}

function placeOfId(stored: StoredSeasons, seasonId: number): PlacedSeason {
  const placed = placedSeasons(stored).find(({ season }) => season.id === seasonId)
  if (!placed) throw noSeason()
  return placed
}

/** The newest season that has begun; failing that a sample, then the oldest season. @param seasons the newest first. */
function currentOf(seasons: readonly Season[], today: string): Season | undefined {
  return (
    seasons.find(({ isSample, startsOn }) => !isSample && startsOn <= today) ??
    seasons.find(({ isSample }) => isSample) ??
    seasons.at(-1)
  )
}
