import * as v from 'valibot'

/** Slugs of the five subsidiaries, in the order in which menus list them. */
export const SUBSIDIARY_SLUGS = [
  'oil-gas',
  'procurement',
  'gold',
  'construction',
  'agricol',
] as const

export const SubsidiarySlug = v.picklist(SUBSIDIARY_SLUGS)
export type SubsidiarySlug = v.InferOutput<typeof SubsidiarySlug>

/**
 * The colour theme of a subsidiary. `strong` carries white text (at least 5.7:1), `mid` is decoration
 * under dark text, `tint` is text on a dark ground.
 */
export interface SubsidiaryTheme {
  /** Name of the hue as the specification gives it. */
  readonly hue: 'orange' | 'violet' | 'dark yellow' | 'blue' | 'green'
  readonly strong: string
  readonly mid: string
  readonly tint: string
}

export const SUBSIDIARY_THEMES: Readonly<Record<SubsidiarySlug, SubsidiaryTheme>> = {
  'oil-gas': { hue: 'orange', strong: '#B4410E', mid: '#F97316', tint: '#FFB27A' },
  procurement: { hue: 'violet', strong: '#6D28D9', mid: '#8B5CF6', tint: '#C4B5FD' },
  gold: { hue: 'dark yellow', strong: '#7A5600', mid: '#C8920A', tint: '#F2C14E' },
  construction: { hue: 'blue', strong: '#1D4ED8', mid: '#3B82F6', tint: '#93C5FD' },
  agricol: { hue: 'green', strong: '#166534', mid: '#22A455', tint: '#86D9A4' },
}

/** Icons to choose from for a subsidiary, by their names in lucide; the first five are the initial ones. */
export const SUBSIDIARY_ICONS = [
  'fuel',
  'package-search',
  'gem',
  'building-2',
  'sprout',
  'coins',
  'factory',
  'hard-hat',
  'pickaxe',
  'ship',
  'tractor',
  'truck',
  'warehouse',
] as const
export type SubsidiaryIcon = (typeof SUBSIDIARY_ICONS)[number]

/** Labels of the fixed subsidiaries menu; the header does not wait for the server. */
export const SUBSIDIARY_LABELS: Readonly<Record<SubsidiarySlug, string>> = {
  'oil-gas': 'Oil & Gas',
  procurement: 'Procurement',
  gold: 'Gold',
  construction: 'Construction & Real Estate',
  agricol: 'Agricol Services',
}

export function isSubsidiarySlug(value: string): value is SubsidiarySlug {
  return v.is(SubsidiarySlug, value)
}
