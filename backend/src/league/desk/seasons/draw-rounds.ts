import type { RoundRobin, RoundRobinPlan } from 'shared-contracts/league/desk-season'
import type { SeasonBook } from '../../book/season-book.ts'
import type { Club } from '../../clubs/club.entity.ts'
import { zoneClock } from '../../files/zone-clock.ts'
import { named } from '../../matches/fixture-response.ts'
import { newSlugs } from '../../matches/fixture-slug.ts'
import type { Edit } from '../edits/edit.ts'
import { refusal } from '../field-fault.ts'
import { dayAfter } from '../rounds/move-round.ts'
import { roundRobin, type Pairing } from './round-robin.ts'

interface DrawnRound {
  readonly number: number
  readonly name: string
  readonly day: string | null
  readonly kickOff: Date | null
  readonly fixtures: readonly Pairing<Club>[]
}

/** Plans rounds for the clubs of a season. @throws InvalidBodyException when they do not fit into its days. */
function draw({ clubs, season }: SeasonBook, plan: RoundRobinPlan): readonly DrawnRound[] {
  const { startsOn, everyDays, time } = plan
  const rounds = roundRobin(clubs.map(({ club }) => club))
  if (rounds.length === 0) throw refusal('clubs', 'Choose the clubs of the season first')
  if (startsOn === null && time !== null) throw refusal('startsOn', 'Enter the first day as well')
  const clock = zoneClock(season.timeZone)
  const drawn = rounds.map((fixtures, index) => {
    const number = index + 1
    const day = startsOn === null ? null : dayAfter(startsOn, index * everyDays)
    const moment = day !== null && time !== null ? clock.utc(day, time) : null
    if (day !== null && time !== null && moment === null) {
      throw refusal('time', `Clocks are turned forward over ${time} on ${day}: enter another time`)
    }
    return {
      ...{ number, name: `Matchday ${number}`, day, fixtures },
      kickOff: moment === null ? null : new Date(moment),
    }
  })
  const last = drawn.at(-1)?.day
  if (startsOn !== null && startsOn < season.startsOn) {
    throw refusal('startsOn', `The season begins on ${season.startsOn}`)
  }
  if (last && last > season.endsOn) {
    const message = `The last round would be on ${last}, and the season ends on ${season.endsOn}`
    throw refusal('everyDays', message)
  }
  return drawn
}

/** Previews what `makeRounds` would make. */
export function offeredRounds(book: SeasonBook, plan: RoundRobinPlan): RoundRobin {
  const rounds = draw(book, plan).map(({ number, name, day, fixtures }) => ({
    ...{ number, name, day },
    fixtures: fixtures.map(({ home, away }) => ({ home: named(home), away: named(away) })),
  }))
  return { rounds, matches: rounds.reduce((sum, { fixtures }) => sum + fixtures.length, 0) }
}

/**
 * Makes the rounds. @throws InvalidBodyException if the season has rounds or matches. @returns the number of matches.
 */
export async function makeRounds(
  edit: Edit,
  book: SeasonBook,
  plan: RoundRobinPlan,
): Promise<number> {
  if (book.rounds.length > 0 || book.fixtures.length > 0) {
    throw refusal('clubs', 'The season has rounds already: delete them first')
  }
  const { id: seasonId, slug: season } = book.season
  const drawn = draw(book, plan)
  const rounds = await edit.insertMany(
    'rounds',
    drawn.map(({ number, name, day }) => {
      return { seasonId, number, name, stage: null, startsOn: day, endsOn: day }
    }),
    { seasonId },
  )
  const roundIds = new Map(rounds.map(({ number, id }) => [number, id]))
  const matches = drawn.flatMap(({ fixtures, ...round }) =>
    fixtures.map((pair) => ({ ...round, ...pair })),
  )
  const slugs = await newSlugs(
    edit.manager,
    matches.map(({ day, home, away }) => ({ day, season, home: home.slug, away: away.slug })),
  )
  const groundOf = new Map(book.clubs.map(({ club, ground }) => [club.id, ground?.id ?? null]))
  await edit.insertMany(
    'fixtures',
    matches.map(({ number, day, kickOff, home, away }, index) => ({
      ...{ ...NEW_FIXTURE, seasonId, day, kickOff, homeId: home.id, awayId: away.id },
      slug: slugs[index] ?? '',
      roundId: roundIds.get(number) ?? null,
      groundId: groundOf.get(home.id) ?? null,
    })),
    { seasonId },
  )
  edit.tellSeason(book.season)
  return matches.length
}

const NEW_FIXTURE = {
  ...{ status: 'scheduled' as const, hasStream: false, attendance: null, officials: [] },
  ...{ weather: null, viewers: null, homeGoals: null, awayGoals: null, homeHalfTime: null },
  ...{ awayHalfTime: null, homeExtraTime: null, awayExtraTime: null, homePenalties: null },
  ...{ awayPenalties: null, awarded: null, note: '', revision: 1 },
}
