import * as v from 'valibot'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const Category = v.object({
  /** 0 to 1; null where Lighthouse could not judge. */
  score: v.nullable(v.number()),
  auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })),
})

/** The fields used from Lighthouse's report. */
export const LighthouseReport = v.object({
  categories: v.object({
    performance: Category,
    accessibility: Category,
    'best-practices': Category,
    seo: Category,
  }),
  audits: v.record(
    v.string(),
    v.object({
      title: v.string(),
      score: v.nullable(v.number()),
      displayValue: v.optional(v.string()),
    }),
  ),
})
export type LighthouseReport = v.InferOutput<typeof LighthouseReport>

/** A category below 100, with the audits that lowered its score. */
export interface Shortfall {
  readonly category: (typeof CATEGORIES)[number]
  /** 0 to 100, as Lighthouse rounds it. */
  readonly score: number
  readonly reasons: readonly string[]
}

/** Categories below 100, in Lighthouse's own order. */
export function shortfalls({ categories, audits }: LighthouseReport): Shortfall[] {
  return CATEGORIES.flatMap((category) => {
    const { score, auditRefs } = categories[category]
    const rounded = Math.round((score ?? 0) * 100)
    if (rounded === 100) return []
    const reasons = auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id]
      if (!audit || weight === 0 || audit.score === null || audit.score >= 0.995) return []
      return [`${audit.title}${audit.displayValue === undefined ? '' : `: ${audit.displayValue}`}`]
    })
    return [{ category, score: rounded, reasons }]
  })
}
