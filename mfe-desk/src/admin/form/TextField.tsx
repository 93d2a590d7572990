import type { HTMLInputAutoCompleteAttribute } from 'react'
import { FieldFrame } from './FieldFrame.tsx'

interface TextFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly type?: 'text' | 'password' | 'date' | 'time'
  readonly inputMode?: 'numeric'
  readonly maxLength?: number
  readonly hint?: string
  readonly error?: string | undefined
  readonly autoComplete?: HTMLInputAutoCompleteAttribute
}

export function TextField({ label, value, onChange, hint, error, ...input }: TextFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          {...input}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FieldFrame>
  )
}
