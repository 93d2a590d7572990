import { POST_FIELDS } from 'shared-contracts/api/form'
import type { VisitValues } from './visit-values.ts'

/**
 * Writes into the forms of a fragment what makes this document's sends its own. The fragment is the same for all
 * visitors, and without scripts nobody else can tell two documents apart.
 *
 * @param path of the page, for the way back.
 */
export function withPostFields(
  html: string,
  path: string,
  { idempotencyKey, shownAt }: Pick<VisitValues, 'idempotencyKey' | 'shownAt'>,
): string {
  const values: Readonly<Record<string, string>> = {
    [POST_FIELDS.key]: idempotencyKey,
    [POST_FIELDS.shownAt]: shownAt,
    [POST_FIELDS.returnTo]: path.replaceAll('&', '&amp;').replaceAll('"', '&quot;'),
  }
  return html.replace(FIELD, (field, name: string) => `${field} value="${values[name] ?? ''}"`)
}

/** Text cannot look like this: its quotation marks are escaped. */
const FIELD = new RegExp(
  `type="hidden" name="(${[POST_FIELDS.key, POST_FIELDS.shownAt, POST_FIELDS.returnTo].join('|')})"`,
  'g',
)
