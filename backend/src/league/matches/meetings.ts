import { Injectable } from '@nestjs/common'
import type { FixtureResponse } from 'shared-contracts/league/fixture'
import { In } from 'typeorm'
import { LeagueBooks } from '../book/league-books.ts'
import type { BookFixture } from '../book/season-book.ts'
import { Ground } from '../clubs/ground.entity.ts'
import { Round } from '../seasons/round.entity.ts'
import { fixtureResponse } from './fixture-response.ts'
import { Fixture } from './fixture.entity.ts'

/** Meetings that a page lists: ten seasons of a league. */
const MOST = 20

/** Who met before. */
@Injectable()
export class Meetings {
  constructor(private readonly books: LeagueBooks) {}

  /** Matches of the two clubs that were played before this one, in any season, the newest first. */
  async before({ fixture, home, away }: BookFixture): Promise<FixtureResponse[]> {
    const { manager } = this.books
    const status = In(['finished', 'awarded'])
    const [one, other] = [home.id, away.id]
    const all = await manager.findBy(Fixture, [
      { homeId: one, awayId: other, status },
      { homeId: other, awayId: one, status },
    ])
    const rows = all
      .filter((row) => row.id !== fixture.id && timeOf(row) < timeOf(fixture))
      .sort((a, b) => timeOf(b) - timeOf(a))
      .slice(0, MOST)
    const [rounds, grounds, seasons] = await Promise.all([
      manager.findBy(Round, { id: In(rows.flatMap(({ roundId }) => roundId ?? [])) }),
      manager.findBy(Ground, { id: In(rows.flatMap(({ groundId }) => groundId ?? [])) }),
      this.books.seasons(),
    ])
    return rows.flatMap((row) => {
      const place = seasons.find(({ season }) => season.id === row.seasonId)
      if (!place) return []
      const match = {
        fixture: row,
        round: rounds.find(({ id }) => id === row.roundId) ?? null,
        home: row.homeId === one ? home : away,
        away: row.homeId === one ? away : home,
        ground: grounds.find(({ id }) => id === row.groundId) ?? null,
      }
      return [fixtureResponse(match, place, null)]
    })
  }
}

/** Matches without a day lie ahead. */
const timeOf = ({ kickOff, day }: Fixture) =>
  kickOff?.getTime() ?? (day === null ? Infinity : Date.parse(day))
