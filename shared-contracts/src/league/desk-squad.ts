import * as v from 'valibot'
import { form } from '../api/form.ts'
import { day, optionalDay } from './desk-field.ts'
import { Count, Day, Named } from './name.ts'
import { PlayerPosition } from './player.ts'

/** A player's time in the squad. */
export const DeskSpell = v.object({
  id: Count,
  player: Named,
  shirtNumber: v.nullable(Count),
  /** Null where nobody has said it yet. */
  position: v.nullable(PlayerPosition),
  birthDate: v.nullable(Day),
  /** Null for the beginning of the season. */
  from: v.nullable(Day),
  /** Null for its end. */
  to: v.nullable(Day),
})
export type DeskSpell = v.InferOutput<typeof DeskSpell>

/** The squad of a club in a season. */
export const DeskSquad = v.object({
  /** Address of the season. */
  seasonAddress: v.string(),
  club: Named,
  revision: Count,
  /** By number and name. */
  players: v.array(DeskSpell),
})
export type DeskSquad = v.InferOutput<typeof DeskSquad>

/**
 * A squad as a list has it, a line a player: shirt number, name, position, day of birth, parted by tabs, semicolons or
 * commas. Number and day may be missing. Positions are words or `GK`, `DF`, `MF`, `FW`; days `1998-04-23` or `23.4.1998`
 * or `23/04/1998`.
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
  /** First day of who is new, and the day before the last one of who leaves; null for the season's own ends. */
  on: optionalDay,
})
export type SquadText = v.InferOutput<typeof SquadText>

/** What a line of the list comes to. */
export const SquadLine = v.object({
  /** From 1. */
  line: Count,
  shirtNumber: v.nullable(Count),
  name: v.string(),
  position: v.nullable(PlayerPosition),
  birthDate: v.nullable(Day),
  /** The player who is meant; null for one whom nobody knows yet. */
  player: v.nullable(Named),
  /** `joins` the squad, is `changed` in it, or `same`. */
  outcome: v.picklist(['joins', 'changed', 'same']),
})
export type SquadLine = v.InferOutput<typeof SquadLine>

/** What is wrong with a pasted or uploaded text. Lines and columns count from 1. */
export const TextFault = v.object({ line: Count, column: Count, message: v.string() })
export type TextFault = v.InferOutput<typeof TextFault>

/** What a list would do. */
export const SquadPreview = v.object({
  lines: v.array(SquadLine),
  /** Who would leave. */
  leaving: v.array(Named),
  /** With any, the list cannot be taken. */
  faults: v.array(TextFault),
})
export type SquadPreview = v.InferOutput<typeof SquadPreview>

/** Ends a player's time in the squad. */
export const EndSpell = form({
  /** Id of the spell. */
  spell: v.number('Choose a player'),
  /** Its last day. */
  on: day,
})
export type EndSpell = v.InferOutput<typeof EndSpell>
