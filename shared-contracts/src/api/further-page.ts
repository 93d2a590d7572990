import * as v from 'valibot'

/**
 * Number of a list's page, from 1. A list of records that editors add for years answers some of them at a time; without
 * a number, the newest.
 */
export const PageNumber = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,3}$/, 'Use a number from 1'),
  v.transform(Number),
)

/** A page of a list besides the first. `GET <list>-pages` answers those that there are, in order. */
export const FurtherPage = v.object({ page: v.string() })
export type FurtherPage = v.InferOutput<typeof FurtherPage>
