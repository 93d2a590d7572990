import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { generatedSeason } from '../testing/generated-season.ts'
import type { TieBreaker } from 'shared-contracts/league/rules'
import type { LeagueSeason } from './season.ts'
import { standingsOf } from './standings.ts'

/*
 * A second computation, written to be read and not to be fast: every figure is counted anew from one flat list of
 * results, and clubs are placed by asking how many are better, instead of by sorting.
 */
interface PlainResult {
  club: string
  against: string
  atHome: boolean
  /** The club to which the match was awarded. */
  awardedTo: string | null
  scored: number
  conceded: number
}

function plainTable(season: LeagueSeason, live: boolean) {
  const statuses = live ? ['finished', 'awarded', 'in-play', 'half-time'] : ['finished', 'awarded']
  const results: PlainResult[] = []
  for (const { home, away, score, status, awarded } of season.fixtures) {
    if (!score || !statuses.includes(status)) continue
    const awardedTo = awarded && { home, away }[awarded]
    results.push({
      club: home,
      against: away,
      atHome: true,
      awardedTo,
      scored: score.home,
      conceded: score.away,
    })
    results.push({
      club: away,
      against: home,
      atHome: false,
      awardedTo,
      scored: score.away,
      conceded: score.home,
    })
  }
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)
  const of = (club: string, others?: readonly string[]) =>
    results.filter((each) => each.club === club && (!others || others.includes(each.against)))
  const wins = (list: PlainResult[]) =>
    list.filter(({ club, awardedTo, scored, conceded }) =>
      awardedTo === null ? scored > conceded : awardedTo === club,
    ).length
  const draws = (list: PlainResult[]) =>
    list.filter((each) => each.awardedTo === null && each.scored === each.conceded).length
  const difference = (list: PlainResult[]) => sum(list.map((each) => each.scored - each.conceded))
  const matchPoints = (list: PlainResult[]) => wins(list) * season.rules.pointsForWin + draws(list)
  const adjustment = (club: string) =>
    sum(season.adjustments.filter((each) => each.club === club).map((each) => each.points))
  const slugs = season.clubs.map((club) => club.slug)
  const pointsOf = new Map(slugs.map((club) => [club, matchPoints(of(club)) + adjustment(club)]))
  const points = (club: string) => pointsOf.get(club) ?? 0

  const value = (breaker: TieBreaker, club: string, level: readonly string[]): number => {
    const lot = (season.lots ?? []).find((drawn) => level.every((each) => drawn.includes(each)))
    const figures: Record<TieBreaker, () => number> = {
      'goal-difference': () => difference(of(club)),
      'goals-for': () => sum(of(club).map((each) => each.scored)),
      'head-to-head-points': () => matchPoints(of(club, level)),
      'head-to-head-goal-difference': () => difference(of(club, level)),
      wins: () => wins(of(club)),
      'away-wins': () => wins(of(club).filter((each) => !each.atHome)),
      lots: () => (lot ? lot.length - lot.indexOf(club) : 0),
    }
    return figures[breaker]()
  }

  /** Compares two clubs among clubs that are level: 1, -1, or 0 for a tie. */
  const better = (
    one: string,
    other: string,
    level: readonly string[],
    rules: readonly TieBreaker[],
  ): number => {
    const [first] = rules
    if (!first) return 0
    const mutual = first.startsWith('head-to-head')
    const end = mutual ? rules.findIndex((each) => !each.startsWith('head-to-head')) : 1
    const together = rules.slice(0, end === -1 ? rules.length : end)
    const key = (club: string) => together.map((rule) => value(rule, club, level))
    const same = level.filter((each) => String(key(each)) === String(key(one)))
    if (!same.includes(other)) {
      const at = together.findIndex((rule) => value(rule, one, level) !== value(rule, other, level))
      const rule = together[at] ?? first
      return value(rule, one, level) > value(rule, other, level) ? 1 : -1
    }
    const again = mutual && same.length < level.length
    return better(one, other, same, again ? rules : rules.slice(together.length))
  }

  return slugs.map((club) => {
    const level = slugs.filter((other) => points(other) === points(club))
    const rivals = level.filter((other) => other !== club)
    const compared = rivals.map((other) => ({
      other,
      result: better(club, other, level, season.rules.tieBreakers),
    }))
    const own = of(club)
    return {
      club,
      position:
        1 +
        slugs.filter((other) => points(other) > points(club)).length +
        compared.filter(({ result }) => result < 0).length,
      tiedWith: compared
        .filter(({ result }) => result === 0)
        .map(({ other }) => other)
        .sort(),
      played: own.length,
      won: wins(own),
      drawn: draws(own),
      lost: own.length - wins(own) - draws(own),
      goalsFor: sum(own.map((each) => each.scored)),
      goalsAgainst: sum(own.map((each) => each.conceded)),
      goalDifference: difference(own),
      cleanSheets: own.filter(({ conceded }) => conceded < 1).length,
      points: points(club),
      adjustment: adjustment(club),
    }
  })
}

type Row = Record<string, unknown>

const isSame = (rows: Row[], plain: Row[]) =>
  rows.length === plain.length &&
  rows.every((row, index) =>
    Object.entries(plain[index] ?? {}).every(([key, value]) => String(row[key]) === String(value)),
  )

describe('10,000 generated seasons', () => {
  it('have the table that a second, plain computation gives', () => {
    fc.assert(
      fc.property(generatedSeason, fc.boolean(), (season, live) => {
        const rows = standingsOf(season, { live }).map(
          ({
            form: _,
            lastPosition: _last,
            zone: _zone,
            isInPlay: _live,
            club,
            tiedWith,
            ...row
          }) => ({
            ...row,
            club: club.slug,
            tiedWith: [...tiedWith].sort(),
          }),
        )
        const bySlug = (one: { club: string }, other: { club: string }) =>
          one.club < other.club ? -1 : 1
        const plain = plainTable(season, live).sort(bySlug)
        rows.sort(bySlug)
        // `toEqual` takes ten times as long for each row, and is only needed for its output.
        if (!isSame(rows, plain)) expect(rows).toEqual(plain)
      }),
      { numRuns: 10_000, seed: 18 },
    )
  })
})
