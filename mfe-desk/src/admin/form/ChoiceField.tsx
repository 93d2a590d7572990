import type { Choice } from 'shared-contracts/api/form'
import { Select } from 'shared-ui'
import { FieldFrame } from './FieldFrame.tsx'

interface ChoiceFieldProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly value: string
  readonly choices: readonly Choice[]
  readonly error?: string | undefined
  readonly onChange: (value: string) => void
}

export function ChoiceField({ label, hint, value, choices, error, onChange }: ChoiceFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  )
}
