import styled from '@emotion/styled'
import { useId } from 'react'
import { Select } from 'shared-ui'
import { useEarlyChoice } from 'shared-ui/early-choice'
import { CATEGORIES, REGIONS } from './use-news-filters.ts'

interface FilterProps {
  readonly label: string
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
    <Bar role="search" aria-label="Filter articles">
      <Filter
        label="Category"
        value={category}
        choices={CATEGORIES}
        onChoose={(value) => choose('category', value)}
      />
      <Filter
        label="Region"
        value={region}
        choices={REGIONS}
        onChoose={(value) => choose('region', value)}
      />
    </Bar>
  )
}

function Filter({ label, value, choices, onChoose }: FilterProps) {
  const id = useId()
  const select = useEarlyChoice(value, (element: HTMLSelectElement) => element.value, onChoose)

  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Select
        ref={select}
        id={id}
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

const Bar = styled.div`
  display: flex;
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
