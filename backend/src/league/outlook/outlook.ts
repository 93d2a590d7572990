import type { Outlook, Prospect } from 'shared-contracts/league/outlook'
import type { Zone } from 'shared-contracts/league/rules'
import { CALLED_OFF } from '../matches/called-off.ts'
import type { LeagueFixture, LeagueSeason } from '../standings/season.ts'
import { standingsOf } from '../standings/standings.ts'
import { fewestExcluded, type Fewest } from './fewest-excluded.ts'
import type { Pair } from './shares.ts'

/** Returns the matches that may still give points. An abandoned one is awarded or played again, as itself or another. */
const openMatches = ({ fixtures }: LeagueSeason): LeagueFixture[] =>
  fixtures.filter(
    (fixture) =>
      (fixture.stage ?? null) === null &&
      !['finished', 'awarded', 'cancelled'].includes(fixture.status) &&
      !(fixture.status === 'abandoned' && fixtures.some((other) => isReplay(other, fixture))),
  )

/** Whether a match replaces an abandoned one: that of the same clubs in the same round, or outside of the rounds. */
const isReplay = (other: LeagueFixture, { round, home, away }: LeagueFixture) =>
  !CALLED_OFF.includes(other.status) &&
  (other.stage ?? null) === null &&
  (other.round === round || other.round === null) &&
  other.home === home &&
  other.away === away

/**
 * Returns what each club can still reach, by slug. It is exact, based on the points and the remaining matches. Clubs
 * level on points may end in either order until all is played, because goals have no bound; then the table decides
 * (docs/decisions, 68).
 */
export const outlooksOf = (season: LeagueSeason): ReadonlyMap<string, Outlook> =>
  new Map(outlooksInTurn(season))

/** Yields the same, one club at a time, so that the caller can do other work in between. */
export function* outlooksInTurn(season: LeagueSeason): Generator<readonly [string, Outlook]> {
  // Points per match rank a season that was broken off: nothing more will be played.
  const open = season.rules.rankedBy === 'points-per-match' ? [] : openMatches(season)
  const table = standingsOf(season)
  const zones = goalsOf(season)
  if (open.length === 0) {
    for (const { club, position, tiedWith } of table) {
      const range = exact(position, position + tiedWith.length)
      const prospects = zones.map((zone) => settled(zone, range, [...tiedWith]))
      yield [club.slug, { bestPosition: range.best.at, worstPosition: range.worst.at, prospects }]
    }
    return
  }
  const points = new Map(table.map((row) => [row.club.slug, row.points]))
  for (const { slug } of season.clubs) {
    yield [slug, outlookOf(slug, { season, open, points, zones })]
  }
}

interface Goal extends Pick<Zone, 'from' | 'to'> {
  readonly name: string
}

interface Context {
  readonly season: LeagueSeason
  readonly open: readonly LeagueFixture[]
  readonly points: ReadonlyMap<string, number>
  readonly zones: readonly Goal[]
}

/** Zones beyond the last place are left out: they may be those of a season with more clubs, and nobody can reach them. */
const goalsOf = ({ rules, clubs }: LeagueSeason): Goal[] => [
  { from: 1, to: 1, name: 'champion' },
  ...rules.zones
    .filter(({ to }) => to <= clubs.length)
    .map(({ from, to, kind }) => ({ from, to, name: kind })),
]

/** A position that is known, or known to be between `at` and `orElse`. */
interface Reach {
  readonly at: number
  readonly orElse: number
  readonly rivals: string[]
  readonly fixtures: string[]
}
interface Range {
  readonly best: Reach
  readonly worst: Reach
}

const exact = (best: number, worst: number): Range => ({
  best: { at: best, orElse: best, rivals: [], fixtures: [] },
  worst: { at: worst, orElse: worst, rivals: [], fixtures: [] },
})

