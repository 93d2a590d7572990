import { Injectable } from '@nestjs/common'
import type { FixtureResponse } from 'shared-contracts/league/fixture'
import { In } from 'typeorm'
import { LeagueBooks, type PlacedSeason } from '../book/league-books.ts'
import type { BookFixture } from '../book/season-book.ts'
import type { Club } from '../clubs/club.entity.ts'
import { Ground } from '../clubs/ground.entity.ts'
import { Round } from '../seasons/round.entity.ts'
import { fixtureResponse } from './fixture-response.ts'
import { Fixture } from './fixture.entity.ts'
import { byMatchTime, matchTime } from './match-time.ts'

/** Maximum number of meetings in an answer: twenty seasons of a league. */
const MAX_MEETINGS = 40

/** Finds earlier matches between two clubs. */
@Injectable()
export class Meetings {
  constructor(private readonly books: LeagueBooks) {}

  /**
   * Returns the matches of both clubs that counted and were played before this one, in any season, the newest first. A
   * replay is in a season of its own, which is a sample also if the match was real.
   */
  async before({ fixture, home, away }: BookFixture): Promise<FixtureResponse[]> {
    const seasons = await this.books.seasons()
    const own = seasons.find(({ season }) => season.id === fixture.seasonId)
    const isSample = own && !own.isReplay ? own.season.isSample : isSampleLeague(seasons)
    const isBefore = (row: Fixture) => row.id !== fixture.id && matchTime(row) < matchTime(fixture)
    return this.read([home, away], isSample, isBefore)
  }

  /** Returns all matches of two clubs that counted: of real seasons if one is current, otherwise of samples. */
  async of(one: Club, other: Club): Promise<FixtureResponse[]> {
    return this.read([one, other], isSampleLeague(await this.books.seasons()), () => true)
  }

  /** @param isSample samples and real matches are never mixed. */
  private async read(
    [one, other]: readonly [Club, Club],
    isSample: boolean,
    isWanted: (row: Fixture) => boolean,
  ): Promise<FixtureResponse[]> {
    const { manager } = this.books
    const status = In(['finished', 'awarded'])
    const all = await manager.findBy(Fixture, [
      { homeId: one.id, awayId: other.id, status },
      { homeId: other.id, awayId: one.id, status },
    ])
    const seasons = (await this.books.seasons()).filter(
      ({ season, isReplay }) => season.isSample === isSample && !isReplay,
    )
    const seasonOf = (row: Fixture) => seasons.find(({ season }) => season.id === row.seasonId)
    const rows = all
      .filter((row) => isWanted(row) && seasonOf(row) !== undefined)
      .sort((a, b) => byMatchTime(b, a))
      .slice(0, MAX_MEETINGS)
    const [rounds, grounds] = await Promise.all([
      manager.findBy(Round, { id: In(rows.flatMap(({ roundId }) => roundId ?? [])) }),
      manager.findBy(Ground, { id: In(rows.flatMap(({ groundId }) => groundId ?? [])) }),
    ])
    return rows.flatMap((row) => {
      const place = seasonOf(row)
      if (!place) return []
      const match = {
        fixture: row,
        round: rounds.find(({ id }) => id === row.roundId) ?? null,
        home: row.homeId === one.id ? one : other,
        away: row.homeId === one.id ? other : one,
        ground: grounds.find(({ id }) => id === row.groundId) ?? null,
      }
      return [fixtureResponse(match, place, null)]
    })
  }
}

const isSampleLeague = (seasons: readonly PlacedSeason[]) =>
  !seasons.some(({ season, isCurrent }) => isCurrent && !season.isSample)
