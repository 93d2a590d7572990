import * as v from 'valibot'
import { listQuery } from '../desk/list.ts'
import { Count, Moment } from './name.ts'

/*
 * Calls of the league's desk, all under `/api/desk/league`. `{season}` is `2025-26`, or `cup~2025-26` outside the
 * default competition; `{fixture}` is the slug of a match. A write marked "if-match" requires that header with the
 * revision that its caller has seen: 412 without it, 409 if the record has changed since, with its present state as
 * `current`. A write marked "key" takes `Idempotency-Key`: sent again with the same one, it is done once.
 *
 * | call                                            | body             | answers                                   |
 * | ----------------------------------------------- | ---------------- | ----------------------------------------- |
 * | GET    seasons                                  |                  | page of `DeskSeasonSummary`               |
 * | POST   seasons                                  | `SeasonFields`   | 201 written `DeskSeason`                  |
 * | GET    seasons/{season}                         |                  | `DeskSeason`                              |
 * | PUT    seasons/{season}, if-match               | `SeasonFields`   | written `DeskSeason`                      |
 * | DELETE seasons/{season}, if-match               |                  | `Removed`; 409 once it has a result       |
 * | GET    seasons/{season}/round-robin             | query            | `RoundRobin`: what the POST would make    |
 * | POST   seasons/{season}/round-robin, if-match   | `RoundRobinPlan` | 201 written `DeskSeason`                  |
 * | POST   seasons/{season}/adjustments, key        | `AdjustmentFields` | 201 written `AdjustmentResponse`        |
 * | POST   seasons/{season}/adjustments/{id}/withdraw, key | `WithdrawAdjustment` | written `AdjustmentResponse`   |
 * | POST   seasons/{season}/rounds                  | `RoundFields`    | 201 written `DeskRound`                   |
 * | GET    seasons/{season}/rounds/{number}         |                  | `DeskRound`                               |
 * | PUT    seasons/{season}/rounds/{number}, if-match | `RoundFields`  | written `DeskRound`                       |
 * | DELETE seasons/{season}/rounds/{number}, if-match |                | `Removed`; 409 while it has matches       |
 * | PUT    seasons/{season}/rounds/{number}/results, if-match | `RoundResults` | written `DeskRound`; 409 `MovedOn` |
 * | POST   seasons/{season}/rounds/{number}/move, if-match | `MoveRound` | written `DeskRound`                     |
 * | GET    seasons/{season}/squads/{club}           |                  | `DeskSquad`                               |
 * | POST   seasons/{season}/squads/{club}/check     | `SquadText`      | `SquadPreview`                            |
 * | PUT    seasons/{season}/squads/{club}, if-match | `SquadText`      | written `DeskSquad`                       |
 * | POST   seasons/{season}/squads/{club}/end, if-match | `EndSpell`   | written `DeskSquad`                       |
 * | GET    fixtures                                 |                  | page of `DeskFixture`                     |
 * | POST   fixtures, key                            | `NewFixture`     | 201 written `DeskMatch`                   |
 * | GET    fixtures/{fixture}                       |                  | `DeskMatch`                               |
 * | PUT    fixtures/{fixture}, if-match             | `FixtureFields`  | written `DeskMatch`                       |
 * | DELETE fixtures/{fixture}, if-match             |                  | `Removed`; 409 once it has any data       |
 * | POST   fixtures/{fixture}/swap, if-match        | `SwapSides`      | written `DeskMatch`; 409 once it has data |
 * | POST   fixtures/{fixture}/events, if-match      | `NewEvents`      | written `DeskMatch`                       |
 * | POST   fixtures/{fixture}/events/{event}/withdraw, if-match | `WithdrawEvent` | written `DeskMatch`            |
 * | PUT    fixtures/{fixture}/line-ups, if-match    | `LineUps`        | written `DeskMatch`                       |
 * | POST   import/check                             | `ImportFile`     | `ImportPreview`, changes nothing          |
 * | POST   import, if-match the preview's revision  | `ImportFile`     | written `ImportPreview`; 400 with its faults |
 * | GET    edits                                    |                  | page of `Edit`, newest first              |
 * | POST   edits/{id}/undo                          |                  | `Removed`; 409 if the record changed since |
 */

/** Response to a write: the record as it is now. */
export const written = <const Item extends v.GenericSchema>(record: Item) =>
  v.object({
    /** Id for undoing the write; null if there is nothing to undo. */
    edit: v.nullable(Count),
    record,
  })

/** Response to a write that leaves no record to show. */
export const Removed = v.object({ edit: v.nullable(Count) })
export type Removed = v.InferOutput<typeof Removed>

/** One write of the desk. */
export const Edit = v.object({
  id: Count,
  at: Moment,
  /** Name of the account. */
  by: v.string(),
  /** Such as `Matchday 3: 8 results`. */
  text: v.string(),
  /** Address of the season that it concerns. */
  season: v.string(),
  /** Id of the edit that this one undid; null for an ordinary change. */
  undoes: v.nullable(Count),
  /** Id of the edit that undid this one; null if none did. */
  undoneBy: v.nullable(Count),
})
export type Edit = v.InferOutput<typeof Edit>

/** Query of `GET edits`. */
export const EditsQuery = listQuery(['at'], {
  season: v.optional(v.pipe(v.string(), v.maxLength(120))),
  /** Slug of a match: only edits that added, changed or removed any part of it. */
  fixture: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,160}$/, 'Give the slug of a match')),
  ),
})
export type EditsQuery = v.InferOutput<typeof EditsQuery>
