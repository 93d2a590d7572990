import type { ProductResponse } from 'shared-contracts/league/product'
import { FilterBar } from '../../features/filters/filter-styles.ts'
import { FilterSelect } from '../../features/filters/FilterSelect.tsx'
import { FilterSwitch } from '../../features/filters/FilterSwitch.tsx'
import { FoldedFilters } from '../../features/filters/FoldedFilters.tsx'
import { MoreFilters } from '../../features/filters/MoreFilters.tsx'
import { SearchField } from '../../features/filters/SearchField.tsx'
import {
  ALL_SIZES,
  CATEGORIES,
  sizesOf,
  SORTS,
  ALL_TEAMS,
  teamsOf,
  type ProductFilters,
} from '../../features/shop/product-filters.ts'

interface ProductFilterBarProps {
  /** All products, which define the teams and sizes to choose from. */
  readonly products: readonly ProductResponse[]
  readonly filters: ProductFilters
  readonly onChange: (changes: Partial<ProductFilters>, history?: 'push' | 'replace') => void
}

/** Returns the number of filters that are set, besides the search. */
const setOf = ({ category, sort, team, size, sale, new: isNew }: ProductFilters) =>
  [category !== CATEGORIES[0], sort !== SORTS[0], team, size, sale, isNew].filter(Boolean).length

export function ProductFilterBar({ products, filters, onChange }: ProductFilterBarProps) {
  const { team, size, sale } = filters
  const teams = teamsOf(products)
  const sizes = sizesOf(products)
  return (
    <FilterBar role="search" aria-label="Products">
      <SearchField
        label="Search products"
        placeholder="Search jerseys, teams, accessories..."
        value={filters.q}
        onChange={(text) => onChange({ q: text }, 'replace')}
      />
      <FoldedFilters set={setOf(filters)}>
        <FilterSelect
          label="Category"
          name="category"
          unset={CATEGORIES[0]}
          value={filters.category}
          choices={CATEGORIES}
          onChange={(category) => onChange({ category })}
        />
        <FilterSelect
          label="Team"
          name="team"
          unset={ALL_TEAMS}
          value={teams.includes(team) ? team : ALL_TEAMS}
          choices={teams}
          onChange={(choice) => onChange({ team: choice === ALL_TEAMS ? '' : choice })}
        />
        <FilterSelect
          label="Sort by"
          name="sort"
          unset={SORTS[0]}
          value={filters.sort}
          choices={SORTS}
          onChange={(sort) => onChange({ sort })}
        />
        <MoreFilters isActive={size !== '' || sale !== '' || filters.new !== ''}>
          <FilterSelect
            label="Size"
            value={sizes.includes(size) ? size : ALL_SIZES}
            choices={sizes}
            onChange={(choice) => onChange({ size: choice === ALL_SIZES ? '' : choice })}
          />
          <FilterSwitch
            label="On sale only"
            name="sale"
            value={sale}
            onChange={(value) => onChange({ sale: value })}
          />
          <FilterSwitch
            label="New arrivals only"
            name="new"
            value={filters.new}
            onChange={(value) => onChange({ new: value })}
          />
        </MoreFilters>
      </FoldedFilters>
    </FilterBar>
  )
}
