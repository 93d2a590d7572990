import styled from '@emotion/styled'
import { PlainFilterBar } from '../../features/filters/filter-styles.ts'
import { FoldedFilters } from '../../features/filters/FoldedFilters.tsx'
import { KeptFilter } from '../../features/filters/KeptFilter.tsx'
import { SearchField } from '../../features/filters/SearchField.tsx'
import { ALL, CATEGORIES, type ArticleFilters } from '../../features/news/article-filters.ts'

interface ArticleFilterBarProps {
  readonly filters: ArticleFilters
  readonly onChange: (changes: Partial<ArticleFilters>, history?: 'push' | 'replace') => void
}

/** Filters of the news. A new search or category starts at the first page of its list. */
export function ArticleFilterBar({ filters, onChange }: ArticleFilterBarProps) {
  return (
    <PlainFilterBar role="search" aria-label="News articles">
      <SearchField
        label="Search news"
        placeholder="Search news articles..."
        value={filters.q}
        onChange={(text) => onChange({ q: text, page: '', archive: '' }, 'replace')}
      />
      <FoldedFilters set={Number(filters.category !== CATEGORIES[0])}>
        <Categories onSubmit={(event) => event.preventDefault()}>
          <KeptFilter name="topic" value={filters.topic} />
          <div role="group" aria-label="Category">
            {CATEGORIES.map((category) => (
              <button
                key={category}
                // Without scripts it submits itself.
                name="category"
                value={category === ALL ? '' : category}
                aria-pressed={category === filters.category}
                onClick={() => onChange({ category, page: '', archive: '' })}
              >
                {category}
              </button>
            ))}
          </div>
        </Categories>
      </FoldedFilters>
    </PlainFilterBar>
  )
}

/** A form of its own: Enter in the search would press the first of its buttons. */
const Categories = styled.form`
  flex-basis: 100%;

  div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
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
