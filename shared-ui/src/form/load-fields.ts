import { providedFields, type Fields } from './provided-fields.ts'

/**
 * Loads the script that renders fields.
 *
 * @returns null if it does not load. A form in the document can be sent without it.
 */
export async function loadFields(): Promise<Fields | null> {
  try {
    if (!providedFields()) {
      const { drawFields } = await import(/* webpackChunkName: "fields" */ './fields.tsx')
      drawFields()
    }
  } catch {
    return null
  }
  return providedFields()
}
