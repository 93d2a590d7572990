import type { Tap, TapOutcome } from 'shared-contracts/league/score'
import { In, type EntityManager } from 'typeorm'
import { insertAll } from '../../../../foundation/database/records.ts'
import type { Fixture } from '../../../matches/fixture.entity.ts'
import { MatchEvent } from '../../../matches/match-event.entity.ts'
import type { Season } from '../../../seasons/season.entity.ts'
import { KeptTap } from './kept-tap.entity.ts'
import { readKnownMatch } from './known-match.ts'
import { takeTap } from './take-tap.ts'
import { TappedMatch } from './tapped-match.ts'
import { refused, type TapContext, type TapResult } from './tap-result.ts'
import { writeMatch } from './write-match.ts'

/** The match that taps are for. */
export interface TapsTarget {
  readonly fixture: Fixture
  readonly season: Season
}

/**
 * Takes taps in order, each once by its id, however often it arrives. Must be called in a transaction that locks the
 * league.
 *
 * @returns the outcome of each, and how many have changed the match.
 */
export async function takeTaps(
  manager: EntityManager,
  { fixture, season }: TapsTarget,
  sent: readonly Tap[],
  by: TapContext,
): Promise<{ readonly outcomes: TapOutcome[]; readonly taken: number }> {
  const taps = sent.map(inSmallLetters)
  const ids = [...new Set(taps.map(({ id }) => id))]
  const kept = new Map((await manager.findBy(KeptTap, { id: In(ids) })).map((row) => [row.id, row]))
  const events = await manager.find(MatchEvent, { select: { id: true }, where: { id: In(ids) } })
  const isEvent = new Set(events.map(({ id }) => id))
  const before = await readKnownMatch(manager, fixture, season, taps, by)
  const match = new TappedMatch(before)
  const judged = new Map<string, KeptTap>()
  let taken = 0
  for (const tap of taps) {
    const known = judged.get(tap.id) ?? kept.get(tap.id)
    if (known && !(isAnotherNow(tap, known) && known.fixtureId === fixture.id)) continue
    if (known) match.doubles.splice(indexOf(match.doubles, tap.id), 1)
    const verdict = !known && isEvent.has(tap.id) ? FOREIGN : takeTap(match, tap, by)
    if (verdict.outcome === 'taken') {
      taken += 1
      match.sessions.set(tap.id, by.sessionId)
    }
    const row = rowOf(tap, verdict, fixture.id, by)
    judged.set(tap.id, row)
    if (row.outcome === 'double') match.doubles.push(row)
  }
  const again = [...judged.keys()].filter((id) => kept.has(id))
  if (again.length > 0) await manager.delete(KeptTap, { id: In(again) })
  await insertAll(manager, KeptTap, [...judged.values()])
  if (match.released.size > 0) {
    await manager.update(KeptTap, { id: In([...match.released]) }, { sameAs: null })
  }
  if (taken > 0) {
    await writeMatch(manager, before, match, { by: by.role.replaceAll('-', ' '), at: by.now })
  }
  const outcomes = sent.map(({ id }) => {
    const row = judged.get(id.toLowerCase()) ?? kept.get(id.toLowerCase())
    const isOther = row !== undefined && row.fixtureId !== fixture.id
    return outcomeOf(id, isOther ? FOREIGN : verdictOf(row))
  })
  return { outcomes, taken }
}

const FOREIGN = refused('This was tapped for another match')

/** UUIDs are case-insensitive. */
function inSmallLetters(tap: Tap): Tap {
  const id = tap.id.toLowerCase()
  return tap.kind === 'correction'
    ? { ...tap, id, corrects: tap.corrects.toLowerCase() }
    : { ...tap, id }
}

/** A scorer whose tap was a double may send it again as another event. */
const isAnotherNow = (tap: Tap, { outcome }: KeptTap) =>
  outcome === 'double' && tap.kind === 'event' && tap.isAnother

const indexOf = (taps: readonly { readonly id: string }[], id: string) =>
  taps.findIndex((one) => one.id === id)

function rowOf(tap: Tap, verdict: TapResult, fixtureId: number, by: TapContext): KeptTap {
  const moment = Date.parse(tap.at)
  return {
    ...{ id: tap.id, fixtureId, userId: by.userId, sessionId: by.sessionId, kind: tap.kind },
    // A tap with a moment that no database can store was refused; the time of arrival replaces it.
    at: moment > 0 && moment < by.now.getTime() ? new Date(moment) : by.now,
    receivedAt: by.now,
    outcome: verdict.outcome,
    sameAs: verdict.outcome === 'double' ? verdict.sameAs : null,
    reason: verdict.outcome === 'refused' ? verdict.reason : null,
  }
}

function verdictOf(row: KeptTap | undefined): TapResult {
  if (row?.outcome === 'double') return { outcome: 'double', sameAs: row.sameAs }
  if (row?.outcome === 'refused') return refused(row.reason ?? '')
  return { outcome: 'taken' }
}

const outcomeOf = (id: string, verdict: TapResult): TapOutcome => ({
  ...{ id, outcome: verdict.outcome },
  sameAs: verdict.outcome === 'double' ? verdict.sameAs : null,
  reason: verdict.outcome === 'refused' ? verdict.reason : null,
})
