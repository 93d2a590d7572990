import type { ContentFieldsSchema } from './content-values.ts'
import type { Choice } from 'shared-contracts/api/form'
import type { Part } from 'shared-contracts/desk/roles'
import type { SortPayload } from 'ra-core'
import type { DeskRecord } from '../data/data-provider.ts'
import type { Column } from '../list/column.ts'
import type { ListFilter } from '../list/FilterChoice.tsx'

interface FieldBase {
  readonly name: string
  readonly label: string
  readonly hint?: string
}

/** One field of a content form. */
export type ContentField = FieldBase &
  (
    | { readonly kind: 'line' | 'day' | 'number' | 'colour' | 'lines' | 'flag' }
    | { readonly kind: 'markdown' }
    | { readonly kind: 'paragraph'; readonly rows: number }
    | { readonly kind: 'choice'; readonly choices: readonly Choice[]; readonly none?: string }
    /** A picture from the desk; its alternative text goes to the field `alt`, if there is one. */
    | { readonly kind: 'picture'; readonly alt?: string; readonly isOptional?: boolean }
  )

/** One type of content: the columns of its list and the fields of its form. All types share the same screens. */
export interface ContentPart {
  /** Part whose roles may use it. */
  readonly part: Part
  /** Path of its screens below `/desk` and of its calls below `/api/desk`. */
  readonly path: string
  /** Plural, such as `Stories`; `singular` is `story`. */
  readonly title: string
  readonly singular: string
  readonly schema: ContentFieldsSchema
  readonly fields: readonly ContentField[]
  /** Returns the name of a record for lists and headings. */
  readonly nameOf: (record: DeskRecord) => string
  readonly sort: SortPayload
  /** Columns besides name and state. */
  readonly columns: readonly Column[]
  readonly filters?: readonly ListFilter[]
  /** Initial values of a new record; absent if none can be created. */
  readonly initial?: Readonly<Record<string, unknown>>
  /** Its records always exist: they can be neither unpublished nor deleted. */
  readonly isPermanent?: boolean
  /** Its site, if several parts share one title: `League`. */
  readonly site?: string
  /** Another part that its list links to. */
  readonly related?: { readonly path: string; readonly title: string }
  /** Id of its only record. */
  readonly only?: number
}
