import { formatChoice, textOf } from '../text-of.ts'
import * as v from 'valibot'
import type { DeskRecord } from '../data/data-provider.ts'
import { today } from './part-fields.ts'

export type ContentFieldsSchema = v.ObjectSchema<
  v.ObjectEntries,
  v.ErrorMessage<v.ObjectIssue> | undefined
>

/** Values typed into a content form, by field. */
export type ContentValues = Readonly<Record<string, unknown>>

/** Messages by field. */
export type FieldErrors = Readonly<Record<string, string | undefined>>

/** The fields of a record that can be written. */
export const valuesOf = (schema: ContentFieldsSchema, record: ContentValues): ContentValues =>
  Object.fromEntries(Object.keys(schema.entries).map((name) => [name, record[name] ?? '']))

export type CheckedValues =
  | { readonly isValid: true; readonly values: ContentValues }
  | { readonly isValid: false; readonly errors: FieldErrors }

/** Validates what was typed as the API will; reports the first message of each field. */
export function checkValues(schema: ContentFieldsSchema, typed: ContentValues): CheckedValues {
  const prepared = Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, preparedValue(name, value)]),
  )
  const result = v.safeParse(schema, prepared)
  if (result.success) return { isValid: true, values: result.output }
  const errors: Record<string, string> = {}
  for (const { path, message } of result.issues) {
    const name = String(path?.[0]?.key)
    errors[name] ??= message
  }
  return { isValid: false, errors }
}

function preparedValue(name: string, value: unknown): unknown {
  // Send null if nothing is chosen.
  if (name === 'subsidiary' && !value) return null
  // Lists often end with an empty line.
  return Array.isArray(value) ? value.filter((line) => textOf(line).trim() !== '') : value
}

/**
 * The values of a form after a save. A field that the API stored trimmed stays as it was sent: somebody may be typing
 * after that space or line break.
 */
export function savedValues(
  schema: ContentFieldsSchema,
  record: DeskRecord,
  sent: ContentValues,
): ContentValues {
  const checked = checkValues(schema, sent)
  const trimmed = checked.isValid ? valuesOf(schema, checked.values) : sent
  return Object.fromEntries(
    Object.entries(valuesOf(schema, record)).map(([name, stored]) => [
      name,
      isSame(stored, trimmed[name]) ? (sent[name] ?? '') : stored,
    ]),
  )
}

/** A field in which two versions differ. */
export interface Difference {
  readonly name: string
  readonly mine: unknown
  readonly theirs: unknown
}

/** Returns the fields in which two versions of a record differ. */
export const differencesOf = (
  names: readonly string[],
  mine: ContentValues,
  theirs: ContentValues,
): Difference[] =>
  names
    .filter((name) => !isSame(mine[name], theirs[name]))
    .map((name) => ({ name, mine: mine[name], theirs: theirs[name] }))

export const hasDifferences = (mine: ContentValues, theirs: ContentValues): boolean =>
  differencesOf(Object.keys(mine), mine, theirs).length > 0

/** Merges two concurrent edits: a field that was not changed here takes the other person's value. */
export const merged = (
  before: ContentValues,
  mine: ContentValues,
  theirs: ContentValues,
): ContentValues =>
  Object.fromEntries(
    Object.keys(theirs).map((name) => [
      name,
      (isSame(before[name], mine[name]) ? theirs : mine)[name],
    ]),
  )

/** Compares two values of a field; a missing one is like an empty text. */
const isSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a ?? '') === JSON.stringify(b ?? '')

/** Describes the publishing state of a record. Visitors no longer see an opening after its last day. */
export function stateInWords(record: DeskRecord): string {
  const { state, revision, publishedRevision, closesOn } = record as {
    state?: string
    revision?: number
    publishedRevision?: number | null
    closesOn?: string
  }
  if (state === 'published' && (publishedRevision ?? 0) < (revision ?? 0))
    return 'Published, with changes'
  if (state === 'published' && closesOn && closesOn < today()) return 'Closed'
  return formatChoice(state)
}
