import { Injectable, type OnApplicationBootstrap } from '@nestjs/common'
import { In, LessThan } from 'typeorm'
import { TodaysWork } from '../../../accounts/today/todays-work.ts'
import { Fixture } from '../../matches/fixture.entity.ts'
import { TO_BE_PLAYED } from '../../matches/to-be-played.ts'
import { MatchScorer } from './match-scorer.entity.ts'

const DAY_MS = 24 * 3_600_000

/** Adds a scorer's matches of the day to the first page of the desk. */
@Injectable()
export class ScorerWork implements OnApplicationBootstrap {
  constructor(private readonly work: TodaysWork) {}

  onApplicationBootstrap(): void {
    this.work.register('score', async (manager, { accountId }) => {
      const given = await manager.findBy(MatchScorer, { userId: accountId })
      const id = In(given.map(({ fixtureId }) => fixtureId))
      const today = await manager.findBy(Fixture, [
        { id, status: In(['in-play', 'half-time']) },
        { id, status: In(TO_BE_PLAYED), kickOff: LessThan(new Date(Date.now() + DAY_MS)) },
      ])
      const [only] = today
      if (!only) return null
      const { length: count } = today
      if (count > 1) return { text: `${count} matches are yours to score`, count, path: '/score' }
      return { text: 'A match is yours to score', count, path: `/score/${only.slug}` }
    })
  }
}
