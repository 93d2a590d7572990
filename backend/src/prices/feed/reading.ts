import * as v from 'valibot'

/** A price that a market has had; anything else is a mistake of the source. */
export const Price = v.pipe(v.number(), v.finite(), v.gtValue(0))

/** ISO 8601, a day or a moment, made a moment in UTC. */
export const Moment = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/),
  v.check((text) => !Number.isNaN(Date.parse(text))),
  v.transform((text) => new Date(text).toISOString()),
)

/** What a source said of one price at one moment. */
export interface Reading {
  readonly name: string
  readonly symbol?: string | undefined
  readonly price: number
  readonly unit?: string | undefined
  /** Traded units; 0 where the source tells none. */
  readonly volume: number
  readonly asOf: string
}
