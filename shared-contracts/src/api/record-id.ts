import * as v from 'valibot'

/** Tells records of a list apart. Ours are numbers; readers take any server's. */
export const RecordId = v.union([v.number(), v.string()])
