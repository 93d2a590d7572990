import { POST_FIELDS } from 'shared-contracts/api/form'
import type { VisitValues } from './visit-values.ts'

/**
 * Fills the hidden fields of a fragment's forms with the values of this document. The fragment is the same for all
 * visitors, and without scripts nothing else tells two documents apart.
 *
 * @param path of the page, to return to after sending.
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

/** Text cannot match this: its quotation marks are escaped. */
const FIELD = new RegExp(
  `type="hidden" name="(${[POST_FIELDS.key, POST_FIELDS.shownAt, POST_FIELDS.returnTo].join('|')})"`,
  'g',
)
