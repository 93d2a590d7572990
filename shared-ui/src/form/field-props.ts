import type { Choice } from 'shared-contracts/api/form'

export type { Choice }

export interface FormFieldProps {
  readonly name: string
  readonly label: string
  /** What is wrong with the value; shown under the field and tied to it. */
  readonly error?: string | undefined
  /** Help that stands under the field while nothing is wrong. */
  readonly hint?: string
  readonly isRequired?: boolean
  readonly type?: 'text' | 'email' | 'tel' | 'search' | 'url' | 'password'
  /** What a browser may fill in, as `autocomplete` of HTML. */
  readonly autoComplete?: string
  readonly placeholder?: string
  readonly defaultValue?: string
  /** Makes it a text of several lines, this many tall. */
  readonly rows?: number
  /** Makes it a list of choices; the placeholder is its empty entry. */
  readonly choices?: readonly Choice[]
  readonly maxLength?: number
  readonly className?: string
}
