import type { FixtureResponse } from 'shared-contracts/league/fixture'
import type { MinuteOfPlay } from 'shared-contracts/league/minute'
import type { BookFixture } from '../book/season-book.ts'
import type { Competition } from '../seasons/competition.entity.ts'
import type { Season } from '../seasons/season.entity.ts'
import type { Fixture } from './fixture.entity.ts'

/** Competition and season of a match. */
interface Place {
  readonly competition: Pick<Competition, 'slug' | 'name'>
  readonly season: Pick<Season, 'slug'>
}

export function fixtureResponse(
  { fixture, round, home, away, ground }: BookFixture,
  { competition, season }: Place,
  minute: MinuteOfPlay | null,
): FixtureResponse {
  const { slug, status, awarded, hasStream, attendance, weather } = fixture
  return {
    slug,
    season: season.slug,
    competition: named(competition),
    round: round?.number ?? null,
    roundName: round?.name ?? null,
    home: named(home),
    away: named(away),
    ground: ground?.name ?? null,
    day: fixture.day,
    kickOff: fixture.kickOff?.toISOString() ?? null,
    status,
    score: scoreOf(fixture),
    awarded,
    minute: minute?.minute ?? null,
    ...(minute && { added: minute.added }),
    hasStream,
    attendance,
    referee: fixture.officials.find(({ role }) => role === 'referee')?.name ?? null,
    weather,
  }
}

export const named = ({ slug, name }: { readonly slug: string; readonly name: string }) => ({
  slug,
  name,
})

function scoreOf(fixture: Fixture): FixtureResponse['score'] {
  const full = goals(fixture.homeGoals, fixture.awayGoals)
  return (
    full && {
      ...full,
      halfTime: goals(fixture.homeHalfTime, fixture.awayHalfTime),
      afterExtraTime: goals(fixture.homeExtraTime, fixture.awayExtraTime),
      penalties: goals(fixture.homePenalties, fixture.awayPenalties),
    }
  )
}

const goals = (home: number | null, away: number | null) =>
  home === null || away === null ? null : { home, away }
