import { providedFields, type Fields } from './provided-fields.ts'

/**
 * Loads the script that draws fields.
 *
 * @returns null where it does not come. A form that came with the document can be sent all the same.
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
