import type { Tap } from 'shared-contracts/league/score'
import { In, MoreThan, type EntityManager } from 'typeorm'
import { Session } from '../../../../accounts/sessions/session.entity.ts'
import { zoneClock } from '../../../files/zone-clock.ts'
import { Appearance } from '../../../matches/appearance.entity.ts'
import { playersIn } from '../../../matches/event-response.ts'
import { FixtureChange } from '../../../matches/fixture-change.entity.ts'
import type { Fixture } from '../../../matches/fixture.entity.ts'
import { MatchEvent } from '../../../matches/match-event.entity.ts'
import { MatchFigures } from '../../../matches/match-figures.entity.ts'
import { LeaguePerson } from '../../../people/league-person.entity.ts'
import { Round } from '../../../seasons/round.entity.ts'
import type { Season } from '../../../seasons/season.entity.ts'
import { KeptTap } from './kept-tap.entity.ts'
import type { TapContext } from './tap-result.ts'
import type { KnownMatch } from './tapped-match.ts'

/** Reads everything that is needed to judge taps. */
export async function readKnownMatch(
  manager: EntityManager,
  fixture: Fixture,
  season: Season,
  taps: readonly Tap[],
  { userId: accountId, now }: TapContext,
): Promise<KnownMatch> {
  const fixtureId = fixture.id
  const events = await manager.find(MatchEvent, {
    where: { fixtureId },
    order: { sequence: 'ASC' },
  })
  const slugs = [...new Set(taps.flatMap(slugsIn))]
  const named = slugs.length === 0 ? [] : await manager.findBy(LeaguePerson, { slug: In(slugs) })
  const known = await playersIn(manager, events)
  const kept = await manager.findBy(KeptTap, [
    { fixtureId, outcome: 'double' },
    { fixtureId, outcome: 'taken', kind: 'event' },
  ])
  const open = await manager.findBy(Session, { accountId, endsAt: MoreThan(now) })
  const round = await manager.findOneBy(Round, { id: fixture.roundId ?? 0 })
  const clock = zoneClock(season.timeZone)
  return {
    ...{ fixture, events },
    lineUps: await manager.findBy(Appearance, { fixtureId }),
    figures: (await manager.findOneBy(MatchFigures, { id: fixtureId }))?.figures ?? null,
    isKnockOut: (round?.stage ?? null) !== null,
    history: await manager.find(FixtureChange, {
      where: { fixtureId, what: In(['status', 'day', 'kickOff']) },
      order: { id: 'ASC' },
    }),
    doubles: kept.filter(({ outcome }) => outcome === 'double'),
    sessions: new Map(kept.map(({ id, sessionId }) => [id, sessionId])),
    openSessions: new Map(open.map(({ id, startedAt }) => [id, startedAt])),
    people: new Map([...known.values(), ...named].map((person) => [person.slug, person])),
    dayOf: (moment) => clock.local(moment.toISOString()).date,
  }
}

/** Returns the slugs of the players in a tap. */
function slugsIn(tap: Tap): string[] {
  switch (tap.kind) {
    case 'event':
      return [tap.player ?? [], tap.related ?? []].flat()
    case 'correction':
      return [tap.right?.player ?? [], tap.right?.related ?? []].flat()
    case 'line-up':
      return tap.players.map(({ player }) => player)
    case 'added-time':
    case 'count':
      return []
  }
}
