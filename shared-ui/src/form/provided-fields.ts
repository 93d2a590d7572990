import type { ComponentType } from 'react'
import type { StyleCache } from 'shared-contracts/host'
import type { FieldProps } from './Field.tsx'

/** A field in a React root of its own. */
export interface MountedField {
  update(field: FieldProps): void
  unmount(): void
}

/** Exports of the script that renders fields. */
export interface Fields {
  readonly Field: ComponentType<FieldProps>
  readonly mountField: (place: Element, field: FieldProps, cache: StyleCache) => MountedField
}

let provided: Fields | null = null

/** Returns the exports of the script that renders fields; null before it has loaded. */
export const providedFields = () => provided

export function provideFields(fields: Fields | null): void {
  provided = fields
}
