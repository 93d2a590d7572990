import type { Choice } from 'shared-contracts/api/form'
import { Select } from 'shared-ui'
import { FieldFrame } from './FieldFrame.tsx'

interface ChoiceFieldProps {
  readonly label: string
  readonly value: string
  readonly choices: readonly Choice[]
  readonly onChange: (value: string) => void
}

export function ChoiceField({ label, value, choices, onChange }: ChoiceFieldProps) {
  return (
    <FieldFrame label={label}>
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
