import * as v from 'valibot'

/** Identifies a record in a list. Ours are numbers; readers accept those of any server. */
export const RecordId = v.union([v.number(), v.string()])
