import { setImmediate as othersTurn } from 'node:timers/promises'
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common'
import { LRUCache } from 'lru-cache'
import type { Outlook } from 'shared-contracts/league/outlook'
import { sha256 } from '../../foundation/database/sha256.ts'
import { CALLED_OFF } from '../matches/called-off.ts'
import type { LeagueSeason } from '../standings/season.ts'
import { outlooksInTurn } from './outlook.ts'

/** Maximum number of outlooks in the cache, normally one per season. */
const MAX_SEASONS = 20

/**
 * Computes what the clubs of a season can still reach. In the middle of a season this takes up to a second, so nobody
 * waits for it. The first request starts it, it yields to other requests after each club, and later answers include it.
 */
@Injectable()
export class Outlooks implements OnModuleDestroy {
  private readonly logger = new Logger(Outlooks.name)
  private readonly known = new LRUCache<string, ReadonlyMap<string, Outlook>>({ max: MAX_SEASONS })
  /** State last asked for, by season; the computation of an older state is abandoned. */
  private readonly wanted = new LRUCache<string, string>({ max: MAX_SEASONS })
  private computing: Promise<void> = Promise.resolve()

  /**
   * @param address of the season.
   * @returns outlooks by slug of the club; null until they are computed.
   */
  find(address: string, season: LeagueSeason): ReadonlyMap<string, Outlook> | null {
    const key = decidedPart(season)
    const known = this.known.get(key)
    if (known) return known
    if (this.wanted.get(address) !== key) {
      this.wanted.set(address, key)
      this.computing = this.computing
        .then(() => this.compute(address, key, season))
        .catch((error: unknown) => this.logger.error({ err: error }, 'no outlook of a season'))
    }
    return null
  }

  async onModuleDestroy(): Promise<void> {
    this.wanted.clear()
    await this.computing
  }

  private async compute(address: string, key: string, season: LeagueSeason): Promise<void> {
    const outlooks = new Map<string, Outlook>()
    for (const [club, outlook] of outlooksInTurn(season)) {
      outlooks.set(club, outlook)
      await othersTurn()
      if (this.wanted.get(address) !== key) return
    }
    this.known.set(key, outlooks)
  }
}

/** Returns a hash of everything that an outlook depends on; a goal in a match in progress does not change it. */
function decidedPart({ rules, fixtures, adjustments, lots, clubs }: LeagueSeason): string {
  const { pointsForWin, tieBreakers, zones, rankedBy } = rules
  const results = fixtures.map(({ slug, round, home, away, status, score, awarded, stage }) =>
    status === 'finished' || status === 'awarded'
      ? [slug, round, home, away, stage, score, awarded]
      : [slug, round, home, away, stage, CALLED_OFF.includes(status) && status],
  )
  const decided = [pointsForWin, tieBreakers, zones, rankedBy, clubs, results, adjustments, lots]
  return sha256(JSON.stringify(decided))
}
