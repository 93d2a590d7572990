import { In, type EntityManager } from 'typeorm'
import { inBatches } from '../../../foundation/database/records.ts'
import { rowsOfSeason } from '../../matches/events-of-season.ts'
import { Fixture } from '../../matches/fixture.entity.ts'
import { MatchEvent } from '../../matches/match-event.entity.ts'
import { MatchFigures } from '../../matches/match-figures.entity.ts'
import { SquadSpell } from '../../people/squad-spell.entity.ts'
import { Round } from '../../seasons/round.entity.ts'
import { SeasonEntry } from '../../seasons/season-entry.entity.ts'
import { Season } from '../../seasons/season.entity.ts'
import type { Edit } from '../edits/edit.ts'

/** All rows of a season that an import may change. */
export interface SeasonRows {
  readonly seasons: readonly Season[]
  readonly entries: readonly SeasonEntry[]
  readonly rounds: readonly Round[]
  readonly fixtures: readonly Fixture[]
  readonly events: readonly MatchEvent[]
  readonly figures: readonly MatchFigures[]
  readonly spells: readonly SquadSpell[]
}

/** Reads the rows of a season. @param slug of a season that may not exist yet. */
export async function seasonRows(
  manager: EntityManager,
  competitionId: number,
  slug: string,
): Promise<SeasonRows> {
  const season = await manager.findOneBy(Season, { competitionId, slug })
  if (!season) {
    const matches = { fixtures: [], events: [], figures: [] }
    return { seasons: [], entries: [], rounds: [], spells: [], ...matches }
  }
  const seasonId = season.id
  const fixtures = await manager.findBy(Fixture, { seasonId })
  return {
    seasons: [season],
    entries: await manager.findBy(SeasonEntry, { seasonId }),
    rounds: await manager.findBy(Round, { seasonId }),
    fixtures,
    events: await rowsOfSeason(manager, MatchEvent, seasonId),
    figures: await inBatches(
      fixtures.map(({ id }) => id),
      (some) => manager.findBy(MatchFigures, { id: In(some) }),
    ),
    spells: await manager.findBy(SquadSpell, { seasonId }),
  }
}

/** Notes all differences, in an order that can be undone. */
export function noteRows(edit: Edit, before: SeasonRows, after: SeasonRows): void {
  edit.note('seasons', before.seasons, after.seasons)
  edit.note('season_entries', before.entries, after.entries)
  edit.note('rounds', before.rounds, after.rounds)
  edit.note('fixtures', before.fixtures, after.fixtures)
  edit.note('match_events', before.events, after.events)
  edit.note('match_statistics', before.figures, after.figures)
  edit.note('squad_spells', before.spells, after.spells)
}

/** Returns a sum that rises with every change of the season's matches; 0 for a season that does not exist. */
export function revisionOf({
  seasons,
  rounds,
  fixtures,
}: Pick<SeasonRows, 'seasons' | 'rounds' | 'fixtures'>): number {
  return [...seasons, ...rounds, ...fixtures].reduce((sum, { revision }) => sum + revision, 0)
}