function outlookOf(club: string, context: Context): Outlook {
  const own = context.open.filter(({ home, away }) => home === club || away === club)
  const best = rangeWith(
    club,
    own.map(() => 'W'),
    context,
  ).best
  const worst = rangeWith(
    club,
    own.map(() => 'L'),
    context,
  ).worst
  const range = { best, worst }
  return {
    bestPosition: best.at,
    worstPosition: worst.at,
    prospects: context.zones.map((goal) => prospectOf(goal, club, range, own, context)),
  }
}

/** Maximum number of clubs or matches in a reason; more explain nothing, and make a large answer. */
const MOST_NAMED = 12

const named = (slugs: readonly string[]) => (slugs.length > MOST_NAMED ? [] : [...slugs])

type Own = 'W' | 'D' | 'L'

/** Returns the best and worst position of a club, given the results of its own matches. */
function rangeWith(
  club: string,
  results: readonly Own[],
  { season, open, points }: Context,
  mostSteps?: number,
): Range {
  const win = season.rules.pointsForWin
  const others = season.clubs.map(({ slug }) => slug).filter((slug) => slug !== club)
  const place = new Map(others.map((slug, index) => [slug, index]))
  const base = others.map((slug) => points.get(slug) ?? 0)
  let total = points.get(club) ?? 0
  let own = 0
  const rest: { pair: Pair; fixture: string }[] = []
  for (const { slug, home, away } of open) {
    const [one, other] = [place.get(home), place.get(away)]
    if (one !== undefined && other !== undefined) rest.push({ pair: [one, other], fixture: slug })
    else {
      const opponent = one ?? other ?? 0
      const result = results[own] ?? 'D'
      own += 1
      total += { W: win, D: 1, L: 0 }[result]
      base[opponent] = (base[opponent] ?? 0) + { W: 0, D: 1, L: win }[result]
    }
  }
  const matches = rest.map(({ pair }) => pair)
  const left = others.map((_, index) => matches.filter((pair) => pair.includes(index)).length)
  // Limit: points that a rival may still win without passing the club.
  const above = fewestExcluded(
    { limits: base.map((each) => total - each), matches, whole: win, half: 1 },
    mostSteps,
  )
  // Limit: points that a rival may still drop and yet draw level with the club.
  const below = fewestExcluded(
    {
      limits: base.map((each, index) => each + win * (left[index] ?? 0) - total),
      matches,
      whole: win,
      half: win - 1,
    },
    mostSteps,
  )
  const reason = ({ core }: Fewest) => ({
    rivals: core.map((index) => others[index] ?? ''),
    fixtures: rest
      .filter(({ pair }) => pair.every((index) => core.includes(index)))
      .map(({ fixture }) => fixture),
  })
  const clubs = season.clubs.length
  return {
    best: { at: 1 + above.least, orElse: 1 + above.most, ...reason(above) },
    worst: { at: clubs - below.least, orElse: clubs - below.most, ...reason(below) },
  }
}

function settled({ name, from, to }: Goal, { best, worst }: Range, rivals: string[]): Prospect {
  const isCertain = from <= best.at && worst.at <= to
  const isImpossible = best.at > to || worst.at < from
  const state = isCertain ? 'certain' : isImpossible ? 'impossible' : 'possible'
  return { goal: name, state, rivals: state === 'possible' ? rivals : [], fixtures: [] }
}

function prospectOf(
  goal: Goal,
  club: string,
  range: Range,
  own: readonly LeagueFixture[],
  context: Context,
): Prospect {
  const { best, worst } = range
  const clubs = context.season.clubs.length
  const says = (
    state: Prospect['state'],
    { rivals, fixtures }: Pick<Prospect, 'rivals' | 'fixtures'>,
  ) => ({
    goal: goal.name,
    state,
    rivals: named(rivals),
    fixtures: named(fixtures),
  })
  // The bounds are proven: a position is no better than `best.at`, and no worse than `worst.at`.
  if (goal.from <= best.at && worst.at <= goal.to)
    return says('certain', settledBy(club, worst, context))
  if (best.at > goal.to) return says('impossible', settledBy(club, best, context))
  if (worst.at < goal.from) return says('impossible', settledBy(club, worst, context))
  const reachesTop = best.orElse <= goal.to
  const reachesEnd = worst.orElse >= goal.from
  const open = openFor(club, own, context)
  if (goal.from === 1) return says(reachesTop ? 'possible' : 'undecided', open)
  if (goal.to === clubs) return says(reachesEnd ? 'possible' : 'undecided', open)
  return says(between(goal, club, own.length, context), open)
}

