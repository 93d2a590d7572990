import styled from '@emotion/styled'
import { useId } from 'react'
import { Button, Select } from 'shared-ui'
import { useEarlyChoice } from 'shared-ui/early-choice'
import { CATEGORIES, REGIONS } from './use-news-filters.ts'

interface FilterProps {
  readonly label: string
  /** Name of the search parameter: without scripts, the form writes it into the address. */
  readonly name: string
  readonly value: string
  readonly choices: readonly string[]
  readonly onChoose: (value: string) => void
}

interface NewsFiltersProps {
  readonly category: string
  readonly region: string
  readonly choose: (name: 'category' | 'region', value: string) => void
}

/** Category and region, independent of each other (requirement 2.7). */
export function NewsFilters({ category, region, choose }: NewsFiltersProps) {
  return (
    <Bar role="search" aria-label="Filter articles" onSubmit={(event) => event.preventDefault()}>
      <Filter
        label="Category"
        name="category"
        value={category}
        choices={CATEGORIES}
        onChoose={(value) => choose('category', value)}
      />
      <Filter
        label="Region"
        name="region"
        value={region}
        choices={REGIONS}
        onChoose={(value) => choose('region', value)}
      />
      <noscript>
        <Button type="submit">Show</Button>
      </noscript>
    </Bar>
  )
}

function Filter({ label, name, value, choices, onChoose }: FilterProps) {
  const id = useId()
  const select = useEarlyChoice(value, (element: HTMLSelectElement) => element.value, onChoose)

  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Select
        ref={select}
        id={id}
        name={name}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </Select>
    </div>
  )
}

const Bar = styled.form`
  display: flex;
  align-items: end;
  flex-wrap: wrap;
  gap: 16px;

  > div {
    display: grid;
    gap: 6px;
    flex: 1 1 140px;
  }
  label {
    font-weight: 600;
    font-size: var(--text-s);
  }
  select {
    text-transform: capitalize;
  }
`
