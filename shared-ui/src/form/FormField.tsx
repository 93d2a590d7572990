import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputBase from '@mui/material/InputBase'
import { useId } from 'react'
import type { Choice } from 'shared-contracts/api/form'
import { Label, Select } from './form-styles.ts'

export type { Choice }

interface FormFieldProps {
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

/** One named value of a form: label, control and what is wrong with it. */
export function FormField({
  name,
  label,
  error,
  hint,
  isRequired = false,
  type = 'text',
  rows,
  choices,
  placeholder,
  className,
  ...control
}: FormFieldProps) {
  const id = useId()
  const note = error ?? hint
  const shared = {
    ...control,
    id,
    name,
    'aria-required': isRequired,
    'aria-invalid': error !== undefined,
    'aria-describedby': note ? `${id}-note` : undefined,
  }
  return (
    <FormControl className={className} error={error !== undefined} fullWidth>
      <Label htmlFor={id}>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </Label>
      {choices ? (
        <Select {...shared}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
      ) : (
        <InputBase
          id={id}
          inputComponent={rows === undefined ? 'input' : 'textarea'}
          inputProps={{ ...shared, placeholder, ...(rows === undefined ? { type } : { rows }) }}
        />
      )}
      {note && <FormHelperText id={`${id}-note`}>{note}</FormHelperText>}
    </FormControl>
  )
}
