import { use, useId, useState } from 'react'
import { SiteDress } from '../theme/site-dress.ts'
import type { Choice, FormFieldProps } from './field-props.ts'
import { FieldFrame } from './FieldFrame.ts'
import { LaterField } from './LaterField.tsx'
import { providedFields } from './provided-fields.ts'

export type { Choice }

/**
 * One named value of a form: label, control and error message. The document contains it complete, and it can be
 * filled in and sent as it is. The script that renders it, including MUI, loads when a field nears the screen,
 * because most visits end before any does.
 *
 * @throws Error outside a `SiteTheme`.
 */
export function FormField({ className, ...field }: FormFieldProps) {
  const id = useId()
  const dress = use(SiteDress)
  if (!dress) throw new Error('A field stands outside of a SiteTheme')
  // The component never changes: a different one would render the field again, without the typed text.
  const [Field] = useState(() => providedFields()?.Field)
  const props = { ...field, id, theme: dress.theme }
  const lines = field.rows ?? 1
  if (!Field) {
    return <LaterField className={className} lines={lines} field={props} cache={dress.cache} />
  }
  return (
    <FieldFrame className={className} lines={lines}>
      <div>
        <Field {...props} />
      </div>
    </FieldFrame>
  )
}
