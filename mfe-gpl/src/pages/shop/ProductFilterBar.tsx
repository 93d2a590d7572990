import { FilterBar } from '../../features/filters/filter-styles.ts'
import { FilterSelect } from '../../features/filters/FilterSelect.tsx'
import { FilterSwitch } from '../../features/filters/FilterSwitch.tsx'
import { MoreFilters } from '../../features/filters/MoreFilters.tsx'
import { SearchField } from '../../features/filters/SearchField.tsx'
import {
  ALL_SIZES,
  CATEGORIES,
  SIZES,
  SORTS,
  TEAMS,
  type ProductFilters,
} from '../../features/shop/product-filters.ts'

interface ProductFilterBarProps {
  readonly filters: ProductFilters
  readonly onChange: (changes: Partial<ProductFilters>, history?: 'push' | 'replace') => void
}

export function ProductFilterBar({ filters, onChange }: ProductFilterBarProps) {
  const { size, sale } = filters
  return (
    <FilterBar role="search" aria-label="Products">
      <SearchField
        label="Search products"
        placeholder="Search jerseys, teams, accessories..."
        value={filters.q}
        onChange={(text) => onChange({ q: text }, 'replace')}
      />
      <FilterSelect
        label="Category"
        value={filters.category}
        choices={CATEGORIES}
        onChange={(category) => onChange({ category })}
      />
      <FilterSelect
        label="Team"
        value={filters.team}
        choices={TEAMS}
        onChange={(team) => onChange({ team })}
      />
      <FilterSelect
        label="Sort by"
        value={filters.sort}
        choices={SORTS}
        onChange={(sort) => onChange({ sort })}
      />
      <MoreFilters isActive={size !== ALL_SIZES || sale !== '' || filters.new !== ''}>
        <FilterSelect
          label="Size"
          value={size}
          choices={SIZES}
          onChange={(choice) => onChange({ size: choice })}
        />
        <FilterSwitch
          label="On sale only"
          value={sale}
          onChange={(value) => onChange({ sale: value })}
        />
        <FilterSwitch
          label="New arrivals only"
          value={filters.new}
          onChange={(value) => onChange({ new: value })}
        />
      </MoreFilters>
    </FilterBar>
  )
}
