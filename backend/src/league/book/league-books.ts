import { Injectable, NotFoundException } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { leagueRevision } from '../changes/record-changes.ts'
import { Competition } from '../seasons/competition.entity.ts'
import { Season } from '../seasons/season.entity.ts'
import { HeldByRevision } from './held-by-revision.ts'
import { readSeasonBook } from './read-season-book.ts'
import type { SeasonBook } from './season-book.ts'

/** Seasons that are held at once: a book of 380 matches takes about a megabyte. */
const MOST_BOOKS = 40

/** A season with its competition. */
export interface PlacedSeason {
  /** By which calls name it: `2024-25`, or `cup~2024-25` outside of the default competition. */
  readonly address: string
  readonly competition: Competition
  readonly season: Season
  /** The one that the portal shows unless it is asked for another. */
  readonly isCurrent: boolean
}

/** Reads seasons once for a revision of the league, for all calls. */
@Injectable()
export class LeagueBooks {
  readonly manager: EntityManager
  private readonly lists = new HeldByRevision<PlacedSeasons>(1)
  private readonly books = new HeldByRevision<SeasonBook>(MOST_BOOKS)

  constructor({ manager }: DataSource) {
    this.manager = manager
  }

  /** Grows with every change of the league. */
  revision(): Promise<number> {
    return leagueRevision(this.manager)
  }

  /** Every season, the newest first; the default competition before the others. */
  async seasons(): Promise<readonly PlacedSeason[]> {
    const { competitions, seasons } = await this.list()
    const today = new Date().toISOString().slice(0, 10)
    return competitions.flatMap((competition) => {
      const own = seasons.filter((season) => season.competitionId === competition.id)
      const current = currentOf(own, today)
      const prefix = competition === competitions[0] ? '' : `${competition.slug}~`
      return own.map((season) => {
        const address = `${prefix}${season.slug}`
        return { address, competition, season, isCurrent: season === current }
      })
    })
  }

  async competitions(): Promise<readonly Competition[]> {
    return (await this.list()).competitions
  }

  /**
   * @param address `2024-25` in the default competition, or `gpl~2024-25`.
   * @throws NotFoundException when there is no such season.
   */
  async book(address: string): Promise<SeasonBook> {
    return this.bookOf(await this.place(address))
  }

  /** Which season an address means. @throws NotFoundException when there is no such season. */
  async place(address: string): Promise<PlacedSeason> {
    const [slug = '', competition] = address.split('~').toReversed()
    const [byDefault] = await this.competitions()
    const placed = (await this.seasons()).find(
      (one) =>
        one.season.slug === slug && one.competition.slug === (competition ?? byDefault?.slug),
    )
    if (!placed) throw new NotFoundException('There is no such season')
    return placed
  }

  async bookOfId(seasonId: number): Promise<SeasonBook> {
    return this.bookOf(await this.placeOfId(seasonId))
  }

  async placeOfId(seasonId: number): Promise<PlacedSeason> {
    const placed = (await this.seasons()).find(({ season }) => season.id === seasonId)
    if (!placed) throw new NotFoundException('There is no such season')
    return placed
  }

  /** The current season of the default competition; null before there is any. */
  async current(): Promise<SeasonBook | null> {
    const placed = (await this.seasons()).find(({ isCurrent }) => isCurrent)
    return placed ? this.bookOf(placed) : null
  }

  private async bookOf({ competition, season }: PlacedSeason): Promise<SeasonBook> {
    return this.books.get(String(season.id), await this.revision(), () =>
      readSeasonBook(this.manager, competition, season),
    )
  }

  private async list(): Promise<PlacedSeasons> {
    return this.lists.get('seasons', await this.revision(), async () => ({
      competitions: await this.manager.find(Competition, { order: { id: 'ASC' } }),
      seasons: await this.manager.find(Season, { order: { startsOn: 'DESC', id: 'DESC' } }),
    }))
  }
}

interface PlacedSeasons {
  readonly competitions: readonly Competition[]
  readonly seasons: readonly Season[]
}

/** The newest season that has begun; a sample only where there is no other. @param seasons the newest first. */
function currentOf(seasons: readonly Season[], today: string): Season | undefined {
  return (
    seasons.find(({ isSample, startsOn }) => !isSample && startsOn <= today) ??
    seasons.find(({ isSample }) => isSample) ??
    seasons.at(-1)
  )
}
