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
    /** A picture of the desk's own; its text goes to the field `alt`, where there is one. */
    | { readonly kind: 'picture'; readonly alt?: string }
  )

/** One part of the content: what its list shows and its form asks for. The machinery is the same for all. */
export interface ContentPart {
  /** Whose roles may use it. */
  readonly part: Part
  /** Path of its screens below `/desk` and of its calls below `/api/desk`. */
  readonly path: string
  /** `Stories`, and one of them: `story`. */
  readonly title: string
  readonly singular: string
  readonly schema: ContentFieldsSchema
  readonly fields: readonly ContentField[]
  /** What a record is called in lists and headings. */
  readonly nameOf: (record: DeskRecord) => string
  readonly sort: SortPayload
  /** Columns beside name and state. */
  readonly columns: readonly Column[]
  readonly filters?: readonly ListFilter[]
  /** What a new record begins with; absent where none can be made. */
  readonly initial?: Readonly<Record<string, unknown>>
  /** Its records are always there: they are neither taken back nor deleted. */
  readonly isPermanent?: boolean
  /** Which site it is of, where several parts have one title: `League`. */
  readonly site?: string
  /** Another part to which its list leads. */
  readonly related?: { readonly path: string; readonly title: string }
  /** There is one record only, with this id. */
  readonly only?: number
}
