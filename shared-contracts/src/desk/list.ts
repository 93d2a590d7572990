import * as v from 'valibot'

/** A whole number in a query. */
export const wholeNumber = (min: number, max: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.toNumber(), v.minValue(min), v.maxValue(max))

/** Query parameters that every list of the desk supports; a list adds filters of its own. */
export const ListQuery = v.object({
  /** From 1. */
  page: v.optional(wholeNumber(1, 1_000_000), '1'),
  perPage: v.optional(wholeNumber(1, 200), '25'),
  /** Name of a member that the list can be ordered by. */
  sort: v.optional(v.pipe(v.string(), v.maxLength(40))),
  order: v.optional(v.picklist(['asc', 'desc']), 'asc'),
  /** Text that the records must contain, case-insensitive. */
  q: v.optional(v.pipe(v.string(), v.normalize('NFC'), v.trim(), v.maxLength(200))),
})
export type ListQuery = v.InferOutput<typeof ListQuery>

/**
 * Query schema of a list: the members to sort by, and filters of its own. Unknown parameters are refused with
 * 400, so that nobody takes all records for filtered ones.
 *
 * @param sorts names of members.
 */
export const listQuery = <
  const Sort extends string,
  const Filters extends v.ObjectEntries = Record<never, never>,
>(
  sorts: readonly Sort[],
  filters?: Filters,
) =>
  v.strictObject(
    {
      ...ListQuery.entries,
      sort: v.optional(v.picklist(sorts, `This list is ordered by ${sorts.join(', ')}`)),
      ...(filters as Filters),
    },
    'This list has no such filter',
  )

/** One page of a list. */
export const listOf = <const Item extends v.GenericSchema>(item: Item) =>
  v.object({ items: v.array(item), /** Number of matches in all. */ total: v.number() })

/**
 * Members of every record that can be changed. Its `revision` rises with each change; a change names the
 * revision that it is based on, as `If-Match: "4"`. Without the header it is refused with 412; if the record
 * has changed since, with 409 and the current record as the error's member `current`.
 */
export const Changeable = {
  id: v.number(),
  revision: v.number(),
  /** ISO 8601, UTC. */
  updatedAt: v.string(),
  /** Name of the account, or `installation` for initial data. */
  updatedBy: v.string(),
}
