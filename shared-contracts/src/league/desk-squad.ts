import * as v from 'valibot'
import { form } from '../api/form.ts'
import { day, optionalDay } from './desk-field.ts'
import { Count, Day, Named } from './name.ts'
import { PlayerPosition } from './player.ts'

/** A player's spell in the squad. */
export const DeskSpell = v.object({
  id: Count,
  player: Named,
  shirtNumber: v.nullable(Count),
  /** Null if not known yet. */
  position: v.nullable(PlayerPosition),
  birthDate: v.nullable(Day),
  /** Null for the start of the season. */
  from: v.nullable(Day),
  /** Null for the end of the season. */
  to: v.nullable(Day),
})
export type DeskSpell = v.InferOutput<typeof DeskSpell>

/** The squad of a club in a season. */
export const DeskSquad = v.object({
  /** Address of the season. */
  seasonAddress: v.string(),
  club: Named,
  revision: Count,
  /** Sorted by number and name. */
  players: v.array(DeskSpell),
})
export type DeskSquad = v.InferOutput<typeof DeskSquad>

/**
 * A squad as a list, one player per line: shirt number, name, position, day of birth, separated by tabs,
 * semicolons or commas. Number and day may be missing. Positions are words or `GK`, `DF`, `MF`, `FW`; days
 * `1998-04-23` or `23.4.1998` or `23/04/1998`.
 */
export const SquadText = form({
  text: v.pipe(
    v.string('Paste a list'),
    v.normalize('NFC'),
    v.minLength(1, 'Paste a list'),
    v.maxLength(20_000, 'Paste at most 20,000 characters'),
  ),
  /** Whether players who are not in the list leave the squad. */
  endsOthers: v.optional(v.boolean(), false),
  /**
   * First day of new players, and the day after the last one of leaving players; null for the season's own
   * start and end.
   */
  on: optionalDay,
})
export type SquadText = v.InferOutput<typeof SquadText>

/** Result of one line of the list. */
export const SquadLine = v.object({
  /** From 1. */
  line: Count,
  shirtNumber: v.nullable(Count),
  name: v.string(),
  position: v.nullable(PlayerPosition),
  birthDate: v.nullable(Day),
  /** The matching player; null for a new one. */
  player: v.nullable(Named),
  /** `joins` the squad, is `changed` in it, or stays the `same`. */
  outcome: v.picklist(['joins', 'changed', 'same']),
})
export type SquadLine = v.InferOutput<typeof SquadLine>

/** An error in a pasted or uploaded text. Lines and columns count from 1. */
export const TextFault = v.object({ line: Count, column: Count, message: v.string() })
export type TextFault = v.InferOutput<typeof TextFault>

/** Effect of a list on the squad. */
export const SquadPreview = v.object({
  lines: v.array(SquadLine),
  /** Players who would leave. */
  leaving: v.array(Named),
  /** A list with any fault cannot be accepted. */
  faults: v.array(TextFault),
})
export type SquadPreview = v.InferOutput<typeof SquadPreview>

/** Ends a player's spell in the squad. */
export const EndSpell = form({
  /** Id of the spell. */
  spell: v.number('Choose a player'),
  /** Its last day. */
  on: day,
})
export type EndSpell = v.InferOutput<typeof EndSpell>
