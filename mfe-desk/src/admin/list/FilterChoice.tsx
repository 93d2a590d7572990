import { useId } from 'react'
import type { Choice } from 'shared-contracts/api/form'
import { Select } from 'shared-ui'
import { formatChoice } from '../text-of.ts'
import { Field } from './SearchField.tsx'

export interface ListFilter {
  readonly name: string
  readonly label: string
  readonly choices: readonly Choice[]
  /** Label if nothing is chosen; `All` by default. */
  readonly none?: string
}

interface FilterChoiceProps {
  readonly filter: ListFilter
  readonly value: string
  readonly onChoose: (value: string) => void
}

export function FilterChoice({ filter, value, onChoose }: FilterChoiceProps) {
  const id = useId()
  // Such as a club that does not play the season that was chosen since: the list is filtered by it all the same.
  const isUnknown = value !== '' && !filter.choices.some((choice) => choice.value === value)
  return (
    <Field>
      <label htmlFor={id}>{filter.label}</label>
      <Select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{filter.none ?? 'All'}</option>
        {isUnknown && <option value={value}>{formatChoice(value)}</option>}
        {filter.choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
    </Field>
  )
}
