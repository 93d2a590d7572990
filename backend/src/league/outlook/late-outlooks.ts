import type { Outlook } from 'shared-contracts/league/outlook'
import type { LeagueSeason } from '../standings/season.ts'
import { isOpen, outlooksOf } from './outlook.ts'

/** While more than this part of a season is to come, nearly everything is possible, and finding that out takes longest. */
const LATE = 1 / 3

const known = new WeakMap<LeagueSeason, ReadonlyMap<string, Outlook>>()

/** Outlooks by slug in the last third of a season, computed once; `null` before it, and when all is played. */
export function lateOutlooksOf(season: LeagueSeason): ReadonlyMap<string, Outlook> | null {
  const open = season.fixtures.filter(isOpen).length
  if (open === 0 || open > season.fixtures.length * LATE) return null
  const outlooks = known.get(season) ?? outlooksOf(season)
  known.set(season, outlooks)
  return outlooks
}
