import { SeasonFields } from 'shared-contracts/league/desk-season'
import * as v from 'valibot'
import type { SeasonDraft } from './season-draft.ts'

/** Messages by field of the form. */
export type SeasonErrors = Readonly<Record<string, string | undefined>>

export type CheckedSeason =
  | { readonly isValid: true; readonly fields: SeasonFields }
  | { readonly isValid: false; readonly errors: SeasonErrors }

/** Validates what was typed as the API will. */
export function checkSeason(draft: SeasonDraft): CheckedSeason {
  const result = v.safeParse(SeasonFields, {
    ...draft,
    pointsForWin: numberOf(draft.pointsForWin),
    zones: draft.zones.map((zone) => ({
      ...zone,
      from: numberOf(zone.from),
      to: numberOf(zone.to),
    })),
  })
  if (result.success) return { isValid: true, fields: result.output }
  return { isValid: false, errors: byField(v.flatten(result.issues).nested ?? {}) }
}

const numberOf = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN)

/** Parts of a form with several entries, by what the messages call one of them. */
const ENTRIES: Readonly<Record<string, string>> = { zones: 'Zone', lots: 'Draw' }

/** Shows an error at `zones.2.to` beside the zones; the message says which one. */
export function byField(
  errors: Readonly<Record<string, readonly string[] | undefined>>,
): SeasonErrors {
  const told: Record<string, string> = {}
  for (const [path, messages] of Object.entries(errors)) {
    const [name = '', place] = path.split('.')
    const [message = ''] = messages ?? []
    const entry = ENTRIES[name]
    told[name] ??= entry && place ? `${entry} ${Number(place) + 1}: ${message}` : message
  }
  return told
}
