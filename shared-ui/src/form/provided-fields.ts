import type { ComponentType } from 'react'
import type { StyleCache } from 'shared-contracts/host'
import type { FieldProps } from './Field.tsx'

/** A field in a React root of its own. */
export interface MountedField {
  update(field: FieldProps): void
  unmount(): void
}

/** What the script that draws fields provides. */
export interface Fields {
  readonly Field: ComponentType<FieldProps>
  readonly mountField: (place: Element, field: FieldProps, cache: StyleCache) => MountedField
}

let provided: Fields | null = null

/** What draws fields, once its script is there; null before. */
export const providedFields = () => provided

export function provideFields(fields: Fields | null): void {
  provided = fields
}
