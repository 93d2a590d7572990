import type { Choice } from 'shared-contracts/api/form'

export type { Choice }

export interface FormFieldProps {
  readonly name: string
  readonly label: string
  /** Error message; shown under the field and linked to it. */
  readonly error?: string | undefined
  /** Help text under the field while it has no error. */
  readonly hint?: string
  readonly isRequired?: boolean
  readonly type?: 'text' | 'email' | 'tel' | 'search' | 'url' | 'password'
  /** Value of the HTML attribute `autocomplete`. */
  readonly autoComplete?: string
  readonly placeholder?: string
  readonly defaultValue?: string
  /** Makes it a multi-line text field with this number of rows. */
  readonly rows?: number
  /** Makes it a list of choices; the placeholder is its empty entry. */
  readonly choices?: readonly Choice[]
  readonly maxLength?: number
  readonly className?: string
}