/** Maximum number of own results tried for a zone in mid-table: all those of five matches. */
const MOST_RESULTS = 3 ** 5

/**
 * Whether a club can end in a zone in mid-table. With its own results given, it can reach every position between the
 * best and the worst, because one result of others moves it by one place. With other results of its own, it may jump
 * over the zone.
 */
function between(
  { from, to }: Goal,
  club: string,
  matches: number,
  context: Context,
): Prospect['state'] {
  const choices: readonly Own[] = ['W', 'D', 'L']
  const all = choices.length ** matches
  let isUnclear = all > MOST_RESULTS
  // With the fewest sufficient wins, a club is nearly always in the zone.
  let [few, many] = [0, matches]
  while (few < many) {
    const wins = (few + many) >> 1
    const { best } = rangeWith(club, winning(wins, matches), context, 0)
    if (best.orElse <= to) many = wins
    else few = wins + 1
  }
  const { best: top, worst: end } = rangeWith(club, winning(few, matches), context, 0)
  if (top.orElse <= to && end.orElse >= from) return 'possible'
  if (isUnclear) return 'undecided'
  for (let code = 0; code < all; code += 1) {
    const results = Array.from(
      { length: matches },
      (_, at) => choices[Math.floor(code / choices.length ** at) % choices.length] ?? 'D',
    )
    const { best, worst } = rangeWith(club, results, context)
    if (best.orElse <= to && worst.orElse >= from) return 'possible'
    if (best.at <= to && worst.at >= from) isUnclear = true
  }
  return isUnclear ? 'undecided' : 'impossible'
}

const winning = (wins: number, matches: number): Own[] =>
  Array.from({ length: matches }, (_, at) => (at < wins ? 'W' : 'L'))

/** Returns what settled it: clubs that compete with each other or, if counting is enough, the nearest clubs. */
function settledBy(club: string, reach: Reach, { open, points }: Context) {
  if (reach.rivals.length > 0) return { rivals: reach.rivals, fixtures: reach.fixtures }
  const own = points.get(club) ?? 0
  const others = [...points].filter(([slug]) => slug !== club)
  const nearest = Math.min(...others.map(([, each]) => Math.abs(each - own)))
  const rivals = others.filter(([, each]) => Math.abs(each - own) === nearest).map(([slug]) => slug)
  return { rivals, fixtures: fixturesAmong([club, ...rivals], open) }
}

/**
 * Returns what matters while it is open: clubs that may still end on either side, their matches against each other, and
 * the club's own.
 */
function openFor(club: string, own: readonly LeagueFixture[], { season, open, points }: Context) {
  const win = season.rules.pointsForWin
  const most = (slug: string) =>
    (points.get(slug) ?? 0) +
    win * open.filter(({ home, away }) => home === slug || away === slug).length
  const rivals = [...points.keys()].filter(
    (slug) =>
      slug !== club &&
      most(slug) >= (points.get(club) ?? 0) &&
      most(club) >= (points.get(slug) ?? 0),
  )
  const slugs = new Set([...own.map(({ slug }) => slug), ...fixturesAmong(rivals, open)])
  return { rivals, fixtures: open.filter(({ slug }) => slugs.has(slug)).map(({ slug }) => slug) }
}

const fixturesAmong = (clubs: readonly string[], open: readonly LeagueFixture[]) =>
  open
    .filter(({ home, away }) => clubs.includes(home) && clubs.includes(away))
    .map(({ slug }) => slug)
