import { randomUUID } from 'node:crypto'
import { goalsOf, halfTimeOf, statusOf } from 'shared-contracts/league/live-standing'
import type { MatchEventType } from 'shared-contracts/league/match-event'
import type { Side } from 'shared-contracts/league/name'
import type { EntityManager } from 'typeorm'
import type { Transactions } from '../../../foundation/database/transactions.ts'
import { recordChanges } from '../../changes/record-changes.ts'
import { Club } from '../../clubs/club.entity.ts'
import { effectiveEvents } from '../../matches/effective-events.ts'
import { Fixture } from '../../matches/fixture.entity.ts'
import { MatchEvent } from '../../matches/match-event.entity.ts'
import { LeaguePerson } from '../../people/league-person.entity.ts'
import { Competition } from '../../seasons/competition.entity.ts'
import { SeasonEntry } from '../../seasons/season-entry.entity.ts'
import { Season } from '../../seasons/season.entity.ts'

/** An event to write; a whistle has no side. */
export interface Happening {
  readonly type: MatchEventType
  readonly side?: Side
  readonly minute?: number
  /** Names of players, who are added for the event. */
  readonly player?: string
  readonly related?: string
  /** Id of the event that it replaces. */
  readonly corrects?: string
  readonly withdrawn?: boolean
}

/** A match of a current season, which a test plays by its own rows in the database. */
export class PlayedMatch {
  private constructor(
    private readonly transactions: Transactions,
    readonly slug: string,
    readonly fixtureId: number,
  ) {}

  static async create(transactions: Transactions): Promise<PlayedMatch> {
    return transactions.run(async (manager) => {
      const [competition] = await manager.find(Competition, { order: { id: 'ASC' } })
      const [home, away] = await manager.find(Club, { order: { id: 'ASC' }, take: 2 })
      if (!competition || !home || !away) throw new TypeError('The sample is not there')
      const name = randomUUID().slice(0, 8)
      const [sample] = await manager.find(Season, { take: 1 })
      const seasonId = (
        await manager.insert(Season, {
          ...{ ...sample, id: undefined, slug: name, name, isSample: false, clock: null },
          competitionId: competition.id,
        })
      ).identifiers[0]?.['id'] as number
      const entry = { seasonId, manager: '', groundId: null }
      await manager.insert(
        SeasonEntry,
        [home, away].map(({ id }) => ({ ...entry, clubId: id })),
      )
      const slug = `${name}-${home.slug}-${away.slug}`
      const kickOff = new Date()
      const { identifiers } = await manager.insert(Fixture, {
        ...{ slug, seasonId, roundId: null, homeId: home.id, awayId: away.id, groundId: null },
        ...{ day: kickOff.toISOString().slice(0, 10), kickOff, status: 'scheduled' },
        ...{ hasStream: false, attendance: null, officials: [], weather: null, viewers: null },
        ...{ awarded: null, note: '', revision: 1 },
      })
      await recordChanges(manager, [{ kind: 'fixture', slug }])
      return new PlayedMatch(transactions, slug, identifiers[0]?.['id'] as number)
    })
  }

  /** @returns the id of the event. */
  async add(happening: Happening, at = new Date()): Promise<string> {
    const id = randomUUID()
    await this.transactions.run(async (manager) => {
      const { fixtureId } = this
      const known = await manager.find(MatchEvent, {
        where: { fixtureId },
        order: { sequence: 'ASC' },
      })
      const { type, side = null, minute = 10, corrects = null, withdrawn = false } = happening
      const row: MatchEvent = {
        ...{ id, fixtureId, sequence: known.length + 1, at, minute, added: 0, type, side },
        personId: await personId(manager, happening.player),
        relatedId: await personId(manager, happening.related),
        ...{ note: '', corrects, withdrawn, scoredBy: null, source: null },
      }
      await manager.insert(MatchEvent, row)
      await manager.update(Fixture, { id: fixtureId }, standing([...known, row]))
      await recordChanges(manager, [{ kind: 'fixture', slug: this.slug }])
    })
    return id
  }

  /** Changes the row by hand, as an editor does. */
  async enter(values: Partial<Omit<Fixture, 'id' | 'officials'>>): Promise<void> {
    await this.transactions.run(async (manager) => {
      await manager.update(Fixture, { id: this.fixtureId }, values)
      await recordChanges(manager, [{ kind: 'fixture', slug: this.slug }])
    })
  }
}

function standing(rows: readonly MatchEvent[]): Partial<Fixture> {
  const events = effectiveEvents(rows)
  const [homeGoals, awayGoals] = goalsOf(events)
  const [homeHalfTime, awayHalfTime] = halfTimeOf(events) ?? [null, null]
  const status = statusOf(events) ?? 'scheduled'
  return { status, homeGoals, awayGoals, homeHalfTime, awayHalfTime }
}

async function personId(manager: EntityManager, name: string | undefined): Promise<number | null> {
  if (name === undefined) return null
  const { identifiers } = await manager.insert(LeaguePerson, {
    ...{ slug: randomUUID(), name, birthDate: null, nationality: '', position: 'Forward' },
    ...{ marketValue: '', description: '', revision: 1 },
  })
  return identifiers[0]?.['id'] as number
}
