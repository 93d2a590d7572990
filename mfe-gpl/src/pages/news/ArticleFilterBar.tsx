import styled from '@emotion/styled'
import { FilterBar } from '../../features/filters/filter-styles.ts'
import { FoldedFilters } from '../../features/filters/FoldedFilters.tsx'
import { SearchField } from '../../features/filters/SearchField.tsx'
import { CATEGORIES, type ArticleFilters } from '../../features/news/article-filters.ts'

interface ArticleFilterBarProps {
  readonly filters: ArticleFilters
  readonly onChange: (changes: Partial<ArticleFilters>, history?: 'push' | 'replace') => void
}

/** Filters of the news. A new search or category starts at the first page of its list. */
export function ArticleFilterBar({ filters, onChange }: ArticleFilterBarProps) {
  return (
    <Bar role="search" aria-label="News articles">
      <SearchField
        label="Search news"
        placeholder="Search news articles..."
        value={filters.q}
        onChange={(text) => onChange({ q: text, page: '' }, 'replace')}
      />
      <FoldedFilters set={Number(filters.category !== CATEGORIES[0])}>
        <Categories role="group" aria-label="Category">
          {CATEGORIES.map((category) => (
            <button
              key={category}
              type="button"
              aria-pressed={category === filters.category}
              onClick={() => onChange({ category, page: '' })}
            >
              {category}
            </button>
          ))}
        </Categories>
      </FoldedFilters>
    </Bar>
  )
}

/** Without scripts, none of its filters is left. */
const Bar = styled(FilterBar)`
  @media (scripting: none) {
    display: none;
  }
`

const Categories = styled.div`
  flex-basis: 100%;
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  button {
    min-height: 44px;
    padding: 0 18px;
    font: 700 1.0625rem/1 var(--font-display);
    letter-spacing: 0.03em;
    text-transform: uppercase;
    background: var(--surface);
    border: 1px solid var(--edge);
    border-radius: var(--radius-s);
    cursor: pointer;
  }
  button:hover {
    border-color: var(--brand);
  }
  [aria-pressed='true'] {
    color: var(--on-brand);
    background: var(--brand);
    border-color: var(--brand);
  }
`
