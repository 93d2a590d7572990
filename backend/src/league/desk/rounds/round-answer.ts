import type { DeskRound } from 'shared-contracts/league/desk-round'
import { In, type EntityManager } from 'typeorm'
import { notFound } from '../../../foundation/http/record-id.ts'
import type { SeasonBook } from '../../book/season-book.ts'
import { effectiveEvents } from '../../matches/effective-events.ts'
import { eventResponse, playersIn } from '../../matches/event-response.ts'
import { MatchEvent } from '../../matches/match-event.entity.ts'
import type { Round } from '../../seasons/round.entity.ts'
import { deskFixtures } from '../fixtures/fixture-answers.ts'

/** Returns the round with a number, outside of any stage. @throws NotFoundException when there is none. */
export function roundOf({ rounds }: SeasonBook, number: number): Round {
  const round = rounds.find((one) => one.number === number && one.stage === null)
  if (!round) throw notFound('round')
  return round
}

/** Returns a complete round, with the effective events of its matches. */
export async function deskRound(
  manager: EntityManager,
  book: SeasonBook,
  address: string,
  number: number,
): Promise<DeskRound> {
  const round = roundOf(book, number)
  const own = book.fixtures.filter((one) => one.fixture.roundId === round.id)
  const fixtureId = In(own.map(({ fixture }) => fixture.id))
  const rows = await manager.find(MatchEvent, { where: { fixtureId }, order: { sequence: 'ASC' } })
  const players = await playersIn(manager, rows)
  const events = effectiveEvents(rows)
  const show = deskFixtures(book, address)
  const numbers = book.rounds
    .flatMap((one) => (one.stage === null ? (one.number ?? []) : []))
    .sort((a, b) => a - b)
  const { name, stage, startsOn, endsOn } = round
  return {
    ...{ number, name, stage, startsOn, endsOn, seasonAddress: address },
    revision: revisionOf(book, round),
    previous: numbers.findLast((one) => one < number) ?? null,
    next: numbers.find((one) => one > number) ?? null,
    fixtures: own.map((one) => ({
      ...show(one),
      events: events
        .filter((event) => event.fixtureId === one.fixture.id)
        .map((event) => eventResponse(event, players)),
    })),
  }
}

/** Returns a sum that rises with every change of the round and of its matches. */
function revisionOf(book: SeasonBook, { id, revision }: Round): number {
  return book.fixtures.reduce(
    (sum, { fixture }) => (fixture.roundId === id ? sum + fixture.revision : sum),
    revision,
  )
}
