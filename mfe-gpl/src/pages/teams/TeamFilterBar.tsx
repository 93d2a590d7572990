import styled from '@emotion/styled'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import List from 'lucide-react/icons/list'
import { IconButton } from 'shared-ui'
import { FilterBar } from '../../features/filters/filter-styles.ts'
import { FilterSelect } from '../../features/filters/FilterSelect.tsx'
import { FoldedFilters } from '../../features/filters/FoldedFilters.tsx'
import { KeptFilter } from '../../features/filters/KeptFilter.tsx'
import { SearchField } from '../../features/filters/SearchField.tsx'
import {
  ALL_REGIONS,
  TEAM_SORT_LABELS,
  TEAM_SORTS,
  TEAM_VIEWS,
  type TeamFilters,
} from '../../features/teams/team-filters.ts'

interface TeamFilterBarProps {
  readonly regions: readonly string[]
  readonly filters: TeamFilters
  readonly onChange: (changes: Partial<TeamFilters>, history?: 'push' | 'replace') => void
}

export function TeamFilterBar({ regions, filters, onChange }: TeamFilterBarProps) {
  const { q, season, region, sort, view } = filters
  return (
    <FilterBar role="search" aria-label="Teams">
      <KeptFilter name="season" value={season} />
      <KeptFilter name="view" value={view === TEAM_VIEWS[0] ? '' : view} />
      <SearchField
        label="Search teams"
        placeholder="Search teams or cities..."
        value={q}
        onChange={(text) => onChange({ q: text }, 'replace')}
      />
      <FoldedFilters set={Number(region !== '') + Number(sort !== TEAM_SORTS[0])}>
        <FilterSelect
          label="Region"
          name="region"
          unset={ALL_REGIONS}
          value={regions.includes(region) ? region : ALL_REGIONS}
          choices={regions}
          onChange={(choice) => onChange({ region: choice === ALL_REGIONS ? '' : choice })}
        />
        <FilterSelect
          label="Sort by"
          name="sort"
          unset={TEAM_SORTS[0]}
          value={sort}
          choices={TEAM_SORTS}
          labelOf={(choice) => TEAM_SORT_LABELS[choice]}
          onChange={(choice) => onChange({ sort: choice })}
        />
        <Views role="group" aria-label="View">
          <IconButton
            type="button"
            aria-label="Grid view"
            aria-pressed={view === 'grid'}
            onClick={() => onChange({ view: 'grid' })}
          >
            <LayoutGrid size={20} />
          </IconButton>
          <IconButton
            type="button"
            aria-label="List view"
            aria-pressed={view === 'list'}
            onClick={() => onChange({ view: 'list' })}
          >
            <List size={20} />
          </IconButton>
        </Views>
      </FoldedFilters>
    </FilterBar>
  )
}

const Views = styled.div`
  display: flex;
  gap: 4px;

  @media (scripting: none) {
    display: none;
  }

  [aria-pressed='true'] {
    color: var(--on-brand);
    background: var(--brand);
  }
`
