import styled from '@emotion/styled'
import { ThemeProvider } from '@mui/material/styles'
import { ListContextProvider, ResourceContextProvider, type SortPayload } from 'ra-core'
import { Pagination } from 'ra-ui-materialui'
import { Message, Row } from 'shared-ui'
import { useDeskTheme } from '../theme/desk-theme.ts'
import { UndoNotice } from '../undo/UndoNotice.tsx'
import type { BulkAction } from './bulk-action.ts'
import { BulkBar } from './BulkBar.tsx'
import type { Column } from './column.ts'
import { ExportButton } from './ExportButton.tsx'
import { FilterChoice, type ListFilter } from './FilterChoice.tsx'
import { Records } from './Records.tsx'
import { SearchField } from './SearchField.tsx'
import { useChosen } from './use-chosen.ts'
import { useRecordList } from './use-record-list.ts'

export interface RecordListProps {
  /** Path of the list's calls below `/api/desk`. */
  readonly part: string
  /** Members by which the API orders the list. */
  readonly sorts: readonly string[]
  /** Order unless the address names another. */
  readonly sort: SortPayload
  /** The first column names the record, and links to it if there is more to see. */
  readonly columns: readonly [Column, ...Column[]]
  readonly filters?: readonly ListFilter[]
  /** Filters that always apply, whatever the address says. */
  readonly filter?: Readonly<Record<string, string>>
  readonly refetchInterval?: number
  /** Bulk actions. */
  readonly actions?: readonly BulkAction[]
  /** Message and hint for an empty list. */
  readonly empty: { readonly title: string; readonly hint?: string }
}

const PER_PAGE_CHOICES = [25, 50, 100]

/** The records of a part, with search, filters, sorting, export and bulk actions. */
export function RecordList({
  columns,
  filters = [],
  actions = [],
  empty,
  ...options
}: RecordListProps) {
  const theme = useDeskTheme()
  const { list, error, shown, filterValues, setFilter } = useRecordList(options)
  const { data, total } = list
  const chosen = useChosen(data ?? [])
  return (
    <ResourceContextProvider value={options.part}>
      <ListContextProvider value={list}>
        <UndoNotice part={options.part} />
        <Controls>
          <SearchField
            value={filterValues['q'] ?? ''}
            onSearch={(words) => setFilter('q', words, true)}
          />
          {filters.map((filter) => (
            <FilterChoice
              key={filter.name}
              filter={filter}
              value={filterValues[filter.name] ?? ''}
              onChoose={(value) => setFilter(filter.name, value)}
            />
          ))}
          {Boolean(total) && <ExportButton shown={shown} columns={columns} />}
        </Controls>
        {chosen.records.length > 0 && <BulkBar chosen={chosen} actions={actions} />}
        {error && (
          <Message
            title={data ? 'This is the list of before' : 'The list could not be loaded'}
            hint={error.message}
            onRetry={() => void list.refetch()}
          />
        )}
        {error && !data ? null : total === 0 ? (
          <Message
            {...(Object.keys(filterValues).length > 0
              ? { title: 'Nothing matches', hint: 'Change the words or the filters.' }
              : empty)}
          />
        ) : (
          <Sheet aria-busy={list.isFetching}>
            <ThemeProvider theme={theme}>
              <Records
                columns={columns}
                sorts={options.sorts}
                chosen={actions.length > 0 ? chosen : undefined}
              />
              <Pagination rowsPerPageOptions={PER_PAGE_CHOICES} />
            </ThemeProvider>
          </Sheet>
        )}
      </ListContextProvider>
    </ResourceContextProvider>
  )
}

const Controls = styled(Row)`
  align-items: end;
`

const Sheet = styled.div`
  overflow-x: auto;
  background: var(--surface-raised);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);

  a {
    font-weight: 600;
  }
`
