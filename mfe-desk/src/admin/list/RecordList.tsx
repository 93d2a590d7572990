import { ThemeProvider } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import styled from '@emotion/styled'
import { ListContextProvider, ResourceContextProvider, type SortPayload } from 'ra-core'
import { Datagrid, FunctionField, Pagination, SimpleList } from 'ra-ui-materialui'
import { useId, type ReactNode } from 'react'
import type { Choice } from 'shared-contracts/api/form'
import { Message, Row, Select } from 'shared-ui'
import type { DeskRecord } from '../data/data-provider.ts'
import { useDeskTheme } from '../theme/desk-theme.ts'
import { Field, SearchField } from './SearchField.tsx'
import { useRecordList } from './use-record-list.ts'

export interface Column {
  /** Member of the record, by which the list can be ordered unless `isFixed`. */
  readonly source: string
  readonly label: string
  readonly isFixed?: boolean
  readonly render: (record: DeskRecord) => ReactNode
}

export interface ListFilter {
  readonly name: string
  readonly label: string
  readonly choices: readonly Choice[]
}

export interface RecordListProps {
  readonly part: string
  readonly sort: SortPayload
  /** The first one names the record, and leads to it where there is more to see. */
  readonly columns: readonly [Column, ...Column[]]
  readonly filters?: readonly ListFilter[]
  /** Filters that hold whatever the address says. */
  readonly filter?: Readonly<Record<string, string>>
  readonly refetchInterval?: number
  /** What to do when there is nothing. */
  readonly empty: { readonly title: string; readonly hint?: string }
  readonly hasSearch?: boolean
}

const PER_PAGE_CHOICES = [25, 50, 100]

/** A part's records: a table where there is room, and a list on a phone. */
export function RecordList({
  columns,
  filters = [],
  empty,
  hasSearch = true,
  ...options
}: RecordListProps) {
  const theme = useDeskTheme()
  const isWide = useMediaQuery('(min-width: 700px)')
  const { list, filterValues, setFilter } = useRecordList(options)
  const { data, error, total } = list
  return (
    <ResourceContextProvider value={options.part}>
      <ListContextProvider value={list}>
        <Row>
          {hasSearch && (
            <SearchField
              value={filterValues['q'] ?? ''}
              onSearch={(words) => setFilter('q', words, true)}
            />
          )}
          {filters.map((filter) => (
            <FilterChoice
              key={filter.name}
              filter={filter}
              value={filterValues[filter.name] ?? ''}
              onChoose={(value) => setFilter(filter.name, value)}
            />
          ))}
        </Row>
        {error && !data ? (
          <Message
            title="The list could not be loaded"
            hint={error.message}
            onRetry={() => void list.refetch()}
          />
        ) : total === 0 ? (
          <Message
            {...(Object.keys(filterValues).length > 0
              ? { title: 'Nothing matches', hint: 'Change the words or the filters.' }
              : empty)}
          />
        ) : (
          <Records aria-busy={list.isFetching}>
            <ThemeProvider theme={theme}>
              {isWide ? <Table columns={columns} /> : <Cards columns={columns} />}
              <Pagination rowsPerPageOptions={PER_PAGE_CHOICES} />
            </ThemeProvider>
          </Records>
        )}
      </ListContextProvider>
    </ResourceContextProvider>
  )
}

function Table({ columns }: Pick<RecordListProps, 'columns'>) {
  return (
    <Datagrid bulkActionButtons={false} rowClick={false}>
      {columns.map(({ source, label, isFixed = false, render }) => (
        <FunctionField
          key={source}
          source={source}
          label={label}
          sortable={!isFixed}
          render={render}
        />
      ))}
    </Datagrid>
  )
}

function Cards({ columns: [name, ...others] }: Pick<RecordListProps, 'columns'>) {
  return (
    <SimpleList
      rowClick={false}
      primaryText={(record: DeskRecord) => name.render(record)}
      secondaryText={(record: DeskRecord) => (
        <Facts>
          {others.map(({ source, label, render }) => (
            <span key={source}>
              {label}: {render(record)}
            </span>
          ))}
        </Facts>
      )}
    />
  )
}

interface FilterChoiceProps {
  readonly filter: ListFilter
  readonly value: string
  readonly onChoose: (value: string) => void
}

function FilterChoice({ filter, value, onChoose }: FilterChoiceProps) {
  const id = useId()
  return (
    <Field>
      <label htmlFor={id}>{filter.label}</label>
      <Select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">All</option>
        {filter.choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
    </Field>
  )
}

const Records = styled.div`
  overflow-x: auto;
  background: var(--surface-raised);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);

  a {
    font-weight: 600;
  }
`

const Facts = styled.span`
  display: grid;
  gap: 2px;
`
